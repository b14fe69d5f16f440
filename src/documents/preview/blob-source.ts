import { useCallback } from "react";

/**
 * The `ref` of an element that shows a blob as one media type. The object URL lives as long as the
 * element does.
 */
export const useBlobSource = (blob: Blob, type: string) =>
  useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      const url = URL.createObjectURL(blob.slice(0, blob.size, type));
      if (element) element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob, type],
  );
