/** Reduces photographs before the upload; a file that cannot be reduced is sent unchanged. */

/** Change of a stored image: undefined keeps it, null removes it, a file replaces it. */
export type ImageChange = File | null | undefined;

export type ImageJob = {
  file: Blob;
  maxPx: number;
  maxBytes: number;
  type: "image/jpeg" | "image/png" | "image/webp";
};
export type ImageResult = { blob: Blob } | { failure: string };
type Options = Omit<ImageJob, "file" | "type"> & { type?: ImageJob["type"] };

const extensions = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
/** Timeout for a busy phone, so that a form never waits for longer. */
const timeoutMs = 20_000;

function inWorker(job: ImageJob): Promise<Blob> {
  const worker = new Worker(new URL("./images.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The image took too long")), timeoutMs);
    worker.onmessage = ({ data }: MessageEvent<ImageResult>) => {
      clearTimeout(timer);
      if ("blob" in data) resolve(data.blob);
      else reject(new Error(data.failure));
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      reject(new Error(event.message));
    };
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

/**
 * Reduces an image to `maxPx` (longest side) and `maxBytes`. Small, unreadable and other files are returned unchanged;
 * the server checks them.
 */
export async function compressImage(file: File, options: Options): Promise<File> {
  const type = options.type ?? "image/jpeg";
  if (!file.type.startsWith("image/") || file.size === 0) return file;
  try {
    const blob = await inWorker({ file, type, maxPx: options.maxPx, maxBytes: options.maxBytes });
    if (blob.size >= file.size && file.size <= options.maxBytes) return file;
    const name = file.name.replace(/\.\w+$/, "");
    return new File([blob], `${name || "image"}.${extensions[type]}`, { type });
  } catch (error) {
    console.error(error);
    return file;
  }
}
