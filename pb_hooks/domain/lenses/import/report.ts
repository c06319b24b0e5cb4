/** Wire types of POST lens-imports (docs/rules-lens-imports.md, Preview). */
import type { LineRemark } from "./range.ts";
import type { TariffShape } from "./settings.ts";

/** Range of the file; `line`: its first line there. */
export type ImportedRange = {
  line: number;
  reference: string;
  name: string;
  product: string;
  is_new: boolean;
  rows: number;
  changed: number;
  made: number;
  dropped: number;
  lowest: number;
  highest: number;
  written: boolean;
};

export type LensImportReport = {
  shape: TariffShape;
  ranges: ImportedRange[];
  /** Numbers of prices that change, are added, and are dropped. */
  powers: { changed: number; made: number; dropped: number };
  /** Ranges of the supplier that the file lacks. */
  missing: { product: string; name: string }[];
  lines: LineRemark[];
};
