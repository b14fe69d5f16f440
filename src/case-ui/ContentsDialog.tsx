import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SwitchRow } from "#ui/form/Switch.tsx";

interface ContentsChoice<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly hint?: ReactNode;
}

interface ContentsOptions<Key extends string> {
  /** Called only when it is needed, because it may read every field. */
  readonly choices: () => readonly ContentsChoice<Key>[];
  readonly title: string;
  readonly confirmLabel: string;
  readonly onConfirm: (chosen: ReadonlySet<Key>) => void;
}

/**
 * Asks what goes with a case that leaves the screen, unless there is nothing to choose.
 * @returns `start`, to be called in place of `onConfirm`, and the dialog while it is open.
 */
export function useContentsDialog<Key extends string>(options: ContentsOptions<Key>) {
  const { title, confirmLabel, onConfirm } = options;
  const [choices, setChoices] = useState<readonly ContentsChoice<Key>[]>([]);
  function start() {
    const offered = options.choices();
    if (offered.length === 0) onConfirm(new Set());
    else setChoices(offered);
  }
  const dialog: ReactNode = choices.length > 0 && (
    <ContentsDialog
      choices={choices}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={(chosen) => {
        setChoices([]);
        onConfirm(chosen);
      }}
      onClose={() => setChoices([])}
    />
  );
  return { start, dialog };
}

interface ContentsDialogProps<Key extends string> extends Omit<ContentsOptions<Key>, "choices"> {
  readonly choices: readonly ContentsChoice<Key>[];
  readonly onClose: () => void;
}

function ContentsDialog<Key extends string>(props: ContentsDialogProps<Key>) {
  const { choices, title, confirmLabel, onConfirm, onClose } = props;
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose}>
      {choices.map(({ key, label, hint }) => (
        <SwitchRow
          key={key}
          label={label}
          hint={hint}
          isOn={chosen.has(key)}
          onChange={(isOn) => {
            const others = [...chosen].filter((other) => other !== key);
            setChosen(new Set(isOn ? [...others, key] : others));
          }}
        />
      ))}
      <ButtonRow isFooter>
        <Button ref={button} variant="primary" onClick={() => onConfirm(chosen)}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
