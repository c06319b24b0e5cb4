import fc from "fast-check";
import { expect, it } from "vitest";

import { otherBarcodeForm } from "#domain/stock/barcodes.ts";
import { checkDigit, isEan, ownNumber } from "#domain/tags/ownNumber.ts";
import { isDone, noTag, proposedTags, tagAfterPrint } from "#domain/tags/proposedTags.ts";

const place = fc.integer({ min: 1, max: 9_999_999_999 });
const pieces = fc.integer({ min: 0, max: 40 });
const tag = fc.record({
  pieces,
  hand: pieces,
  old_price: fc.constantFrom(null, 0, 800),
  old_code: fc.constantFrom("", "A-0"),
});
const product = fc.record({
  stock: pieces,
  type: fc.constant("frame" as const),
  made_to_order: fc.constant(false),
  selling_price: fc.constant(850),
  barcode: fc.constant("A-1"),
});

it("every barcode of our own is a valid EAN-13, and each place in the series has a different barcode", () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(isEan(ownNumber(one))).toBe(true);
      expect(otherBarcodeForm(ownNumber(one))).toHaveLength(12);
      expect(ownNumber(one) === ownNumber(other)).toBe(one === other);
    }),
  );
});

it("the check digit detects any single wrong digit", () => {
  fc.assert(
    fc.property(place, fc.nat(12), fc.integer({ min: 1, max: 9 }), (one, at, more) => {
      const code = ownNumber(one);
      const figure = (Number(code[at]) + more) % 10;
      expect(isEan(`${code.slice(0, at)}${figure}${code.slice(at + 1)}`)).toBe(false);
      expect(checkDigit(code.slice(0, -1))).toBe(Number(code.at(-1)));
    }),
  );
});

it("after a print only the missing tags are proposed, and none after a full print", () => {
  fc.assert(
    fc.property(tag, product, pieces, (kept, one, quantity) => {
      const proposed = proposedTags(kept, one);
      const now = { price: one.selling_price, barcode: one.barcode };
      const after = tagAfterPrint(kept, one, { ...now, quantity });
      expect(proposedTags(after, one)).toBe(Math.max(0, proposed - quantity));
      expect(isDone(after)).toBe(quantity >= proposed);
    }),
  );
});

it("a changed price proposes tags for the whole stock, and more pieces never propose fewer tags", () => {
  fc.assert(
    fc.property(tag, product, pieces, (kept, one, more) => {
      const proposed = proposedTags(kept, one);
      expect(proposed).toBeLessThanOrEqual(one.stock + kept.hand);
      expect(proposedTags({ ...kept, pieces: kept.pieces + more }, one)).toBeGreaterThanOrEqual(
        proposed,
      );
      expect(proposedTags({ ...kept, old_price: 1 }, one)).toBe(one.stock + kept.hand);
      expect(proposedTags(noTag, one)).toBe(0);
    }),
  );
});
