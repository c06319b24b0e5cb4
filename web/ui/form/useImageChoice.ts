import { type ChangeEvent, useState } from "react";
import { isFileOfType } from "#domain/core/imageSize.ts";
import { ui } from "#ui/ui.strings.ts";
import { compressImage, type ImageJob } from "#lib/forms/images.ts";

type Options = {
  /** File types and size that the server accepts (records.ts). */
  limits: { types: readonly string[]; maxBytes: number };
  /** Limits to which the image is reduced before the upload. */
  size: { maxPx: number; maxBytes: number };
  /** True to keep transparency. */
  keepsAlpha?: boolean | undefined;
  texts: { wrongType: string; tooLarge: string };
  onChoose: (file: File) => void;
};

/** True when a file of an accepted type has the first bytes of that type; files of other types may be converted. */
async function isAsNamed(file: File, types: readonly string[]): Promise<boolean> {
  if (!types.includes(file.type)) return true;
  return isFileOfType(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.type);
}

/** True when the browser can decode a file: one that is sent unchanged would otherwise be refused, and show broken. */
async function isReadable(file: File): Promise<boolean> {
  if (!file.type.startsWith("image/")) return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Chooses an image from a file or the camera, reduces it, and refuses what the server would refuse. */
export function useImageChoice({ limits, size, keepsAlpha, texts, onChoose }: Options) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (file: File) => {
    setRefusal(null);
    setBusy(true);
    const alpha: Partial<ImageJob> =
      keepsAlpha && file.type !== "image/jpeg" ? { type: "image/webp" } : {};
    // Images of other types may be converted to JPEG by the browser.
    const isRight = await isAsNamed(file, limits.types);
    const small = isRight ? await compressImage(file, { ...size, ...alpha }) : file;
    setBusy(false);
    if (!isRight || !limits.types.includes(small.type)) return setRefusal(texts.wrongType);
    if (small === file && !(await isReadable(file))) return setRefusal(ui.unreadableImage);
    if (small.size > limits.maxBytes) return setRefusal(texts.tooLarge);
    onChoose(small);
  };
  const input = {
    type: "file",
    className: "sr-only",
    tabIndex: -1,
    accept: limits.types.join(","),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const [file] = event.target.files ?? [];
      if (file) void choose(file);
      event.target.value = "";
    },
  };
  return { isBusy, refusal, input };
}
