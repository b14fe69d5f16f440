import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useSearchParams } from "react-router";
import type { RetrievedCase } from "#api/get-case.ts";
import { MarksContext } from "#case-ui/ChangeMark.tsx";
import { useChanges } from "#changes/use-changes.ts";
import { CaseFilesProvider, useCaseFiles } from "#documents/CaseFilesProvider.tsx";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { type Case, documentsOf } from "#model/case.ts";
import { initialStage } from "#model/stage.ts";
import { turnOf } from "#model/turn.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { CopyStatus } from "#ui/copy/CopyStatus.tsx";
import { useCopyKey } from "#ui/copy/ValueGroup.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { lazyComponent, optionalComponent } from "#ui/lazy-component.tsx";
import { nextPaint } from "#ui/page/after-paint.ts";
import { useRootClass } from "#ui/page/root-class.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import styles from "./CaseScreen.module.css";
import { CaseTools, Freshness } from "./CaseTools.tsx";
import { ThingsToCheck, thingsToCheckId } from "./checks/ThingsToCheck.tsx";
import { CopySourceContext } from "./copy/copy-source.ts";
import { useFocusOn } from "./focus-on.ts";
import { CaseHeader } from "./header/CaseHeader.tsx";
import { usePreference } from "./preference.ts";
import { SafePart } from "./SafePart.tsx";
import { StageList } from "./stages/StageList.tsx";
import { StageSection } from "./stages/StageSection.tsx";
import { useStageInView, useStageKeys } from "./stages/stage-selection.ts";

const CaseChanges = lazyComponent(
  async () => (await import("./header/CaseChanges.tsx")).CaseChanges,
);
const importFind = () => import("./find/FindResults.tsx");
const FindResults = lazyComponent(async () => (await importFind()).FindResults);
const Preview = lazyComponent(async () => (await import("#documents/preview/Preview.tsx")).Preview);
const CasePrint = optionalComponent(async () => (await import("./print/CasePrint.tsx")).CasePrint);
const CaseSections = lazyComponent(async () => {
  // Loads the search ahead of time; a failure is reported when it is used.
  importFind().catch(() => {});
  return (await import("./CaseSections.tsx")).CaseSections;
}, nextPaint);

interface CaseViewProps {
  readonly retrieved: RetrievedCase;
  /** The notice of a failed refresh. */
  readonly failure: ReactNode;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly isAutoRefreshed: boolean;
  readonly onAutoRefresh: (isOn: boolean) => void;
}

