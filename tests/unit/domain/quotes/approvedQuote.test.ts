import fc from "fast-check";
import { expect, it } from "vitest";

import type { Centimes } from "#domain/core/money.ts";
import type { QuoteItem } from "#domain/core/records.ts";
import {
  allowedInSale,
  allowedLines,
  type ApprovedLine,
  type NamedLine,
  offerText,
} from "#domain/quotes/approvedQuote.ts";

const riad: NamedLine = { product: "riad", label: "", quantity: 1, price: 890, discount: 445 };
const allowed = { discount: true, below: 255_00 as Centimes };
const approved = (values: Partial<NamedLine> = {}): ApprovedLine => ({
  line: { ...riad, ...values },
  allowed,
});
const isAllowed = (values: Partial<NamedLine>): boolean =>
  allowedInSale([approved()], [{ ...riad, ...values }]).size === 1;

it("an approved quote line allows the same sale line with at most its discount, and no other", () => {
  expect([{}, { discount: 444.99 }, { label: "Remarque" }].map(isAllowed)).toEqual([
    true,
    true,
    true,
  ]);
  const others = [
    { discount: 445.01 },
    { price: 889 },
    { quantity: 2 },
    { product: "atlas" },
    { product: "" },
  ];
  expect(others.filter(isAllowed)).toEqual([]);
  const free = approved({ product: "", label: "Étui" });
  const named = (label: string) => allowedInSale([free], [{ ...riad, product: "", label }]).size;
  expect([named("Étui"), named("Cordon")]).toEqual([1, 0]);
});

it("each approved quote line allows at most one sale line, whose discount is not larger", () => {
  const discounts = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 });
  const law = fc.property(discounts, discounts, (given, asked) => {
    const lines = asked.map((discount) => ({ ...riad, discount }));
    const left = given.map((discount) => approved({ discount }));
    const found = allowedInSale(left, lines);
    const used = lines.filter((line) => found.has(line)).map(({ discount }) => discount);
    const largest = (list: readonly number[]) => [...list].sort((a, b) => b - a);
    expect(used.length).toBeLessThanOrEqual(given.length);
    expect(largest(used).every((one, at) => one <= (largest(given)[at] ?? -1))).toBe(true);
    // The result does not depend on the order of lines.
    expect(allowedInSale([...left].reverse(), [...lines].reverse()).size).toBe(found.size);
  });
  fc.assert(law);
});

it("an approved offer is its person and its lines in any order; another person or line differs", () => {
  const item = { id: "a", variant: "", ...riad } as unknown as QuoteItem;
  const other = { ...item, id: "b", variant: "A" } as QuoteItem;
  const person = { client: "c1", prospect_name: "" };
  const offer = offerText(person, [item, other]);
  expect(offerText(person, [other, item])).toBe(offer);
  const changes: Partial<QuoteItem>[] = [
    { discount: 450 },
    { price: 880 },
    { quantity: 2 },
    { variant: "B" },
    { product: "" },
    { label: "Étui" },
    { id: "c" },
  ];
  const changed = [
    ...changes.map((values) => offerText(person, [{ ...item, ...values }, other])),
    offerText(person, [item]),
    offerText({ ...person, client: "c2" }, [item, other]),
    offerText({ ...person, prospect_name: "Alami" }, [item, other]),
  ];
  expect(changed.filter((text) => text === offer)).toEqual([]);
  const stored = { offer, lines: { a: allowed } };
  expect(allowedLines(stored, offer)).toEqual({ a: allowed });
  for (const none of [null, {}, "x"]) expect(allowedLines(none, offer)).toEqual({});
  expect(allowedLines(stored, `${offer} `)).toEqual({});
});
