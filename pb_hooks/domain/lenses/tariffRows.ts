/** Parses the rows of a tariff in a body (docs/rules-lenses.md, Tariff); each refusal names the path of its value. */
import { isBlank } from "#domain/core/text/blank.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { maxAmount } from "#domain/core/records.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import { checkEyeValue, plain } from "#domain/optics/optics.ts";
import { diameterRefusal as notOfRange, isDiameter } from "./power.ts";
import {
  maxTariffRows,
  type PowerRow,
  type Span,
  type SupplementRow,
  type TariffRow,
} from "./tariff.ts";

/** Parsed rows; empty when there are violations. */
export type ReadRows<Row> = { rows: Row[]; violations: Violation[] };

const money = { kind: "amount", min: 0, max: maxAmount } as const;
/** Δ or mm up to which a supplement row is valid. */
const reach = { kind: "decimal", min: 0.01, max: 100 } as const;

type Read<Row> = { row: Row | null; violations: Violation[] };

/** Parses each row of a list; stops after about a hundred violations. */
function readRows<Row>(sent: unknown, read: (row: Values) => Read<Row>): ReadRows<Row> {
  const refused = (code: string, params = {}): ReadRows<Row> => ({
    rows: [],
    violations: [{ field: "rows", code, params }],
  });
  if (!Array.isArray(sent)) return refused("list");
  if (sent.length === 0) return refused("rows_empty");
  if (sent.length > maxTariffRows) return refused("too_many", { max: maxTariffRows });
  const rows: Row[] = [];
  const violations: Violation[] = [];
  sent.forEach((one: unknown, at) => {
    if (violations.length >= mostTold) return;
    const { row, violations: found } = isObject(one)
      ? read(one)
      : { row: null, violations: [{ field: "", code: "object" }] };
    if (row && found.length === 0) rows.push(row);
    violations.push(...prefixViolations(`rows.${at}`, found));
  });
  return { rows: violations.length > 0 ? [] : rows, violations };
}
const mostTold = 100;

/** Amount of a row in dirhams; a blank cost is null, a blank price is refused. */
function readMoney(
  sent: Values,
  field: "price" | "cost",
): { value: number | null; told: Violation[] } {
  if (isBlank(sent[field]))
    return { value: null, told: field === "price" ? [{ field, code: "required" }] : [] };
  const { stored, refusals } = readField(money, sent[field]);
  return { value: Number(stored), told: refusals.map((refusal) => ({ field, ...refusal })) };
}

const unknownPart = (sent: Values, known: readonly string[]): Violation[] =>
  Object.keys(sent)
    .filter((name) => !known.includes(name))
    .map(() => ({ field: "", code: "row_parts" }))
    .slice(0, 1);

/** Parses the ends of a span, and puts the lower one first. */
function readSpan(
  measure: "sphere" | "cylinder",
  sent: unknown,
): { span: Span; code: string | null } {
  const ends = Array.isArray(sent) ? sent.map((end) => readNumber(end)) : [];
  const [from = Number.NaN, to = Number.NaN] = ends;
  const code =
    ends.length === 2 ? (checkEyeValue(measure, from) ?? checkEyeValue(measure, to)) : "span";
  return { span: [plain(Math.min(from, to)), plain(Math.max(from, to))], code };
}

const powerParts = ["sphere", "cylinder", "diameter", "price", "cost"] as const;

function readPowerRow(sent: Values, diameters: readonly number[]): Read<PowerRow> {
  const [sphere, cylinder] = [
    readSpan("sphere", sent["sphere"]),
    readSpan("cylinder", sent["cylinder"]),
  ];
  const hasBothSigns = cylinder.span[0] < 0 && cylinder.span[1] > 0;
  const diameter = isBlank(sent["diameter"]) ? 0 : readNumber(sent["diameter"]);
  const [price, cost] = [readMoney(sent, "price"), readMoney(sent, "cost")];
  const at = (field: string, code: string | null): Violation[] => (code ? [{ field, code }] : []);
  const violations = [
    ...unknownPart(sent, powerParts),
    ...at("sphere", sphere.code),
    ...at("cylinder", cylinder.code ?? (hasBothSigns ? "cylinder_signs" : null)),
    ...at("diameter", diameterRefusal(diameter, diameters)),
    ...price.told,
    ...cost.told,
  ];
  const row = {
    sphere: sphere.span,
    cylinder: cylinder.span,
    diameter,
    price: price.value ?? 0,
    cost: cost.value,
  };
  return { row, violations };
}

function diameterRefusal(diameter: number, known: readonly number[]): string | null {
  if (diameter === 0) return null;
  if (!isDiameter(diameter)) return "diameter";
  return notOfRange(known, diameter);
}

function readSupplementRow(sent: Values): Read<SupplementRow> {
  const to = isBlank(sent["to"]) ? null : readField(reach, sent["to"]);
  const [price, cost] = [readMoney(sent, "price"), readMoney(sent, "cost")];
  const violations = [
    ...unknownPart(sent, ["to", "price", "cost"]),
    ...(to?.refusals ?? []).map((refusal) => ({ field: "to", ...refusal })),
    ...price.told,
    ...cost.told,
  ];
  const row = { to: to && Number(to.stored), price: price.value ?? 0, cost: cost.value };
  return { row, violations };
}

/** Parses the rows of a range that is made in these diameters. */
export const readPowerRows = (sent: unknown, diameters: readonly number[]): ReadRows<PowerRow> =>
  readRows(sent, (row) => readPowerRow(row, diameters));

/** Parses the rows of a supplement. */
export const readSupplementRows = (sent: unknown): ReadRows<SupplementRow> =>
  readRows(sent, readSupplementRow);

/** Bounds of a row as text, whatever the order of its keys: storing a record sorts them. */
const boundsOf = (row: TariffRow): string =>
  "sphere" in row ? [row.sphere, row.cylinder, row.diameter].join(" ") : String(row.to);

const textOf = (row: TariffRow): string => `${boundsOf(row)} ${row.price} ${row.cost}`;

/** True when both lists have the same rows in the same order. */
export const areSameRows = (one: readonly TariffRow[], other: readonly TariffRow[]): boolean =>
  one.length === other.length && one.every((row, at) => textOf(row) === textOf(other[at] ?? row));

/**
 * Fills in missing costs from stored rows with the same bounds. When several rows have the same bounds, they are
 * matched in order.
 */
export function withStoredCosts<Row extends TariffRow>(
  rows: readonly Row[],
  stored: readonly TariffRow[],
): Row[] {
  const costs = new Map<string, (number | null)[]>();
  for (const row of stored) {
    const known = costs.get(boundsOf(row));
    if (known) known.push(row.cost);
    else costs.set(boundsOf(row), [row.cost]);
  }
  return rows.map((row) => {
    const kept = costs.get(boundsOf(row))?.shift() ?? null;
    return { ...row, cost: row.cost ?? kept };
  });
}

/** Number of prices that differ between two tariffs: rows with other bounds, price or cost. */
export function changedPrices(before: readonly TariffRow[], after: readonly TariffRow[]): number {
  const left = new Map<string, number>();
  for (const row of before) left.set(textOf(row), (left.get(textOf(row)) ?? 0) + 1);
  let made = 0;
  for (const row of after) {
    const text = textOf(row);
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    else made += 1;
  }
  const gone = [...left.values()].reduce((total, count) => total + count, 0);
  return Math.max(made, gone);
}
