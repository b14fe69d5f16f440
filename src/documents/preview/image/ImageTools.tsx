import { RotateCcw, RotateCw } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";
import type { ImageView } from "./use-image-view.ts";

interface ImageToolsProps {
  readonly view: ImageView;
  readonly isInDialog: boolean;
}

export function ImageTools({ view, isInDialog }: ImageToolsProps) {
  const { image: t } = useMessages().documents;
  const keys = { repeats: true, isInDialog };
  useShortcut({ key: "bracketleft", ...keys }, () => view.turn(-1));
  useShortcut({ key: "bracketright", ...keys }, () => view.turn(1));
  return (
    <>
      <Button variant="quiet" onClick={() => view.setFitted(!view.isFitted)}>
        {view.isFitted ? t.fullSize : t.fit}
      </Button>
      <IconButton Icon={RotateCcw} label={t.turnLeft} keys="[" onClick={() => view.turn(-1)} />
      <IconButton Icon={RotateCw} label={t.turnRight} keys="]" onClick={() => view.turn(1)} />
    </>
  );
}
