/** Reads the bars of a picture as a scanner does, with a library that does not draw them. */
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from "@zxing/library";
import type { Locator } from "playwright-core";

const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.CODE_128]],
  [DecodeHintType.TRY_HARDER, true],
]);

type Pixels = { width: number; height: number; grey: number[] };

/** Grey values of a screenshot of this part of the page, at the screen's resolution. */
async function pixelsOf(part: Locator): Promise<Pixels> {
  const picture = await part.screenshot({ scale: "device" });
  return part.page().evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    return { width, height, grey: Array.from(data).filter((_, at) => at % 4 === 1) };
  }, Array.from(picture));
}

/** Text of the bars; throws where a scanner would fail. */
export async function readBars(part: Locator): Promise<{ text: string; format: string }> {
  const { width, height, grey } = await pixelsOf(part);
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height);
  const reader = new MultiFormatReader();
  const found = reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints);
  return { text: found.getText(), format: BarcodeFormat[found.getBarcodeFormat()] ?? "" };
}
