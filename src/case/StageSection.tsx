import { AutoAction } from "#glance/AutoAction.tsx";
import { ControlActionWords } from "#glance/ControlActionWords.tsx";
import { WallClock } from "#glance/WallClock.tsx";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { isClosed, type Stage } from "#model/stage.ts";
import { CopyMenu } from "#ui/CopyMenu.tsx";
import { SentText } from "#ui/SentText.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { useCopies } from "./copy-source.ts";
import { FieldList } from "./FieldList.tsx";
import styles from "./StageSection.module.css";
import { StageWords } from "./StageWords.tsx";

interface StageSectionProps {
  readonly stage: Stage;
  readonly showsHidden: boolean;
}

/** The selected stage: its descriptions, dates, user and fields. */
export function StageSection({ stage, showsHidden }: StageSectionProps) {
  const { words } = useLanguage();
  const { ofStage } = useCopies();
  const { description, longDescription } = stage;
  const visible = showsHidden ? stage.fields : stage.fields.filter(({ isVisible }) => isVisible);
  return (
    <Sheet
      title={<SentText>{stage.name || words.stage.unnamed}</SentText>}
      state={<StageWords stage={stage} />}
      end={
        <>
          {stage.user !== "" && <SentText canReveal>{stage.user}</SentText>}
          <CopyMenu label={words.copy.stage} load={() => ofStage(stage)} />
        </>
      }
    >
      {description !== "" && (
        <p className={styles.description}>
          <SentText canReveal>{description}</SentText>
        </p>
      )}
      {longDescription !== "" && longDescription !== description && (
        <p className={styles.long}>
          <SentText canReveal>{longDescription}</SentText>
        </p>
      )}
      <dl className={styles.dates}>
        {stage.created !== undefined && (
          <div>
            <dt>{words.stage.created}</dt>
            <dd>
              <WallClock when={stage.created} />
            </dd>
          </div>
        )}
        {stage.started !== undefined && (
          <div>
            <dt>{words.stage.started}</dt>
            <dd>
              <WallClock when={stage.started} />
            </dd>
          </div>
        )}
        {stage.controlActionDate !== undefined && (
          <div>
            <dt>{words.stage.controlDate}</dt>
            <dd>
              <WallClock when={stage.controlActionDate} />
            </dd>
          </div>
        )}
        {stage.code !== "" && (
          <div>
            <dt>{words.stage.code}</dt>
            <dd>
              <SentText canReveal>{stage.code}</SentText>
            </dd>
          </div>
        )}
        {stage.autoAction !== undefined && (
          <div>
            <dt className={stage.autoAction === "never" ? "visually-hidden" : undefined}>
              {words.stage.autoAction}
            </dt>
            <dd>
              <AutoAction
                when={stage.autoAction}
                isNamed={false}
                isSettled={isClosed(stage) && !stage.isActive}
              />
            </dd>
          </div>
        )}
        {stage.controlActions.length > 0 && (
          <div>
            <dt className="visually-hidden">{words.stage.control.label}</dt>
            <dd>
              <ControlActionWords actions={stage.controlActions} />
            </dd>
          </div>
        )}
      </dl>
      {visible.length > 0 ? (
        <FieldList fields={visible} />
      ) : (
        <p className={styles.none}>
          {stage.fields.length === 0 ? words.stage.noFields : words.stage.allHidden}
        </p>
      )}
    </Sheet>
  );
}
