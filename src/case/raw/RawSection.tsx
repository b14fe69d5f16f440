import { Copy } from "lucide-react";
import { type KeyboardEvent, memo, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { maskedStart } from "#privacy/card-number.ts";
import { cardDigits, maskedJsonInSteps, sourceOf } from "#privacy/masked-json.ts";
import { Button } from "#ui/Button.tsx";
import { copyText } from "#ui/copy/clipboard.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Panel } from "#ui/Panel.tsx";
import { inSteps } from "#ui/page/yielder.ts";
import { TextButton } from "#ui/TextButton.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { ExactNumber } from "#wire/json.ts";
import styles from "./RawSection.module.css";

/** How many items of a list or an object are shown at once. */
const shownAtOnce = 100;

type RawSectionProps = Pick<RetrievedCase, "received">;

/**
 * The answer as received, as a tree and as JSON to copy; card numbers are masked. The tree is unfolded
 * down to the case; a deeper level is rendered when it is unfolded.
 */
export const RawSection = memo(function RawSection({ received }: RawSectionProps) {
  const { raw: words } = useFullWords().answer;
  const [isOpen, setOpen] = useState(false);
  // A value that cannot be written as JSON is reported as a failed copy.
  const text = () => inSteps(maskedJsonInSteps(received, 2));
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
            <ul role="tree" className={styles.tree} onKeyDown={moveFocus}>
              <TreeItems of={received} isRoot />
            </ul>
          )}
        </Disclosure>
      </div>
    </Panel>
  );
});

type JsonPart = Readonly<Record<string, unknown>> | readonly unknown[];

interface TreeItemsProps {
  readonly of: JsonPart;
  readonly isRoot?: boolean;
}

function TreeItems({ of, isRoot = false }: TreeItemsProps) {
  const { ui } = useFullWords();
  const [shownCount, setShownCount] = useState(shownAtOnce);
  const isList = Array.isArray(of);
  const items = Object.entries(of);
  return (
    <>
      {items.slice(0, shownCount).map(([key, value], index) => (
        <TreeItem
          key={key}
          name={isList ? "" : key}
          value={value}
          isFirst={isRoot && index === 0}
          isOpenAtFirst={isRoot}
        />
      ))}
      {items.length > shownCount && (
        <li role="none" className={styles.more}>
          {ui.more({ count: items.length - shownCount })}{" "}
          <TextButton onClick={() => setShownCount(shownCount + shownAtOnce)}>
            {ui.showMore}
          </TextButton>
        </li>
      )}
    </>
  );
}

interface TreeItemProps {
  /** The key; "" for an item of a list. */
  readonly name: string;
  readonly value: unknown;
  /** The one item that Tab reaches; arrow keys move from it. */
  readonly isFirst: boolean;
  readonly isOpenAtFirst: boolean;
}

function TreeItem({ name, value, isFirst, isOpenAtFirst }: TreeItemProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const key = name !== "" && <span className={styles.key}>{maskedStart(name)}:</span>;
  const tabIndex = isFirst ? 0 : -1;
  if (!isPart(value)) {
    return (
      <li role="treeitem" tabIndex={tabIndex}>
        {key}
        <Leaf name={name} value={value} />
      </li>
    );
  }
  const [begin, end] = Array.isArray(value) ? "[]" : "{}";
  return (
    <li role="treeitem" tabIndex={tabIndex} aria-expanded={isOpen}>
      <button type="button" tabIndex={-1} className={styles.fold} onClick={() => setOpen(!isOpen)}>
        {key}
        <span className={styles.punctuation}>{isOpen ? begin : `${begin}…${end}`}</span>
      </button>
      {isOpen && (
        <>
          <ul role="group">
            <TreeItems of={value} />
          </ul>
          <span className={styles.punctuation}>{end}</span>
        </>
      )}
    </li>
  );
}

function Leaf({ name, value }: Pick<TreeItemProps, "name" | "value">) {
  if (typeof value === "string") {
    return (
      <span className={styles.string}>
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

const isPart = (value: unknown): value is JsonPart =>
  typeof value === "object" && value !== null && !(value instanceof ExactNumber);

/** Up and down move between visible items, right unfolds, left folds or moves to the parent. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const item = event.target instanceof Element ? event.target.closest("li[role=treeitem]") : null;
  // Buttons inside an item handle their own keys.
  if (!(item instanceof HTMLElement) || event.target !== item) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("li[role=treeitem]")];
  const index = items.indexOf(item);
  const isOpen = item.ariaExpanded === "true";
  const fold = item.ariaExpanded === null ? null : item.querySelector("button");
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => items[index + 1]?.focus(),
    ArrowUp: () => items[index - 1]?.focus(),
    ArrowRight: () => (isOpen ? items[index + 1]?.focus() : fold?.click()),
    ArrowLeft: () =>
      isOpen
        ? fold?.click()
        : item.parentElement?.closest<HTMLElement>("li[role=treeitem]")?.focus(),
    Enter: () => fold?.click(),
    " ": () => fold?.click(),
    Home: () => items[0]?.focus(),
    End: () => items.at(-1)?.focus(),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
