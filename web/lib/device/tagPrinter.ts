/** Settings of this computer's tag printer: its resolution, and the offset of its print from the paper's edge. */
import { modulesMm, type Resolution } from "#domain/tags/templates.ts";

/** Offsets in millimetres, to the right and down. */
export type TagPrinter = { resolution: Resolution; x: number; y: number };

const key = "optique.tagPrinter";
export const resolutions = Object.keys(modulesMm).map(Number) as Resolution[];
const first: TagPrinter = { resolution: 203, x: 0, y: 0 };
/** Largest offset, in millimetres. */
const most = 3;

/** Limits an offset, and rounds it to eighths of a millimetre: the dots of 203 dpi. */
export const offsetOf = (typed: number): number =>
  Number.isFinite(typed) ? Math.round(Math.min(Math.max(typed, -most), most) * 8) / 8 : 0;

export function tagPrinter(): TagPrinter {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "") as Partial<TagPrinter>;
    return {
      resolution: resolutions.find((one) => one === stored.resolution) ?? first.resolution,
      x: offsetOf(Number(stored.x)),
      y: offsetOf(Number(stored.y)),
    };
  } catch {
    return first;
  }
}

export const keepTagPrinter = (printer: TagPrinter): void =>
  localStorage.setItem(key, JSON.stringify(printer));
