import { describe, expect, it } from "vitest";
import { emptyLens } from "#domain/contactLenses/lens.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Product } from "#domain/core/records.ts";
import { differenceText } from "#features/sale/renewalTexts.ts";
import {
  newSale,
  saleAfter,
  saleInputOf,
  saleOfContacts,
  type SaleValues,
  storedOf,
  withOneExtra,
} from "#features/sale/saleValues.ts";

const product = {
  id: "toric0000000001",
  name: "Toric 55",
  reference: "",
  type: "contact_lens",
  stock: 0,
  made_to_order: true,
  selling_price: 390,
  min_price: 0,
} as Product;
const lens = { ...emptyLens, bc: 8.7, dia: 14.5, sphere: -2.5 };
const sheet = "sheet0000000001";

const item = {
  id: "line00000000001",
  product: product.id,
  product_name: product.name,
  product_type: "contact_lens",
  product_reference: "",
  label: "",
  quantity: 2,
  price: 390,
  discount: 0,
  eye: "right",
  lens,
  power: null,
  pair: 1,
  use: "",
  special: false,
  non_stock: true,
};
const invoice = (values: object = {}) =>
  ({
    id: "sale00000000001",
    version: "v1",
    client: "zineb0000000001",
    buyer_name: "",
    contact: sheet,
    items: [item],
    payments: [],
    credit_notes: [],
    refunds: [],
    expand: { client: { name: "Zineb Alaoui" } },
    ...values,
  }) as unknown as InvoiceDocument;

const sent = (values: Partial<SaleValues>, version?: string) => {
  const { contact, items } = saleInputOf({ ...newSale().base, ...values }, version);
  return { contact, lines: items.map(({ eye, lens: of }) => ({ eye, lens: of })) };
};

describe("the sale of contact lenses", () => {
  it("a sale of contact lenses is sent with sheet, eye and values, but never with hidden values", () => {
    const stored = storedOf(invoice()).base;
    expect(sent(stored, "v1")).toEqual({ contact: sheet, lines: [{ eye: "right", lens }] });
    const { lens: _, ...hidden } = item;
    expect(sent(storedOf(invoice({ items: [hidden] })).base, "v1").lines).toEqual([
      { eye: "right", lens: undefined },
    ]);
  });

  it.each<[string, Partial<SaleValues>, string | undefined, string | undefined]>([
    ["a new sale without a sheet omits it", {}, undefined, undefined],
    ["a stored sale without a sheet empties it", {}, "v1", ""],
    ["a walk-in has none", { contact: sheet }, "v1", ""],
    ["a client has one", { client: "z", contact: sheet }, undefined, sheet],
  ])("the sheet of a sale is sent correctly: %s", (_, values, version, contact) => {
    expect(sent(values, version).contact).toBe(contact);
  });

  it("a correction of a sale keeps the sheet; an exchange keeps it only if lenses are exchanged", () => {
    const { base } = saleAfter(invoice(), true);
    expect(base.contact).toBe(sheet);
    expect(sent(base).lines).toEqual([{ eye: "right", lens }]);
    expect(saleAfter(invoice(), false).base).toMatchObject({ contact: "", items: [] });
    expect(saleAfter(invoice(), false, item.id).base.contact).toBe(sheet);
  });

  it("a scanned box of contact lenses is added to the eye with the fewest boxes", () => {
    const [one] = withOneExtra([], product);
    if (!one) throw new Error("No line");
    const eyes = [
      { ...one, eye: "right" as const, quantity: "1" },
      { ...one, id: "other", eye: "left" as const, quantity: "1" },
    ];
    const twice = withOneExtra(withOneExtra(eyes, product), product);
    expect(twice.map(({ eye, quantity }) => [eye, quantity])).toEqual([
      ["right", "2"],
      ["left", "2"],
    ]);
  });

  it("a sale ordered by telephone begins without a payment", () => {
    const { items, client, clientName, contact } = storedOf(invoice()).base;
    const start = { items, client, clientName, contact };
    const paid = (isOrdered: boolean) =>
      saleInputOf(saleOfContacts(start, isOrdered).base, undefined).payments.map(
        ({ amount }) => amount,
      );
    expect([paid(true), paid(false)]).toEqual([[], [780]]);
  });
});

it.each([
  [{ eye: "right", key: "sphere", before: -3.25, now: -3.5 }, "OD · Sphère : −3.25 → −3.50"],
  [{ eye: "left", key: "bc", before: null, now: 8.6 }, "OG · RC : - → 8.60"],
  [{ eye: "left", key: "add_word", before: "low", now: "high" }, /Basse \(LOW\) → Haute/],
  [{ eye: "right", key: "product", before: "A", now: "B" }, "OD · Produit : A → B"],
  [{ eye: "right", key: "price", before: 300, now: 320 }, /300,00 DH → 320,00 DH$/],
] as const)("the difference %j has a French text", (difference, said) => {
  expect(differenceText(difference).replaceAll(/\s/g, " ")).toMatch(said);
});
