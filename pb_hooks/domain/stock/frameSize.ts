/** Finds the size of a frame in its name: '52-17-140', '52□17' (docs/rules-stock.md, Frames). */
import { frameMeasures } from "#domain/core/records.ts";
import { checkExtraValue, type FrameSize } from "#domain/optics/measures/extraMeasures.ts";

const written =
  /(?<![\d.,])(\d{2}(?:[.,]5)?)\s?[-\u25a1\u25fb\u2610/]\s?(\d{1,2}(?:[.,]5)?)(?:\s?[-/]\s?(\d{3}))?(?![\d-]|[.,]\d)/;

/** Range of the size in a name; null without a size. */
export function sizePlaces(name: string): { start: number; end: number } | null {
  const found = written.exec(name);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** Size in a name; null without one, or when a number is outside the limits of a size. */
export function sizeInName(name: string): FrameSize | null {
  const found = written.exec(name);
  if (!found) return null;
  const [eye_size = null, bridge = null, temple = null] = found
    .slice(1)
    .map((text: string | undefined) =>
      text === undefined ? null : Number(text.replace(",", ".")),
    );
  const size = { eye_size, bridge, temple, lens_height: null };
  const isSize = frameMeasures.every((measure) => checkExtraValue(measure, size[measure]) === null);
  return isSize ? size : null;
}
