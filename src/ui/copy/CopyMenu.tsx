import { Copy } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Menu } from "../Menu.tsx";
import { useClipboard } from "./clipboard-context.ts";

/** Makes the copies of a value in each format. */
export interface Copies {
  readonly text: () => string;
  /** JSON as received. */
  readonly json: () => string;
}

/** The formats of a copy. */
export const copyForms = ["text", "json"] as const;

interface CopyMenuProps {
  /** Such as "Copy stage". */
  readonly label: string;
  /** The visible text of the button. Default: `label`. */
  readonly text?: string;
  /** In a narrow window only the icon is visible. */
  readonly isIconWhenNarrow?: boolean;
  /** Loads the code that makes the copies. Called when the menu opens and when an item is chosen. */
  readonly load: () => Promise<Copies>;
}

/** A button with a menu of the formats in which a value can be copied. */
export function CopyMenu({ label, text = label, isIconWhenNarrow = false, load }: CopyMenuProps) {
  const { copy: words } = useMessages();
  const clipboard = useClipboard();
  return (
    <Menu
      label={label}
      icon={<Copy aria-hidden />}
      items={copyForms.map((form) => ({
        label: words.as[form],
        run: () => void clipboard.copy(load().then((copies) => copies[form]())),
      }))}
      // Loaded ahead, because a browser allows copying only soon after the click, which reports a failure.
      onOpen={() => void load().catch(() => {})}
    >
      <span className={isIconWhenNarrow ? "wide-only" : undefined}>{text}</span>
    </Menu>
  );
}
