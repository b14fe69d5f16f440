import { useEffect, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

/** What a reload has left of the form, and the way to an empty one. */
export function DraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const { draft: words } = useWords().create;
  // A live region announces what changes in it, not what it came with.
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Notice
      tone="info"
      title={
        <>
          <span aria-hidden>{words.restored}</span>
          <span role="status" className="visually-hidden">
            {isSaid && words.restored}
          </span>
        </>
      }
    >
      <Button onClick={onStartOver}>{words.startOver}</Button>
    </Notice>
  );
}
