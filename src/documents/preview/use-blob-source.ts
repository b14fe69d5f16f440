import { useCallback } from "react";
import type { LoadedFile } from "./use-loaded-file.ts";

/**
 * A `ref` for an element that shows a file as one media type. The object URL is revoked when the element is removed.
 */
export const useBlobSource = ({ blob, type }: Pick<LoadedFile, "blob" | "type">) =>
  useCallback(
    (element: (HTMLElement & { src: string }) | null) => {
      const url = URL.createObjectURL(blob.slice(0, blob.size, type));
      if (element) element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob, type],
  );
