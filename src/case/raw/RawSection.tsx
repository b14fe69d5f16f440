import { Copy } from "lucide-react";
import { memo, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maskedStart } from "#privacy/card-number.ts";
import { cardDigits, maskedJson } from "#privacy/masked-json.ts";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Panel } from "#ui/Panel.tsx";
import { TextButton } from "#ui/TextButton.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { ExactNumber, sourceOf } from "#wire/json.ts";
import styles from "./RawSection.module.css";

const pageSize = 100;

/**
 * The answer as received, as a tree and as JSON to copy; card numbers are masked. The tree is unfolded
 * down to the case; a deeper level is rendered when it is unfolded.
 */
export const RawSection = memo(function RawSection({ received }: Pick<RetrievedCase, "received">) {
  const { raw: t } = useMessages().answer;
  const [isOpen, setOpen] = useState(false);
  const clipboard = useClipboard();
  return (
    <Panel
      title={t.title}
      isLong
      actions={
        <Button
          variant="quiet"
          onClick={() => void clipboard.copy(() => maskedJson(received, 2))}
          icon={<Copy aria-hidden />}
        >
          {t.copy}
        </Button>
      }
    >
      <div className={styles.raw}>
        <Disclosure summary={t.show} onToggle={(isShown) => isShown && setOpen(true)}>
          {isOpen && (
            <div className={styles.tree}>
              <TreeItems value={received} defaultOpen />
            </div>
          )}
        </Disclosure>
      </div>
    </Panel>
  );
});

type JsonContainer = Readonly<Record<string, unknown>> | readonly unknown[];

interface TreeItemsProps {
  readonly value: JsonContainer;
  readonly defaultOpen?: boolean;
}

function TreeItems({ value, defaultOpen = false }: TreeItemsProps) {
  const { ui } = useMessages();
  const [shownCount, setShownCount] = useState(pageSize);
  const isList = Array.isArray(value);
  const items = Object.entries(value);
  return (
    <ul>
      {items.slice(0, shownCount).map(([key, value]) => (
        <li key={key}>
          <TreeItem name={isList ? "" : key} value={value} defaultOpen={defaultOpen} />
        </li>
      ))}
      {items.length > shownCount && (
        <li className="soft">
          {ui.more({ count: items.length - shownCount })}{" "}
          <TextButton onClick={() => setShownCount(shownCount + pageSize)}>
            {ui.showMore}
          </TextButton>
        </li>
      )}
    </ul>
  );
}

interface TreeItemProps {
  /** The key; "" for an item of a list. */
  readonly name: string;
  readonly value: unknown;
  readonly defaultOpen: boolean;
}

function TreeItem({ name, value, defaultOpen }: TreeItemProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const key = name !== "" && <span className={styles.key}>{maskedStart(name)}:</span>;
  if (!isContainer(value)) {
    return (
      <>
        {key}
        <JsonLeaf name={name} value={value} />
      </>
    );
  }
  const [begin, end] = Array.isArray(value) ? "[]" : "{}";
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {key}
        <span className="faint">{isOpen ? begin : `${begin}…${end}`}</span>
      </summary>
      {isOpen && (
        <>
          <TreeItems value={value} />
          <span className="faint">{end}</span>
        </>
      )}
    </details>
  );
}

function JsonLeaf({ name, value }: Pick<TreeItemProps, "name" | "value">) {
  if (typeof value === "string") {
    return (
      <span>
        "<ReceivedText canReveal>{value}</ReceivedText>"
      </span>
    );
  }
  if (typeof value !== "number" && !(value instanceof ExactNumber)) {
    return <span className={styles.plain}>{String(value)}</span>;
  }
  const card = cardDigits(name, value);
  return (
    <span className={styles.plain}>
      <ReceivedText isAmount={card === ""} canReveal>
        {card || sourceOf(value)}
      </ReceivedText>
    </span>
  );
}

const isContainer = (value: unknown): value is JsonContainer =>
  typeof value === "object" && value !== null && !(value instanceof ExactNumber);
