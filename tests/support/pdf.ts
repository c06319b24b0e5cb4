/** Reads the pages of a PDF printed by the browser. */

export interface Page {
  /** Width in millimetres. */
  readonly width: number;
  readonly height: number;
}

const mmPerPoint = 25.4 / 72;

/** Pages of a PDF by Chromium, which stores page boxes uncompressed. */
export function pagesOf(pdf: Buffer): Page[] {
  const boxes = pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b[^]*?\/MediaBox\s*\[([^\]]+)\]/g);
  return [...boxes].map(([, box = ""]) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = box.trim().split(/\s+/).map(Number);
    return {
      width: Math.round((right - left) * mmPerPoint),
      height: Math.round((top - bottom) * mmPerPoint),
    };
  });
}
