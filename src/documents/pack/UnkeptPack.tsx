import { RotateCw } from "lucide-react";
import { formatBytes } from "#language/byte-size.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { Unkept } from "../reader/messages.ts";

interface UnkeptPackProps {
  readonly why: Unkept["why"];
  /** Bytes. */
  readonly size: number;
  readonly onRetry: () => void;
}

/** Why the browser did not keep a pack, and what to do. */
export function UnkeptPack({ why, size, onRetry }: UnkeptPackProps) {
  const { tag, words } = useFullLanguage();
  const { what, toDo } = words.pack.unkept[why];
  return (
    <Notice tone="late" title={what({ size: formatBytes(size, tag) })} isAlert>
      <p>{toDo}</p>
      <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
        {words.failures.tryAgain}
      </Button>
    </Notice>
  );
}
