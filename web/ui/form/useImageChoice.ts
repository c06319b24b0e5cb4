import { type ChangeEvent, useState } from "react";
import { isFileOfType } from "#domain/core/imageSize.ts";
import { ui } from "#ui/ui.strings.ts";
import { compressImage, type ImageJob } from "#lib/images.ts";

type Options = {
  /** What the server takes (records.ts). */
  limits: { types: readonly string[]; maxBytes: number };
  /** What the image is made to fit before it travels. */
  size: { maxPx: number; maxBytes: number };
  /** Keeps what is transparent. */
  keepsAlpha?: boolean | undefined;
  texts: { wrongType: string; tooLarge: string };
  onChoose: (file: File) => void;
};

/** A file of a type that the server takes must begin as one does; another may still be turned into one. */
async function isAsNamed(file: File, types: readonly string[]): Promise<boolean> {
  if (!types.includes(file.type)) return true;
  return isFileOfType(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.type);
}

/** What came back unchanged may be a picture that nobody can draw: the form would show it broken, and the server refuse it. */
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

/** A picture chosen from a file or the camera, made small, and refused when the server would refuse it. */
export function useImageChoice({ limits, size, keepsAlpha, texts, onChoose }: Options) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (file: File) => {
    setRefusal(null);
    setBusy(true);
    const alpha: Partial<ImageJob> =
      keepsAlpha && file.type !== "image/jpeg" ? { type: "image/webp" } : {};
    // An image in a form the server does not take may still be one that this browser can turn into a JPEG.
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
