import { useEffect, useState } from "react";

/** Object URL of a file, revoked when another replaces it; null without a file. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** Object URL of a chosen image; null for files that are no image. */
export const usePreview = (file: File | null | undefined): string | null =>
  useObjectUrl(file?.type.startsWith("image/") ? file : null);
