/** Plans what an import of lens tariffs would write, range by range (docs/rules-lens-imports.md, Preview). */
import { storedDay, today } from "#domain/core/days/days.ts";
import { checkFields } from "#domain/core/fields/fields.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import type { Product } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { tariffDifference, type TariffDifference } from "#domain/lenses/import/difference.ts";
import { cellNames } from "#domain/lenses/import/heads.strings.ts";
import { knownRanges } from "#domain/lenses/import/knownRanges.ts";
import { geometryOfRange, type LineRemark, displayName } from "#domain/lenses/import/range.ts";
import type { ReadRange } from "#domain/lenses/import/readTariff.ts";
import type { PowerRow } from "#domain/lenses/tariff.ts";
import { readPowerRows, withStoredCosts } from "#domain/lenses/tariffRows.ts";
import { readJson, reading, readText } from "#server/platform/storage/statements.ts";
import type { LensImport } from "./lensImportBody.ts";

/** A stored range of the supplier. */
export type StoredRange = Pick<
  Product,
  "id" | "name" | "reference" | "archived" | "selling_price"
> & { diameters: number[] | null };
/** The range's tariff in force on the day of the import. */
export type CountingTariff = { id: string; from: string; version: string; rows: PowerRow[] };

export type PlannedRange = {
  read: ReadRange;
  /** Null for a new range. */
  stored: StoredRange | null;
  tariff: CountingTariff | null;
  difference: TariffDifference;
  /** Fields of the product to write; for a new range, all of them. */
  product: Values;
};
export type Plan = { ranges: PlannedRange[]; missing: StoredRange[]; lines: LineRemark[] };

const rangesRead =
  reading(`SELECT json_group_array(json_object('id', id, 'name', name, 'reference', reference,
    'archived', json(IIF(archived, 'true', 'false')), 'diameters', json(COALESCE(NULLIF(diameters, ''), 'null')),
    'selling_price', selling_price))
  FROM (SELECT * FROM optique_products WHERE company = {:company} AND supplier = {:supplier} AND is_range = TRUE
    ORDER BY archived, name COLLATE NOCASE, id)`);
const counting = `FROM optique_lens_tariffs WHERE product = {:product} AND company = {:company} AND [from] <= {:from}
  ORDER BY [from] DESC LIMIT 1`;
const version = "id || updated";
const tariffRead = reading(
  `SELECT json_object('id', id, 'from', substr([from], 1, 10), 'version', ${version}, 'rows', json(rows)) ${counting}`,
);
const versionRead = reading(`SELECT ${version} ${counting}`);
const latestRead = reading(`SELECT MAX(substr([from], 1, 10)) FROM optique_lens_tariffs
  WHERE product = {:product} AND [from] <= {:today}`);

function tariffCounting(
  app: core.App,
  company: string,
  product: string,
  from: string,
): CountingTariff | null {
  const text = readText(app, tariffRead, { company, product, from });
  return text === "" ? null : (JSON.parse(text) as CountingTariff);
}

/** Version of the tariff in force on a day; '' before the first. */
export const versionCounting = (
  app: core.App,
  company: string,
  product: string,
  from: string,
): string => readText(app, versionRead, { company, product, from });

/** True when a tariff from this day is in force today: its lowest price then becomes the range's selling price. */
function countsToday(app: core.App, range: StoredRange | null, from: string): boolean {
  if (from.slice(0, 10) > today()) return false;
  const latest = range
    ? readText(app, latestRead, { product: range.id, today: storedDay(today()) })
    : "";
  return latest <= from.slice(0, 10);
}

/** Diameters of a range together with those of its rows; none for a range that is made in any diameter. */
function diametersOf(range: StoredRange, rows: readonly PowerRow[]): number[] {
  const known = range.diameters ?? [];
  if (known.length === 0) return [];
  const added = rows.map(({ diameter }) => diameter).filter((one) => one > 0);
  return [...new Set([...known, ...added])].sort((a, b) => a - b);
}

