import { describe, expect, it } from "vitest";

import type { QuoteDocument } from "#api/sales/quotes.ts";
import { today } from "#domain/core/days/days.ts";
import {
  checkValues,
  copyOf,
  quoteInputOf,
  newQuote,
  nextVariant,
  type QuoteValues,
  storedOf,
  totalOf,
} from "#features/quotes/quoteValues.ts";
import { soldLines, goneNames } from "#shared/quotes/quoteLines.ts";

const product = (values: object = {}) => ({
  id: "frame",
  name: "Monture Riad",
  selling_price: 900,
  stock: 5,
  archived: false,
  min_price: 0,
  ...values,
});
const item = (values: object = {}) => ({
  id: "line",
  variant: "",
  product: "frame",
  product_name: "Monture Riad",
  product_reference: "RIAD",
  product_type: "frame",
  label: "",
  quantity: 1,
  price: 850,
  discount: 0,
  eye: "",
  expand: { product: product() },
  ...values,
});
const quote = (values: object = {}) =>
  ({
    id: "quote",
    version: "v1",
    client: "client",
    prospect_name: "",
    prospect_phone: "",
    prescription: "",
    title: "proforma",
    date: "2026-11-20 00:00:00.000Z",
    valid_until: "2026-12-20 00:00:00.000Z",
    notes: "",
    internal_notes: "",
    deposit_asked: 0,
    delivery_days: 7,
    items: [item()],
    variants: [{ variant: "", total: 850 }],
    expand: { client: { name: "Benali Aïcha" } },
    ...values,
  }) as unknown as QuoteDocument;
const blank = newQuote(30).base;
const line = storedOf(quote()).base.items[0];
const valuesOf = (values: Partial<QuoteValues> = {}): QuoteValues => ({
  ...blank,
  client: "client",
  items: line ? [line] : [],
  ...values,
});

describe("the values of a quote form", () => {
  it("a new quote begins today, and is valid for the company's number of days", () =>
    expect(newQuote(0).base).toMatchObject({ date: today(), valid_until: today(), items: [] }));

  it("a stored quote is sent back unchanged", () =>
    expect(quoteInputOf(storedOf(quote()).base, "v1")).toEqual({
      version: "v1",
      client: "client",
      prospect_name: "",
      prospect_phone: "",
      prescription: "",
      title: "proforma",
      date: "2026-11-20",
      valid_until: "2026-12-20",
      notes: "",
      internal_notes: "",
      deposit_asked: 0,
      delivery_days: 7,
      items: [
        {
          id: "line",
          variant: "",
          product: "frame",
          label: "",
          quantity: 1,
          price: 850,
          discount: 0,
        },
      ],
    }));

  it("a quote is sent with either a client or a prospect, and a prescription only for a client", () => {
    const typed = { prospect_name: " Zineb ", prospect_phone: "06", prescription: "p" };
    expect(quoteInputOf(valuesOf(typed), undefined)).toMatchObject({
      prospect_name: "",
      prescription: "p",
    });
    expect(quoteInputOf(valuesOf({ ...typed, client: "" }), undefined)).toMatchObject({
      prospect_name: "Zineb",
      prescription: "",
    });
  });

  it("a copied quote has today's date, and new ids for its lines", () => {
    const { id, version, base } = copyOf(quote(), 30);
    expect([id === "quote", version]).toEqual([false, undefined]);
    expect(base).toMatchObject({ client: "client", date: today(), title: "proforma" });
    expect(base.items[0]?.id).not.toBe("line");
  });

  it.each([
    [{}, []],
    [{ client: "" }, ["client"]],
    [{ client: "", prospect_name: "Zineb" }, []],
    [{ items: [] }, ["items"]],
    [{ date: "2026-11-20", valid_until: "2026-11-19" }, ["valid_until"]],
    [{ date: "20/11" }, ["date"]],
    [{ deposit_asked: "cent" }, ["deposit_asked"]],
    [{ delivery_days: "2,5" }, ["delivery_days"]],
    [{ delivery_days: "366" }, ["delivery_days"]],
  ])("a quote with %o is refused at the fields %o", (values, fields) =>
    expect(Object.keys(checkValues(valuesOf(values)))).toEqual(fields),
  );

  it("the total of a variant includes the common lines", () => {
    if (!line) throw new Error("No line");
    const items = [line, { ...line, variant: "A" as const }, { ...line, variant: "B" as const }];
    expect(totalOf(items, "A")).toBe(170_000);
    expect(totalOf(items, "")).toBe(85_000);
    expect(nextVariant(["A", "B"])).toBe("C");
    expect(nextVariant(["A", "B", "C"])).toBeUndefined();
  });
});

describe("the lines of a sale", () => {
  it("a sale of a quote has the variant's lines, with new ids and the quote's prices", () => {
    const items = [item(), item({ id: "a", variant: "A" }), item({ id: "b", variant: "B" })];
    const lines = soldLines(quote({ items }), "B", false);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ product: "frame", price: "850,00", stock: 5 });
    expect(lines.map(({ id }) => id)).not.toContain("line");
    expect("variant" in (lines[0] ?? {})).toBe(false);
  });

  it("a sale of a quote may use today's prices instead", () =>
    expect(soldLines(quote(), "", true)[0]).toMatchObject({ price: "900,00" }));

  it.each([
    ["archived", { expand: { product: product({ archived: true }) } }],
    ["deleted", { expand: undefined }],
    ["deleted and emptied", { product: "", expand: undefined }],
  ])("a sold quote line becomes a free line when its product is %s", (_, values) => {
    const changed = quote({ items: [item({ ...values, discount: 50 })] });
    expect(soldLines(changed, "", true)[0]).toMatchObject({
      product: "",
      label: "Monture Riad",
      price: "850,00",
      discount: "50,00",
    });
    expect(goneNames(changed, "")).toEqual(["Monture Riad"]);
  });
});
