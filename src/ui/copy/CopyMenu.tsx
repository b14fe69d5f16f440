import { Copy } from "lucide-react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { Menu } from "../Menu.tsx";
import { copyText } from "./clipboard.ts";

/** One thing in the forms it can be copied in, each made when it is wanted. */
export interface Copies {
  readonly text: () => Promise<string>;
  /** As received. */
  readonly json: () => Promise<string>;
}

/** The forms a thing can be copied in. */
export const copyForms = ["text", "json"] as const;

interface CopyMenuProps {
  /** "Copy stage". */
  readonly label: string;
  /** Called when the menu opens and when something is chosen: what makes the copies may be loaded. */
  readonly load: () => Promise<Copies>;
}

/** A button with a menu of the forms a thing can be copied in. */
export function CopyMenu({ label, load }: CopyMenuProps) {
  const { copy: words } = useWords();
  return (
    <Menu
      label={label}
      icon={<Copy aria-hidden />}
      items={copyForms.map((form) => ({
        label: words.as[form],
        run: () => void copyText(load().then((copies) => copies[form]())),
      }))}
      // A copy must follow its press at once. What can't be loaded now is said then.
      onOpen={() => void load().catch(() => {})}
    >
      {words.copy}
    </Menu>
  );
}
