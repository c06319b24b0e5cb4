/** Web worker that reduces one photograph. */
import type { ImageJob, ImageResult } from "./images.ts";

const qualities = [0.85, 0.75, 0.65, 0.55];
/** Factor by which the sides shrink at each further attempt. */
const shrink = 0.8;
const attempts = 6;

function draw(
  bitmap: ImageBitmap,
  { maxPx, type }: Pick<ImageJob, "maxPx" | "type">,
): OffscreenCanvas {
  const scale = Math.min(1, maxPx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas");
  // White background, because transparent pixels would be black in a JPEG.
  if (type === "image/jpeg") {
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encodes at the best quality that fits; a PNG can only be made smaller. */
async function encode(canvas: OffscreenCanvas, { type, maxBytes }: ImageJob): Promise<Blob | null> {
  for (const quality of type === "image/png" ? [1] : qualities) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= maxBytes) return blob;
  }
  return null;
}

async function compress(job: ImageJob): Promise<Blob> {
  const bitmap = await createImageBitmap(job.file, { imageOrientation: "from-image" });
  try {
    let maxPx = job.maxPx;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const blob = await encode(draw(bitmap, { ...job, maxPx }), job);
      if (blob) return blob;
      maxPx = Math.round(maxPx * shrink);
    }
    throw new Error("The image stays too large");
  } finally {
    bitmap.close();
  }
}

self.onmessage = async ({ data }: MessageEvent<ImageJob>) => {
  const answer = (result: ImageResult) => self.postMessage(result);
  try {
    answer({ blob: await compress(data) });
  } catch (error) {
    answer({ failure: String(error) });
  }
};
