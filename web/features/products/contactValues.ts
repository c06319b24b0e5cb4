/** Typed values of contact lenses in the product form. */
import { checkSizes } from "#domain/contactLenses/sizes.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { readTyped } from "#domain/optics/parse.ts";
import { parseQuantity } from "#domain/core/money.ts";
import type { ListedProduct, ProductInput } from "#api/stock/products.ts";
import { productsStrings } from "./products.strings.ts";

export type ContactValues = {
  design: string;
  wear: string;
  /** Number of lenses in a box; '' when unknown. */
  box_size: string;
  /** Base curves and diameters in mm, such as '8.4 8.6'; '' for any. */
  bcs: string;
  dias: string;
};

export const blankContact: ContactValues = {
  design: "",
  wear: "",
  box_size: "",
  bcs: "",
  dias: "",
};

/** Highest number of lenses in a box. */
const largestBox = 200;

/** Formats sizes as '8.40 8.60'; '' for none. */
export const sizesText = (stored: unknown): string =>
  Array.isArray(stored) ? stored.map(String).join(" ") : "";

export const contactValuesOf = (product: ListedProduct): ContactValues => ({
  design: product.design,
  wear: product.wear,
  box_size: product.box_size === 0 ? "" : String(product.box_size),
  bcs: sizesText(product.bcs),
  dias: sizesText(product.dias),
});

/** Parses a typed list of numbers with a comma or a point; NaN for an invalid one. '8,4, 8,6' is two numbers. */
const sizesOf = (typed: string): number[] =>
  typed
    .split(/[\s;/]+|,(?!\d)/)
    .filter(Boolean)
    .map((one) => readTyped(one) ?? Number.NaN);

export const checkTypedSizes =
  (kind: "bc" | "dia") =>
  (typed: string): string | true => {
    const refusal = checkSizes(kind, sizesOf(typed));
    return refusal === null || messageOfCode(refusal.code);
  };

export function checkBoxSize(typed: string): string | true {
  if (typed.trim() === "") return true;
  const size = parseQuantity(typed);
  return (size !== null && size <= largestBox) || productsStrings.contact.boxWhole(largestBox);
}

/** Request fields of contact lenses; none for other products. */
export const contactInput = (values: ContactValues & { type: string }): ProductInput =>
  values.type === "contact_lens"
    ? {
        design: values.design,
        wear: values.wear,
        box_size: parseQuantity(values.box_size) ?? 0,
        bcs: sizesOf(values.bcs),
        dias: sizesOf(values.dias),
      }
    : {};
