import { onlineManager } from "@tanstack/react-query";
import { Pause, Play, Square } from "lucide-react";
import { useSyncExternalStore } from "react";
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

const watchNetwork = (listener: () => void) => onlineManager.subscribe(listener);

export function QueueProgress({ create, queue }: QueueProgressProps) {
  const { queue: t } = useMessages().create.result;
  const { phase, requests, done } = queue;
  const all = queue.rows.filter(({ status }) => status !== "leftOut").length;
  const rows = queue.rows.filter(({ request }) => request !== undefined).length;
  const isRunning = phase === "running";
  const isOnline = useSyncExternalStore(watchNetwork, () => onlineManager.isOnline());
  return (
    <Panel title={t.heading} state={<span role="status">{t.phases[phase]}</span>}>
      <div className={styles.body}>
        <Progress label={t.progress} done={done} total={requests}>
          {t.done({ done, requests, rows, all })}
        </Progress>
        <p role="status" className="soft small">
          {phase === "paused" && (isOnline ? t.locked : t.offline)}
        </p>
        <ButtonRow>
          {/* One button to pause and continue keeps the focus, which it got when the form was removed. */}
          <Button
            ref={focusWhenShown}
            icon={isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
            onClick={isRunning ? create.pause : create.proceed}
          >
            {isRunning ? t.pause : t.proceed}
          </Button>
          <Button
            icon={<Square aria-hidden />}
            aria-disabled={phase === "stopping"}
            onClick={() => phase !== "stopping" && create.stop()}
          >
            {t.stop}
          </Button>
        </ButtonRow>
      </div>
    </Panel>
  );
}
