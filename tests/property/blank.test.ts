import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isBlank, trimBlanks } from "#domain/core/text/blank.ts";
import { checkFields, fieldShapesOf } from "#domain/core/fields/fields.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { parseAmount } from "#domain/core/money.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { storedLines, storedLine } from "#domain/core/text/storedForm.ts";
import { readMeasure } from "#domain/optics/parse.ts";
import { readCatalogueRow } from "#domain/stock/catalogue.ts";

/**
 * Codes of Unicode's White_Space, of the byte order mark that trim() removes, and of invisible characters.
 */
const codes = [
  0,
  7,
  0x7f,
  0xad,
  0x200b,
  0x200d,
  0x200f,
  0x202e,
  0x2060,
  0x2069,
  9,
  10,
  11,
  12,
  13,
  0x20,
  0x85,
  0xa0,
  0x1680,
  0x2028,
  0x2029,
  0x202f,
  0x205f,
  0x3000,
  0xfeff,
  ...Array.from({ length: 11 }, (_, index) => 0x2000 + index),
];
const spaces = codes.map((code) => String.fromCharCode(code));
const blank = fc.string({ unit: fc.constantFrom(...spaces), minLength: 1, maxLength: 4 });
const fields = (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
  Object.entries(fieldShapesOf(collection)).map(([name, shape]) => ({ collection, name, shape })),
);
const field = fc.constantFrom(...fields);

describe("blank values", () => {
  it("blank values are treated like empty ones in every field of every collection", () => {
    fc.assert(
      fc.property(field, blank, fc.boolean(), ({ collection, name, shape }, text, whole) => {
        expect(isBlank(text)).toBe(true);
        const refusals = (value: unknown) =>
          checkFields(collection, { [name]: value }, [name], whole);
        expect(refusals(text)).toEqual(refusals(""));
        if (shape.kind !== "json")
          expect(readField(shape, text).stored).toEqual(readField(shape, "").stored);
      }),
      { numRuns: 2000 },
    );
  });

  it("blanks around a number leave it unchanged", () => {
    fc.assert(
      fc.property(
        blank,
        blank,
        fc.integer({ min: -50_000, max: 50_000 }),
        (left, right, number) => {
          expect(trimBlanks(left + String(number) + right)).toBe(String(number));
          expect(readNumber(left + String(number) + right)).toBe(number);
          if (number >= 0) expect(parseAmount(left + String(number) + right)).toBe(number * 100);
        },
      ),
    );
  });

  it("blank values are never parsed as a number", () => {
    fc.assert(
      fc.property(blank, (text) => {
        expect(readNumber(text)).toBeNaN();
        expect(parseAmount(text)).toBeNull();
        expect(readMeasure("sphere", text)).toEqual({ readable: true, value: null });
        const row = { name: "Monture", type: "frame", stock: text, selling_price: text };
        expect(readCatalogueRow(row).product).toMatchObject({ stock: 0, selling_price: 0 });
        expect(readCatalogueRow(row).violations).toEqual([]);
      }),
    );
  });
});

describe("the stored form of a text", () => {
  it.each([
    ["Benali", "Benali", "Benali"],
    [" Benali \u200b", "Benali", "Benali"],
    ["Ben\u0000ali\u007f", "Benali", "Benali"],
    ["\u202eilaneB\u202c", "ilaneB", "ilaneB"],
    ["Benali\tAicha\r\nFes", "Benali Aicha Fes", "Benali\tAicha\nFes"],
    // Invisible joiners inside names and emoji are kept.
    ["\u0645\u06cc\u200c\u0631", "\u0645\u06cc\u200c\u0631", "\u0645\u06cc\u200c\u0631"],
    ["\ud83d\udc69\u200d\u2695", "\ud83d\udc69\u200d\u2695", "\ud83d\udc69\u200d\u2695"],
    ["d\u2019Ifrane\u00a0", "d\u2019Ifrane", "d\u2019Ifrane"],
  ])("the text %j is stored as %j in a single line, and as %j in several", (text, one, many) => {
    expect(storedLine(text)).toBe(one);
    expect(storedLines(text)).toBe(many);
  });

  it("a stored name has one line, and stored notes may have several", () => {
    const shapes = fieldShapesOf("optique_clients");
    for (const [name, text] of [
      ["name", "a b"],
      ["notes", "a\nb"],
    ] as const) {
      const shape = shapes[name];
      expect(shape && readField(shape, "a\nb").stored).toBe(text);
    }
  });

  it("storing a text removes outer spaces and hidden characters, and storing it again changes nothing", () => {
    const text = fc.string({
      unit: fc.constantFrom(...spaces, "a", "\u00e9", "\u0645", "\u2019", "\u001f", "\ud83d\udc69"),
    });
    fc.assert(
      fc.property(text, (typed) => {
        for (const stored of [storedLine(typed), storedLines(typed)]) {
          expect([storedLine(stored), storedLines(stored)]).toContain(stored);
          expect(trimBlanks(stored)).toBe(stored);
          expect(stored === "").toBe(isBlank(typed));
          for (const hidden of ["\u0000", "\u001f", "\u202e"]) expect(stored).not.toContain(hidden);
        }
      }),
    );
  });
});
