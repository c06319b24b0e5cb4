import { describe, expect, it } from "vitest";

import { fieldShapesOf } from "#domain/core/fields/fields.ts";
import { inThousands, parseAmount, parseQuantity } from "#domain/core/money.ts";
import {
  formatPhone,
  messagingNumber,
  nationalBeginning,
  nationalNumber,
} from "#domain/core/text/phone.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { parseTypedDay } from "#domain/core/days/typedDay.ts";
import { fillMessage, unknownPlaceholders } from "#domain/clients/messageTexts.ts";
import { readMeasure, withSign } from "#domain/optics/parse.ts";
import { readQuickEntry } from "#domain/optics/quickEntry/quickEntry.ts";
import { withoutUnread } from "#domain/optics/quickEntry/quickEntryErased.ts";
import { searchTerms } from "#domain/search/terms.ts";
import { indexText } from "#domain/search/words.ts";
import { searchedDays } from "#domain/search/searchedDays.ts";
import { catalogueColumns, readCatalogueRow, readPriceRow } from "#domain/stock/catalogue.ts";

const size = 80_000;
/** Characters and words whose repetition takes quadratic time with a backtracking regex or a growing list. */
const bombs = [
  " ",
  "\u200b",
  "\n",
  "9",
  "-",
  ".",
  "(",
  "a",
  "é",
  "\u0301",
  "1 ",
  "a@",
  "{",
  "[[",
  "+1 ",
  ".",

  "OD ",
  "+1.00 (-0.50) 90 ",
  "a  ",
  "00",
  "212",
  "\r\n",
  "d",
  "add ",
  "12/",
  "°",
].flatMap((piece) => {
  const run = piece.repeat(size / piece.length);
  return [run, `a${run}b`, `1${run}a`];
});

/** Time limit: a linear parser needs milliseconds, a quadratic one minutes. */
const enoughMs = 1500;

function slowOnes(read: (text: string) => unknown): string[] {
  return bombs.flatMap((text) => {
    const began = performance.now();
    read(text);
    const ms = performance.now() - began;
    return ms > enoughMs ? [`${JSON.stringify(text.slice(0, 12))}: ${Math.round(ms)} ms`] : [];
  });
}

it("a text of two megabytes is refused for its length, without being normalised", () => {
  const value = " ".repeat(2_000_000);
  const texts = (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
    Object.values(fieldShapesOf(collection)).filter(({ kind }) => kind === "text"),
  );
  expect(texts.length).toBeGreaterThan(50);
  for (const shape of texts) {
    const { stored, refusals } = readField(shape, value);
    expect(stored === value).toBe(true);
    expect(refusals.map(({ code }) => code)).toEqual(["too_long"]);
  }
});

describe("a text of 80 000 characters", () => {
  it.each(Object.keys(collections) as CollectionName[])(
    "long texts are parsed in linear time in the fields of %s",
    (collection) => {
      for (const [name, shape] of Object.entries(fieldShapesOf(collection))) {
        expect(
          slowOnes((text) => readField(shape, text)),
          name,
        ).toEqual([]);
      }
    },
  );

  it.each(catalogueColumns)(
    "long texts are parsed in linear time in the column %s of an import",
    (column) => {
      expect(
        slowOnes((text) => [
          readCatalogueRow({ [column]: text }),
          readPriceRow({ [column]: text }),
        ]),
      ).toEqual([]);
    },
  );

  it.each<[string, (text: string) => unknown]>([
    ["quick entry", (text) => withoutUnread(text, readQuickEntry(text))],
    ["a measure", (text) => [readMeasure("sphere", text), readMeasure("axis", text)]],
    ["a sign", (text) => withSign("sphere", text)],
    ["an amount", (text) => [parseAmount(text), parseQuantity(text)]],
    ["the thousands of a figure", inThousands],
    [
      "a telephone",
      (text) => [
        nationalNumber(text),
        nationalBeginning(text),
        messagingNumber(text),
        formatPhone(text),
      ],
    ],
    ["a typed day", (text) => parseTypedDay(text)],
    ["the terms of a search", (text) => [searchTerms(text), searchedDays(text)]],
    ["the search index", (text) => indexText([text])],
    ["a message", (text) => [unknownPlaceholders(text, []), fillMessage(text, {})]],
  ])("long texts are parsed in linear time as %s", (_, read) => {
    expect(slowOnes(read)).toEqual([]);
  });
});
