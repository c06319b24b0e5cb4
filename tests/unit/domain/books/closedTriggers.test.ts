import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { closedRowOf, closedTriggers } from "#domain/books/closedTriggers.ts";
import { askedField, dated, keptOfInvoice } from "#domain/books/dated.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { fieldShapesOf } from "#domain/core/fields/fields.ts";

const names = Object.keys(collections) as CollectionName[];
const kinds = names.flatMap((name) => {
  const kind = dated[name];
  return "undated" in kind ? [] : [{ name, kind }];
});

describe("the table of dated collections", () => {
  it("each entry in the table of dated collections names existing fields, and a document with a date", () => {
    const odd = kinds.flatMap(({ name, kind }) => {
      const { day, figures, rising = {}, unless = {}, sentBy } = kind;
      const own = [...figures, ...Object.keys(rising), ...Object.keys(unless), sentBy ?? "company"];
      const fields = typeof day === "string" ? [...own, day] : [...own, day.by];
      return fields
        .filter((field) => !(field in fieldShapesOf(name)))
        .map((field) => [name, field]);
    });
    expect(odd).toEqual([]);
    const owners = kinds.flatMap(({ kind: { day } }) =>
      typeof day === "string" ? [] : [day.of, ...(day.also ?? [])],
    );
    expect(owners.filter((name) => !("date" in collections[name]))).toEqual([]);
    expect(keptOfInvoice.filter((name) => !(name in collections.optique_invoices))).toEqual([]);
  });

  it("each collection without a date in the table has a reason", () => {
    const reasons = names.flatMap((name) => {
      const kind = dated[name];
      return "undated" in kind ? [kind.undated] : [];
    });
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });

  it("a refusal names the day's field, or the id of a row that its document dates", () => {
    expect(
      [
        ["optique_closes", ""],
        ["optique_payments", "amount"],
        ["optique_invoice_items", ""],
        ["optique_clients", ""],
        ["optique_bills", ""],
        ["optique_bill_parts", "date"],
      ].map(([name = "", field = ""]) => askedField(name, field)),
    ).toEqual(["day", "amount", "id", "id", "date", "amount"]);
  });
});

describe("a trigger", () => {
  it("each dated collection has triggers for insert, update and delete; others have none", () => {
    for (const name of names) {
      const found = Object.keys(closedTriggers(name)).map((one) => one.slice(name.length));
      const ways = ["_closed_insert", "_closed_update", "_closed_delete"];
      expect([name, found]).toEqual([name, "undated" in dated[name] ? [] : ways]);
    }
  });

  it("an update trigger compares each protected field with its former value", () => {
    for (const { name, kind } of kinds) {
      const text = closedTriggers(name)[`${name}_closed_update`] ?? "";
      const missing = kind.figures.filter(
        (field) => !text.includes(`old.${field} IS NOT new.${field}`),
      );
      expect([name, missing]).toEqual([name, []]);
    }
  });
});

describe("the error of a trigger", () => {
  const id = fc.stringMatching(/^[a-z0-9]{15}$/);
  const word = fc.constantFrom("date", "quantity", "payment_method", "-");
  const day = fc.constantFrom("2026-11-30", "2027-02-28");

  it("the error of a trigger is parsed into collection, row, document, field and last day", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds.map(({ name }) => name)),
        id,
        fc.oneof(id, fc.constant("-")),
        word,
        day,
        (collection, row, owner, field, until) => {
          const error = `GoError: constraint failed: period_closed ${collection} ${row} ${owner} ${field} ${until} 00:00:00.000Z (1811)`;
          const named = (one: string) => (one === "-" ? "" : one);
          expect(closedRowOf(error)).toEqual({
            collection,
            id: row,
            owner: named(owner),
            field: named(field),
            until,
          });
        },
      ),
    );
  });

  it.each([
    "",
    "database is locked",
    "period_closed",
    "period_closed optique_payments a b date 30/11/2026",
  ])("a text is not parsed as the error of a trigger: %j", (text) =>
    expect(closedRowOf(text)).toBeNull(),
  );

  it("the error of a trigger is parsed without the id of a row", () =>
    expect(
      closedRowOf("period_closed optique_stock_movements  - quantity 2026-11-30 00:00"),
    ).toMatchObject({ id: "", owner: "", field: "quantity" }));
});
