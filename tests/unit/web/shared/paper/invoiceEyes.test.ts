import { expect, it } from "vitest";
import { emptyLens } from "#domain/contactLenses/lens.ts";
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Prescription } from "#domain/core/records.ts";
import { invoiceEyes, wordedItems } from "#shared/paper/invoiceEyes.ts";

const prescription = { id: "p", right_sphere: -2 } as Prescription;
const invoice = {
  claim: null,
  items: [
    {
      id: "a",
      product_type: "contact_lens",
      eye: "left",
      lens: { ...emptyLens, bc: 8.6, sphere: -2.5 },
    } as unknown as SavedItem,
    { id: "b", product_type: "frame", eye: "" } as SavedItem,
  ],
  expand: { prescription },
} as unknown as InvoiceDocument;

it.each([
  [false, prescription, ["OG · RC 8.60 · −2.50", undefined]],
  [true, undefined, [undefined, undefined]],
])(
  "the shop's setting to hide eye values (%s) applies to glasses and to contact lenses",
  (...row) => {
    const [invoice_hides_eyes, eyes, words] = row;
    expect(invoiceEyes(invoice, { invoice_hides_eyes })).toBe(eyes);
    expect(wordedItems(invoice, { invoice_hides_eyes }).map(({ lensWords }) => lensWords)).toEqual(
      words,
    );
  },
);
