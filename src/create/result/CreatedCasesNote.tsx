import { Copy } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import styles from "./CreatedCasesNote.module.css";
import type { CreatedCases } from "./use-created-cases.ts";

/** Says where the created cases are now, and copies their numbers. */
export function CreatedCasesNote({ cases }: { readonly cases: CreatedCases }) {
  const { created: t } = useMessages().create.result;
  const clipboard = useClipboard();
  const { ids, added, unlisted, unkept } = cases;
  if (ids.length === 0) return null;
  async function copyNumbers() {
    if (await clipboard.copy(ids.join("\n"))) cases.keep(ids);
  }
  return (
    <div role="status" className={styles.created}>
      <span>
        {t.where({ count: ids.length, unlisted: unlisted.length, areKept: unkept().length === 0 })}
      </span>
      {added.length > 0 && (
        <Button variant="quiet" onClick={cases.unlist}>
          {t.undo}
        </Button>
      )}
      <Button variant="quiet" icon={<Copy aria-hidden />} onClick={() => void copyNumbers()}>
        {t.copy({ count: ids.length })}
      </Button>
    </div>
  );
}
