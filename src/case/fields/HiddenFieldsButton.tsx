import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseField } from "#model/field.ts";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import styles from "./HiddenFieldsButton.module.css";

/** Shows the hidden fields of the whole case, or hides them again; nothing where these fields have none. */
export function HiddenFieldsButton({ fields }: { readonly fields: readonly CaseField[] }) {
  const { case: t } = useMessages();
  const [isShown, setShown] = useSharedToggle("showsHiddenFields");
  const count = fields.filter(({ isVisible }) => !isVisible).length;
  return (
    count > 0 && (
      <button
        type="button"
        className={styles.button}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t.showHidden({ count })}
      </button>
    )
  );
}
