import { Square } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { ButtonRow } from "#ui/ButtonRow.tsx";
import { Panel } from "#ui/Panel.tsx";
import { Progress } from "#ui/Progress.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import type { QueueResult } from "../send/result-rows.ts";
import type { useCreate } from "../send/use-create.ts";
import styles from "./QueueProgress.module.css";

interface QueueProgressProps {
  readonly create: ReturnType<typeof useCreate>;
  readonly queue: QueueResult;
}

export function QueueProgress({ create, queue }: QueueProgressProps) {
  const { queue: t } = useMessages().create.result;
  const { phase, requests, done } = queue;
  const all = queue.rows.filter(({ status }) => status !== "leftOut").length;
  const rows = queue.rows.filter(({ request }) => request !== undefined).length;
  return (
    <Panel title={t.heading} state={<span role="status">{t.phases[phase]}</span>}>
      <div className={styles.body}>
        <Progress label={t.progress} done={done} total={requests}>
          {t.done({ done, requests, rows, all })}
        </Progress>
        <ButtonRow>
          {/* Takes the focus, which was lost with the form. */}
          <Button
            ref={focusWhenShown}
            icon={<Square aria-hidden />}
            aria-disabled={phase === "stopping"}
            onClick={create.stop}
          >
            {t.stop}
          </Button>
        </ButtonRow>
      </div>
    </Panel>
  );
}