/** Fields of the range's product that an import writes. */
function productOf(
  app: core.App,
  asked: LensImport,
  { rows, ...read }: ReadRange,
  range: StoredRange | null,
): Values {
  const lowest = lowestOf(rows);
  if (!range)
    return {
      ...read.values,
      name: displayName(read),
      reference: read.reference,
      type: "lens",
      supplier: asked.supplier,
      selling_price: lowest,
      is_range: true,
      made_to_order: true,
      geometry: geometryOfRange(read),
    };
  const diameters = diametersOf(range, rows);
  return {
    ...(diameters.length > (range.diameters ?? []).length ? { diameters } : {}),
    ...(range.selling_price !== lowest && countsToday(app, range, asked.from)
      ? { selling_price: lowest }
      : {}),
  };
}

export const lowestOf = (rows: readonly PowerRow[]): number =>
  rows.reduce((least, { price }) => Math.min(least, price), Number.POSITIVE_INFINITY);
export const highestOf = (rows: readonly PowerRow[]): number =>
  rows.reduce((most, { price }) => Math.max(most, price), 0);

/** Reasons to refuse a range, by the rules of products and of tariffs. */
function refusalsOf({ rows }: ReadRange, product: Values, range: StoredRange | null): Violation[] {
  const names = Object.keys(product);
  const diameters = (product["diameters"] ?? range?.diameters ?? []) as number[];
  const known = diameters.length > 0 ? diameters : rows.map(({ diameter }) => diameter);
  return [
    ...checkFields("optique_products", product, names, range === null),
    ...readPowerRows(rows, known).violations,
  ];
}

/** Message of a refused field, after the field's name. */
function refusalMessage(violation: Violation): string {
  const name = cellNames[violation.field.slice(violation.field.lastIndexOf(".") + 1)];
  const text = violationMessage(violation);
  return name ? `${name}\u00a0: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

/** Plans one range, with a remark about it; the plan is null when the range is refused. */
function planRange(
  app: core.App,
  company: string,
  asked: LensImport,
  read: ReadRange,
  stored: StoredRange | null,
): { planned: PlannedRange | null; remark: LineRemark | null } {
  const product = productOf(app, asked, read, stored);
  const refused = refusalsOf(read, product, stored);
  const remark = (status: LineRemark["status"], ...texts: string[]): LineRemark => ({
    line: read.line,
    status,
    message: texts.join(". "),
  });
  const told = (code: string, count = 0) =>
    violationMessage({ field: "", code, params: { name: displayName(read), count } });
  if (refused.length > 0) {
    const texts = [...new Set(refused.map(refusalMessage))];
    return { planned: null, remark: remark("refused", ...texts, told("range_left_out")) };
  }
  const tariff = stored && tariffCounting(app, company, stored.id, asked.from);
  // A replaced tariff keeps its costs when the file has none.
  const isReplaced = tariff?.from === asked.from.slice(0, 10);
  const rows = isReplaced ? withStoredCosts(read.rows, tariff.rows) : read.rows;
  const difference = tariffDifference(tariff?.rows ?? [], rows);
  const { twice } = difference;
  const planned = { read: { ...read, rows }, stored, tariff, difference, product };
  const warnings = [
    ...(stored?.archived ? [told("range_archived")] : []),
    ...(twice > 0 ? [told("range_twice", twice)] : []),
  ];
  return { planned, remark: warnings.length > 0 ? remark("warning", ...warnings) : null };
}

/** Plans an import; writes nothing. */
export function planLensImport(app: core.App, company: string, asked: LensImport): Plan {
  const { tariff, supplier } = asked;
  const stored = readJson<StoredRange[]>(app, rangesRead, { company, supplier });
  const known = knownRanges(tariff.named, stored);
  const lines = [...tariff.lines];
  const ranges = tariff.named.flatMap(({ range }, at): PlannedRange[] => {
    if (!range) return [];
    const { planned, remark } = planRange(app, company, asked, range, known[at] ?? null);
    if (remark) lines.push(remark);
    return planned ? [planned] : [];
  });
  return {
    ranges,
    missing: stored.filter((range) => !range.archived && !known.includes(range)),
    lines: lines.sort((a, b) => a.line - b.line),
  };
}
