import { Copy } from "lucide-react";
import { memo, Suspense, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { maskedJsonInSteps } from "#privacy/masked-json.ts";
import { Button } from "#ui/Button.tsx";
import { copyText } from "#ui/copy/clipboard.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { Panel } from "#ui/Panel.tsx";
import { inSteps } from "#ui/page/yielder.ts";
import styles from "./RawSection.module.css";

const RawTree = lazyComponent(async () => (await import("./RawTree.tsx")).RawTree);

interface RawSectionProps {
  readonly retrieved: RetrievedCase;
}

/** The answer as received, as a tree and as JSON to copy; card numbers are masked. */
export const RawSection = memo(function RawSection({ retrieved }: RawSectionProps) {
  const { raw: words } = useFullWords().answer;
  const [isOpen, setOpen] = useState(false);
  // A value that cannot be written as JSON is reported as a failed copy.
  const text = () => inSteps(maskedJsonInSteps(retrieved.received, 2));
  return (
    <Panel
      title={words.title}
      isLong
      end={
        <Button variant="quiet" onClick={() => void copyText(text())} icon={<Copy aria-hidden />}>
          {words.copy}
        </Button>
      }
    >
      <div className={styles.raw}>
        <Disclosure summary={words.show} onToggle={(isShown) => isShown && setOpen(true)}>
          {isOpen && (
            <Suspense>
              <RawTree retrieved={retrieved} />
            </Suspense>
          )}
        </Disclosure>
      </div>
    </Panel>
  );
});
