/** What a printed document is made of, read from the file that the browser writes. */

export interface Page {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

const mmPerPoint = 25.4 / 72;

/** The pages of a PDF as Chromium writes it: their boxes stand uncompressed in the file. */
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
