import { useEffect, useState } from "react";

/** Object URL of a file, revoked when replaced; null for none. */
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

/** Object URL of a selected image; null for other files. */
export const usePreview = (file: File | null | undefined): string | null =>
  useObjectUrl(file?.type.startsWith("image/") ? file : null);
