import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { zipPieces } from "#domain/books/zip.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { unzip, zipBytes } from "#support/unzip.ts";

const day = "2026-11-30" as IsoDay;

describe("a zip of texts", () => {
  it("a zip file unpacks to the names, texts and day that it was made of", () => {
    const files = [
      { name: "ventes.csv", text: "\ufeffTaux;TTC\r\n20;1234,56\r\n" },
      { name: "lisez-moi.txt", text: "Été à Fès, فاس, 👓 − fin" },
      { name: "vide.csv", text: "" },
    ];
    expect(unzip(zipBytes(zipPieces(files, day)))).toEqual(files.map((file) => ({ ...file, day })));
  });

  it("a zip file contains any text in UTF-8", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const files = texts.map((content, at) => ({ name: `${at}.txt`, text: content }));
        const read = unzip(zipBytes(zipPieces(files, day)));
        expect(read.map((file) => file.text)).toEqual(
          texts.map((one) => Buffer.from(one).toString("utf8")),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("zip files of the same texts have the same bytes", () => {
    const files = [{ name: "a.csv", text: "é;1\r\n" }];
    const [one, other] = [0, 1].map(() => zipBytes(zipPieces(files, day)));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });
});
