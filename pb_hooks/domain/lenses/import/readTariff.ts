/** Parses the ranges and prices of a supplier's file (docs/rules-lens-imports.md, Shapes). */
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import type { Violation } from "#domain/core/violation.ts";
import { maxTariffRows, type PowerRow } from "#domain/lenses/tariff.ts";
import type { CylinderSign, SignRule } from "./cells.ts";
import { readGrid } from "./grid.ts";
import { type Draft, type Found, type LineRemark, displayName, type Zone } from "./range.ts";
import { type ImportSettings, ofOneLens, priceOfCost, type TariffShape } from "./settings.ts";
import { readTable } from "./table.ts";

export type ReadRange = Omit<Draft, "zones" | "isUnread"> & { rows: PowerRow[] };
export type NamedRange = Pick<Draft, "reference" | "name"> & { range: ReadRange | null };
export type ReadTariff = {
  shape: TariffShape;
  /** Ranges that were parsed completely. */
  ranges: ReadRange[];
  /** Every range of the file; `range` is null for those left out. */
  named: NamedRange[];
  lines: LineRemark[];
};

/** Grids are tried first, because a table's header line may look like a grid's first line. */
const order = ["grid", "list", "upto"] as const satisfies readonly TariffShape[];

/**
 * Parses a file. A cylinder without a sign gets the sign in the settings, else `supplierSign`, else minus with a
 * warning. Refuses a file that is no tariff, and a file with only costs when no coefficient is given.
 */
export function readTariff(
  rows: readonly (readonly string[])[],
  settings: ImportSettings,
  supplierSign: CylinderSign | null,
): { tariff: ReadTariff | null; violations: Violation[] } {
  const refused = (field: string, code: string) => ({
    tariff: null,
    violations: [{ field, code }],
  });
  const said = settings.sign ?? supplierSign;
  const rule: SignRule = { sign: said ?? "minus", isUsed: false };
  const [shape, found] = readAs(rows, settings, rule);
  if (!found || !found.drafts.some(({ zones, isUnread }) => isUnread || zones.length > 0))
    return refused("rows", "no_lens_tariff");
  if (isCostAlone(found) && settings.coefficient === null)
    return refused("coefficient", "required");
  if (rule.isUsed && said === null) found.remarks.push(signGuessed);
  return { tariff: finished(shape, found, settings), violations: [] };
}

const signGuessed: LineRemark = {
  line: 1,
  status: "warning",
  message: violationMessage({ field: "", code: "sign_guessed" }),
};

function readAs(
  rows: readonly (readonly string[])[],
  { shape: asked, as }: ImportSettings,
  rule: SignRule,
): readonly [TariffShape, Found | null] {
  for (const shape of order) {
    if (asked !== null && asked !== shape) continue;
    const found =
      shape === "grid" ? readGrid(rows, { rule, as }) : readTable(rows, shape, { rule, as });
    if (found) return [shape, found];
  }
  return [asked ?? "list", null];
}

/** True of a file with costs but no prices. */
function isCostAlone({ drafts }: Found): boolean {
  const has = (name: "price" | "cost") =>
    drafts.some(({ zones }) => zones.some((zone) => zone[name] !== null));
  return has("cost") && !has("price");
}

function finished(shape: TariffShape, found: Found, settings: ImportSettings): ReadTariff {
  const lines = [...found.remarks];
  const isMade = isCostAlone(found);
  const named = found.drafts.map((draft): NamedRange => {
    const { reference, name } = draft;
    const { range, remark } = rangeOf(draft, settings, isMade);
    if (remark) lines.push(remark);
    return { reference, name, range };
  });
  const ranges = named.flatMap(({ range }) => range ?? []);
  return { shape, ranges, named, lines: lines.sort((a, b) => a.line - b.line) };
}

/** Range of a completely parsed draft, or a remark on why it is left out. */
function rangeOf(
  { zones, isUnread, ...draft }: Draft,
  settings: ImportSettings,
  isMade: boolean,
): { range: ReadRange | null; remark: LineRemark | null } {
  if (isUnread) return { range: null, remark: null };
  const rows = zones.flatMap((zone) => rowOf(zone, settings, isMade));
  if (rows.length > 0 && rows.length <= maxTariffRows)
    return { range: { ...draft, rows }, remark: null };
  const params = { name: displayName(draft), max: maxTariffRows };
  const code = rows.length === 0 ? "range_empty" : "range_long";
  const status = rows.length === 0 ? "warning" : "refused";
  const message = violationMessage({ field: "", code, params });
  return { range: null, remark: { line: draft.line, status, message } };
}

/** Row of a zone, for one lens; empty when the zone has no price. */
function rowOf(
  { price, cost, ...zone }: Zone,
  { per, coefficient, rounding }: ImportSettings,
  isMade: boolean,
): PowerRow[] {
  const one = (amount: Centimes | null) => (amount === null ? null : ofOneLens(amount, per));
  const bought = one(cost);
  const sold =
    isMade && bought !== null && coefficient !== null
      ? priceOfCost(bought, coefficient, rounding)
      : one(price);
  return sold === null
    ? []
    : [{ ...zone, price: toDirhams(sold), cost: bought === null ? null : toDirhams(bought) }];
}
