import { expect, it } from "vitest";

import type { QuoteDocument } from "#api/sales/quotes.ts";
import { amountsOf } from "#shared/quotes/quoteDisplay.ts";

type Offer = QuoteDocument["variants"][number];
const said = (...variants: Offer[]) =>
  amountsOf({ total_amount: 2110, variants }).replaceAll(/\s/g, " ");
const [a, b, c]: Offer[] = [
  { variant: "A", total: 1550 },
  { variant: "B", total: 2110 },
  { variant: "C", total: 900.5 },
];

it.each([
  ["the only offer", [{ variant: "", total: 2110 }], "2 110,00 DH"],
  ["a variant that stands alone", [b], "2 110,00 DH"],
  ["two variants", [a, b], "1 550,00 DH (proposition A) ou 2 110,00 DH (proposition B)"],
  [
    "three variants",
    [a, b, c],
    "1 550,00 DH (proposition A), 2 110,00 DH (proposition B) ou 900,50 DH (proposition C)",
  ],
])("the message of a quote contains the amounts of %s", (_, variants, expected) =>
  expect(said(...(variants as Offer[]))).toBe(expected),
);
