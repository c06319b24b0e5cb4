/** Texts about why a lens is not made (docs/rules-lenses.md, Price). */
import { formatDay } from "#domain/core/days/formatDays.ts";
import { formatDioptre } from "#domain/optics/format.ts";
import type { Refused } from "./whyNot.ts";

const decimal = (value: number | null): string => (value ?? 0).toFixed(2).replace(".", ",");
/** Dioptres with sign and comma: '−7,25', '+2,00', '0,00'. */
const signed = (value: number | null): string => formatDioptre(value ?? 0).replace(".", ",");
/** Number without a sign, with a comma: '6', '4,47'. */
const short = (value: number | null): string => String(value ?? 0).replace(".", ",");

const limited = (name: string, value: string, isBelow: boolean, limit: string): string =>
  `${name} ${value}\u00a0: ${isBelow ? "minimum" : "maximum"} ${limit}`;

/** Text of a refusal: 'sphère −7,25 (+2,00) : minimum −6,00'. `on`: day of the requested tariff. */
export function whyNotText({ why, value, limit, cylinder = 0 }: Refused, on: string): string {
  const isBelow = (value ?? 0) < (limit ?? 0);
  switch (why) {
    case "no_tariff":
      return `pas de tarif au ${formatDay(on)}`;
    case "add":
      return value === null
        ? "il manque l’addition"
        : limited("addition", decimal(value), isBelow, decimal(limit));
    case "prism":
      return limited("prisme", short(value), false, short(limit));
    case "power":
      return limited("puissance", decimal(value), false, decimal(limit));
    case "diameter":
      return limited("Ø", short(value), isBelow, short(limit));
    case "cylinder":
      return limited("cyl.", signed(value), false, signed(limit));
    case "sphere": {
      const told = cylinder === 0 ? signed(value) : `${signed(value)} (${signed(cylinder)})`;
      return limited("sphère", told, isBelow, signed(limit));
    }
    case "hole":
      return "pas fabriqué à cette puissance";
  }
}
