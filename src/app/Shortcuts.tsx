import { Suspense } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { extraPart } from "#language/lazy-part.tsx";
import { focusSearchBox } from "#ui/focus-search-box.ts";
import { useShortcut } from "#ui/shortcut.ts";

const ShortcutsDialog = extraPart(
  async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog,
);

interface ShortcutsProps {
  /** Whether the dialog that names all the keys is open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The keys that work on every screen, and the dialog that names them all. */
export function Shortcuts({ isOpen, onOpen }: ShortcutsProps) {
  const { open } = useWords().app;
  const navigate = useNavigate();
  useShortcut({ key: "slash", sign: "/" }, () => focusSearchBox(open.caseId));
  useShortcut({ key: "shift+slash", sign: "?" }, () => onOpen(true));
  useShortcut({ key: "c" }, () => void navigate("/cases/new"));
  return (
    isOpen && (
      <Suspense>
        <ShortcutsDialog onClose={() => onOpen(false)} />
      </Suspense>
    )
  );
}
