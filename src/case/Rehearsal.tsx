import { Activity, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { CaseId } from "#model/case-id.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Boundary } from "#ui/Boundary.tsx";
import { CaseHeader } from "./CaseHeader.tsx";
import styles from "./CaseScreen.module.css";
import { CaseTools } from "./CaseTools.tsx";
import { CopySourceContext } from "./copy-source.ts";
import { rehearsedCase } from "./rehearsed-case.ts";
import { StageList } from "./StageList.tsx";
import { StageSection } from "./StageSection.tsx";
import { ThingsToCheck } from "./ThingsToCheck.tsx";

const nothing = () => {};

/** Lays it out, with the fonts and styles that takes; it is in the document just for that, and not to be seen. */
function layOut(place: HTMLElement): void {
  place.className = styles.rehearsal ?? "";
  // React hides what has no effects.
  for (const part of place.children) {
    if (part instanceof HTMLElement) part.style.removeProperty("display");
  }
  document.body.append(place);
  place.getBoundingClientRect();
  place.remove();
}

/**
 * Reads and draws a made-up case, out of sight and without effects, while the browser waits for the
 * first one: what a case needs has then run once, and the real one is on the screen much sooner.
 */
export function Rehearsal({ id }: { readonly id: CaseId }) {
  const settings = useSettings();
  const [source] = useState(() => ({ retrieved: rehearsedCase(id), withHidden: false, settings }));
  const [place] = useState(() => document.createElement("div"));
  // Given up at the moment it goes, so that its going is not laid out too.
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => layOut(place));
    observer.observe(place, { childList: true });
    return () => observer.disconnect();
  }, [place]);
  const findBox = useRef<HTMLInputElement>(null);
  const { case: shown, retrievedAt } = source.retrieved;
  const stage = shown.stages.at(-1);
  return (
    <Activity mode="hidden">
      <Boundary renderInstead={() => null}>
        {createPortal(
          <CopySourceContext value={source}>
            <CaseHeader shown={shown} />
            <StageList stages={shown.stages} selected={stage} />
            <CaseTools
              findBox={findBox}
              find=""
              onFind={nothing}
              showsHidden={false}
              onShowHidden={nothing}
              retrievedAt={retrievedAt}
              isRefreshing={false}
              onRefresh={nothing}
              isAutoRefreshed={false}
              onAutoRefresh={nothing}
            />
            <ThingsToCheck shown={shown} />
            {stage && <StageSection stage={stage} showsHidden={false} />}
          </CopySourceContext>,
          place,
        )}
      </Boundary>
    </Activity>
  );
}
