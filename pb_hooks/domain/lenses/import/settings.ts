/**
 * Parses the settings of an import: how to read its file, and how to make prices from costs
 * (docs/rules-lens-imports.md, Prices).
 */
import { type Centimes, noMoney } from "#domain/core/money.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { CylinderSign } from "./cells.ts";

export const tariffShapes = ["list", "upto", "grid"] as const;
export type TariffShape = (typeof tariffShapes)[number];

export type ImportSettings = {
  /** null: detected from the file. */
  shape: TariffShape | null;
  /** null: the supplier's usual sign. */
  sign: CylinderSign | null;
  per: "lens" | "pair";
  as: "price" | "cost";
  /** In ten thousandths; null without a coefficient. */
  coefficient: number | null;
  /** Centimes to which a price made from a cost is rounded up. */
  rounding: number;
};

const choices = {
  shape: tariffShapes,
  sign: ["minus", "plus"],
  per: ["lens", "pair"],
  as: ["price", "cost"],
} as const;
const roundings: readonly number[] = [0, 1, 5, 10];
const coefficientParts = 10_000;
const coefficientLimits = { min: 0.01, max: 100 } as const;

/** Parses the settings of a body. A blank one is detected from the file (`shape`, `sign`) or gets its default. */
export function readImportSettings(body: Values): {
  settings: ImportSettings;
  violations: Violation[];
} {
  const violations: Violation[] = [];
  const chosen = <Name extends keyof typeof choices>(
    name: Name,
  ): (typeof choices)[Name][number] | null => {
    const sent = body[name];
    const known = choices[name].find((one) => one === sent) ?? null;
    if (known === null && !isBlank(sent)) violations.push({ field: name, code: "choice" });
    return known;
  };
  const settings = {
    shape: chosen("shape"),
    sign: chosen("sign"),
    per: chosen("per") ?? "lens",
    as: chosen("as") ?? "price",
    coefficient: readCoefficient(body["coefficient"], violations),
    rounding: readRounding(body["rounding"], violations),
  };
  return { settings, violations };
}

/** Number of the body; it may be typed with a comma, as '2,5'. */
const numberOfSent = (sent: unknown): number =>
  readNumber(typeof sent === "string" ? sent.replace(",", ".") : sent);

function readCoefficient(sent: unknown, violations: Violation[]): number | null {
  if (isBlank(sent)) return null;
  const { min, max } = coefficientLimits;
  const coefficient = numberOfSent(sent);
  const code = Number.isNaN(coefficient) ? "number" : coefficient < min ? "min" : "max";
  if (coefficient >= min && coefficient <= max) return Math.round(coefficient * coefficientParts);
  violations.push({ field: "coefficient", code, params: { min, max } });
  return null;
}

function readRounding(sent: unknown, violations: Violation[]): number {
  if (isBlank(sent)) return 0;
  const rounding = numberOfSent(sent);
  if (roundings.includes(rounding)) return rounding * 100;
  violations.push({ field: "rounding", code: "choice" });
  return 0;
}

/** Amount for one lens: half that of a pair, rounded up to the centime. */
export const ofOneLens = (amount: Centimes, per: ImportSettings["per"]): Centimes =>
  per === "pair" ? (Math.ceil(amount / 2) as Centimes) : amount;

/**
 * Price made from a cost, rounded up: 187,00 × 2,5 is 467,50, or 470,00 when rounded to 10 DH. Uses BigInt, as
 * `shareOf` does.
 */
export function priceOfCost(cost: Centimes, coefficient: number, rounding: number): Centimes {
  const step = BigInt(Math.max(1, rounding)) * BigInt(coefficientParts);
  const exact = BigInt(cost) * BigInt(coefficient);
  const steps = (exact + step - 1n) / step;
  return exact <= 0n ? noMoney : (Number(steps * BigInt(Math.max(1, rounding))) as Centimes);
}
