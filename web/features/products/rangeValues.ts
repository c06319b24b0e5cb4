/** Typed values of a lens range and of a supplement in the product form. */
import { pick } from "#lib/pick.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { checkDiameters } from "#domain/lenses/power.ts";
import { readDioptre, readTyped } from "#domain/optics/parse.ts";
import { dioptreText } from "#domain/lenses/formatPower.ts";
import type { ListedProduct, ProductInput } from "#api/stock/products.ts";

/** Fields in dioptres: additions and the strongest meridian. */
const dioptres = ["add_from", "add_to", "max_power"] as const;
const words = ["material", "treatment", "tint"] as const;
type Text = (typeof dioptres)[number] | (typeof words)[number];

export type RangeValues = Record<Text, string> & {
  is_range: boolean;
  /** Stored value of `is_range`, so that unticking it is sent. */
  was_range: boolean;
  geometry: string;
  lens_index: string;
  /** Diameters as typed, such as '65, 70'. */
  diameters: string;
  fabrication: boolean;
  delay_days: string;
  max_prism: string;
  supplement: string;
};

export const blankRange: RangeValues = {
  is_range: false,
  was_range: false,
  geometry: "single",
  lens_index: "",
  material: "",
  treatment: "",
  tint: "",
  diameters: "",
  fabrication: false,
  delay_days: "",
  add_from: "",
  add_to: "",
  max_power: "",
  max_prism: "",
  supplement: "",
};

const comma = (value: number | null): string =>
  value === null ? "" : String(value).replace(".", ",");
const dioptre = (value: number | null): string => (value === null ? "" : dioptreText(value));

export const rangeValuesOf = (product: ListedProduct): RangeValues => ({
  ...pick(product, "is_range", "material", "treatment", "tint", "fabrication", "supplement"),
  was_range: product.is_range,
  geometry: product.geometry || "single",
  lens_index: comma(product.lens_index),
  diameters: Array.isArray(product.diameters) ? product.diameters.join(", ") : "",
  delay_days: product.delay_days === 0 ? "" : String(product.delay_days),
  add_from: dioptre(product.add_from),
  add_to: dioptre(product.add_to),
  max_power: comma(product.max_power),
  max_prism: comma(product.max_prism),
});

/** Parses the typed diameters; NaN for an invalid one. */
const diametersOf = (typed: string): number[] =>
  typed
    .split(/[\s,;/]+/)
    .filter(Boolean)
    .map((one) => readTyped(one) ?? Number.NaN);

export const checkRangeDiameters = (typed: string): string | true => {
  const refusal = checkDiameters(diametersOf(typed));
  return refusal === null || messageOfCode(refusal.code);
};

/** Error for a number that may be blank. */
export const checkRangeNumber = (typed: string): string | true =>
  typed.trim() === "" || readTyped(typed) !== null || messageOfCode("number");

/** Parses a number; '' when blank, which clears the stored one. */
const numberOf = (typed: string, read = readTyped): number | "" => read(typed) ?? "";

/** Request fields of a lens range, or the supplement of a service; none for other products. */
export function rangeInput(
  values: RangeValues & { type: string },
  wasRange: boolean,
): ProductInput {
  if (values.type === "service") return { supplement: values.supplement };
  if (values.type !== "lens" || !(values.is_range || wasRange)) return {};
  const { is_range, geometry, fabrication } = values;
  return {
    is_range,
    geometry,
    fabrication,
    lens_index: numberOf(values.lens_index),
    diameters: diametersOf(values.diameters),
    delay_days: numberOf(values.delay_days) || 0,
    max_prism: numberOf(values.max_prism),
    ...Object.fromEntries(words.map((name) => [name, values[name].trim()])),
    ...Object.fromEntries(dioptres.map((name) => [name, numberOf(values[name], readDioptre)])),
  };
}
