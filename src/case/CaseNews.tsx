import { ChangesNotLoaded } from "#changes/ChangesNotLoaded.tsx";
import type { useChanges } from "#changes/use-changes.ts";
import { lazyPart } from "#lib/import-chunk.ts";
import { targetOfChange } from "./anchors.ts";
import { CaseLink } from "./CaseLink.tsx";

const ChangesNotice = lazyPart(
  async () => (await import("#changes/ChangesNotice.tsx")).ChangesNotice,
);

/** What has changed since the case was last seen, with a link to each part that is still there. */
export const CaseNews = ({ changes }: { readonly changes: ReturnType<typeof useChanges> }) => (
  <>
    <ChangesNotLoaded />
    {changes && (
      <ChangesNotice
        {...changes}
        renderLink={(change, sentence) => {
          const place = targetOfChange(change);
          return place ? <CaseLink place={place}>{sentence}</CaseLink> : sentence;
        }}
      />
    )}
  </>
);
