import { Copy } from "lucide-react";
import { memo, Suspense, useState } from "react";
import { type RetrievedCase, sentJson } from "#api/get-case.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { lazyPart } from "#language/lazy-part.tsx";
import { maskJson } from "#language/masked-json.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./RawSection.module.css";

const RawTree = lazyPart(async () => (await import("./RawTree.tsx")).RawTree);

interface RawSectionProps {
  readonly retrieved: RetrievedCase;
}

/** The answer as received, as a tree, and its JSON for the clipboard; what looks like a card number is masked. */
export const RawSection = memo(function RawSection({ retrieved }: RawSectionProps) {
  const { raw: words } = useWords().answer;
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState<boolean>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(maskJson(sentJson(retrieved)));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <Sheet
      title={words.title}
      isLong
      end={
        <>
          <span role="status">
            {isCopied === undefined ? "" : isCopied ? words.copied : words.notCopied}
          </span>
          <Button look="quiet" onClick={() => void copy()} icon={<Copy aria-hidden />}>
            {words.copy}
          </Button>
        </>
      }
    >
      <div className={styles.raw}>
        <Disclosure summary={words.show} onOpen={() => setOpen(true)}>
          {isOpen && (
            <Suspense>
              <RawTree retrieved={retrieved} />
            </Suspense>
          )}
        </Disclosure>
      </div>
    </Sheet>
  );
});
