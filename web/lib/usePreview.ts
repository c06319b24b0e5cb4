import { useEffect, useState } from "react";

/** An address for a file that is shown, given back when it is replaced; null for none. */
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

/** An address for a picked image; null for what is no image. */
export const usePreview = (file: File | null | undefined): string | null =>
  useObjectUrl(file?.type.startsWith("image/") ? file : null);