/** The case screen once the case has been read. */
export function CaseView({ retrieved, failure, ...refresh }: CaseViewProps) {
  const { case: shown, retrievedAt } = retrieved;
  const words = useWords();
  const [search] = useSearchParams();
  const stage = initialStage(shown.stages, search.get("stage"));
  const [showsHidden, setShowsHidden] = usePreference("hidden-fields", false);
  const [find, setFind] = useState("");
  // Every navigation to a stage, also to the one that is selected, ends the search.
  const { key, hash } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    if (hash === "") setFind("");
  }
  const wanted = useDeferredValue(find.trim());
  const isFinding = wanted !== "";
  const isUpToDate = wanted === find.trim();
  const seen = useChanges(shown, retrievedAt);
  const findBox = useRef<HTMLInputElement>(null);
  const focusOn = useFocusOn(isUpToDate);
  const showThingsToCheck = useCallback(() => {
    setFind("");
    focusOn(thingsToCheckId);
  }, [focusOn]);
  const source = useMemo(() => ({ retrieved, withHidden: showsHidden }), [retrieved, showsHidden]);

  const stageSection = useRef<HTMLElement>(null);
  useStageInView(stageSection);
  const announced = useStageKeys(shown.stages, stage);
  useShortcut({ key: "r" }, refresh.onRefresh);
  useCopyKey();
  useRootClass(styles.hasFailure, Boolean(failure));
  const turn = turnOf(shown, useSettings());
  const turnStage = turn.kind === "ended" ? undefined : turn.stage;

  const hiddenSwitch = (
    <Switch isOn={showsHidden} onChange={setShowsHidden}>
      {words.case.showHidden}
    </Switch>
  );

  return (
    <CaseFilesProvider>
      <CopySourceContext value={source}>
        <MarksContext value={seen?.marks.size ? seen.marks : undefined}>
          <CaseHeader
            shown={shown}
            turn={turn}
            onCheck={showThingsToCheck}
            tools={
              <CaseTools
                findBox={findBox}
                find={find}
                onFind={setFind}
                isRefreshing={refresh.isRefreshing}
                onRefresh={refresh.onRefresh}
              />
            }
            news={
              <>
                {seen && (
                  <SafePart of={shown}>
                    <Suspense>
                      <CaseChanges
                        seen={seen}
                        shown={shown}
                        readAt={retrievedAt}
                        onFind={setFind}
                        onShowHidden={setShowsHidden}
                        isUpToDate={isUpToDate}
                      />
                    </Suspense>
                  </SafePart>
                )}
                <Freshness
                  retrievedAt={retrievedAt}
                  isAutoRefreshed={refresh.isAutoRefreshed}
                  onAutoRefresh={refresh.onAutoRefresh}
                />
              </>
            }
          />
          <div className={styles.columns}>
            <div className={styles.stages} hidden={isFinding}>
              <SafePart of={shown}>
                <StageList stages={shown.stages} selected={stage} turnStage={turnStage} />
              </SafePart>
            </div>
            <div className={styles.column}>
              <SafePart key={isFinding ? "find" : ""} of={shown}>
                {isFinding && (
                  <FindResults
                    shown={shown}
                    text={wanted}
                    showsHidden={showsHidden}
                    onShowHidden={setShowsHidden}
                    onFind={setFind}
                    focusOn={focusOn}
                  />
                )}
              </SafePart>
              {/* Hidden and not unmounted: downloads continue, and nothing renders again after the search. */}
              <div className={styles.column} hidden={isFinding}>
                <SafePart of={shown}>
                  <ThingsToCheck shown={shown} />
                </SafePart>
                <SafePart key={stage?.key} of={shown}>
                  {stage && (
                    <StageSection
                      ref={isFinding ? undefined : stageSection}
                      stage={stage}
                      showsHidden={showsHidden}
                      isActionInHeader={stage.key === turnStage?.key}
                      headerDescription={shown.stageDescription}
                      hiddenSwitch={hiddenSwitch}
                    />
                  )}
                </SafePart>
                <SafePart of={shown}>
                  <Suspense>
                    <CaseSections
                      retrieved={retrieved}
                      findBox={findBox}
                      onFind={setFind}
                      showsHidden={showsHidden}
                      onShowHidden={setShowsHidden}
                      onRefresh={refresh.onRefresh}
                      isUpToDate={isUpToDate}
                    />
                  </Suspense>
                </SafePart>
              </div>
            </div>
            <PreviewArea shown={shown} isHidden={isFinding} />
          </div>
          {failure && <div className={styles.news}>{failure}</div>}
          <p role="status" className="visually-hidden">
            {announced}
          </p>
        </MarksContext>
        <CopyStatus />
        <SafePart of={shown}>
          <Suspense>
            <CasePrint retrieved={retrieved} />
          </Suspense>
        </SafePart>
      </CopySourceContext>
    </CaseFilesProvider>
  );
}

interface PreviewAreaProps {
  readonly shown: Case;
  readonly isHidden: boolean;
}

/** The preview of a file: in a third column where there is room. */
function PreviewArea({ shown, isHidden }: PreviewAreaProps) {
  const { previewed } = useCaseFiles();
  useRootClass(styles.hasPreview, previewed !== undefined);
  return (
    previewed && (
      <div className={styles.aside} hidden={isHidden}>
        <SafePart of={previewed}>
          <Suspense>
            <Preview caseId={shown.id} documents={documentsOf(shown)} />
          </Suspense>
        </SafePart>
      </div>
    )
  );
}
