import type { Person } from "./person.ts";

/** Image of this size, encoded by the browser. */
export const plainPng = async ({ page }: Person, width: number, height: number): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      (size) => {
        const canvas = document.createElement("canvas");
        canvas.width = size.width;
        canvas.height = size.height;
        canvas.getContext("2d")?.fillRect(200, 200, 400, 400);
        return canvas.toDataURL("image/png").split(",")[1] ?? "";
      },
      { width, height },
    ),
    "base64",
  );

/** Photograph of twelve megapixels with random colours: a large file. */
export const photograph = async ({ page }: Person): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 4000;
      canvas.height = 3000;
      const context = canvas.getContext("2d");
      if (!context) return "";
      for (let index = 0; index < 4000; index += 1) {
        context.fillStyle = `hsl(${(index * 37) % 360} 80% ${20 + (index % 60)}%)`;
        context.fillRect((index * 97) % 4000, (index * 53) % 3000, 120, 90);
      }
      return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
    }),
    "base64",
  );

/** Image with transparency, large enough to be resized. */
export const cutOut = async ({ page }: Person): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 1600;
      canvas.height = 1600;
      const context = canvas.getContext("2d");
      if (!context) return "";
      for (let index = 0; index < 40_000; index += 1) {
        context.fillStyle = `hsl(${(index * 37) % 360} 80% ${20 + (index % 60)}%)`;
        context.fillRect(400 + ((index * 97) % 800), 400 + ((index * 53) % 800), 5, 4);
      }
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    }),
    "base64",
  );

/** Corner colour of a stored image. */
export const cornerOf = ({ page }: Person, url: string): Promise<number[]> =>
  page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(2, 2, 1, 1).data ?? [])];
  }, url);

/** Size of a stored image. */
export const sizeOf = (
  { page }: Person,
  url: string,
): Promise<{ bytes: number; longestPx: number }> =>
  page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const { width, height } = await createImageBitmap(blob);
    return { bytes: blob.size, longestPx: Math.max(width, height) };
  }, url);
