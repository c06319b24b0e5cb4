import { describe, expect, it } from "vitest";

import { isWhollyIndexed, matchExpression } from "#domain/search/matchExpression.ts";
import { matchesQuery, searchTerms } from "#domain/search/terms.ts";

describe("the terms of a query", () => {
  const one = (...terms: string[]) => terms.map((term) => [term]);
  it.each([
    ["Aïcha", [one("aicha")]],
    ["be aic", [one("be", "aic")]],
    ["06 12", [one("  06", "  12"), one("0612")]],
    ["+212 6 12", [one("+212", "  6", "  12"), one("0612")]],
    ["00212612", [one("00212612"), one("0612")]],
    ["+212 06 12", [one("+212", "  06", "  12"), one("0612")]],
    ["+212 (0) 6 12", [one("+212", "(0)", "  6", "  12"), one("0612")]],
    ["+2120", [one("+2120"), one("  0")]],
    ["1.67", [one("1.67"), one("167")]],
    ["1,67", [one("1.67"), one("167")]],
    ["0042", [one("0042")]],
    ["06 00 00 04 00", [one("0600000400")]],
    ["06-00-00-04-00", [[["0600000400", "  06  00  00  04  00"]]]],
    ["+212 6 00 00 04 00", [one("0600000400")]],
    ["0600000400", [one("0600000400")]],
    ["06 00 00 04", [one("  06", "  00", "  00", "  04"), one("06000004")]],
    ["+33 (0)6 12 34 56 78", [one("33612345678")]],
    ["0033 06 12 34 56 78", [one("33612345678")]],
    ["+33 06 12", [one("+33", "  06", "  12"), one("33612")]],
    ["+39 06 12", [one("+39", "  06", "  12"), one("390612")]],
    ["#2026110042", [one("2026110042")]],
    ["Facture #2026110042", [one("2026110042")]],
    ["facture N° 2026110042", [one("2026110042")]],
    ["factures daoudi", [one("daoudi")]],
    ["facture", [one("facture")]],
    ["avoir A2026110001", [[["a2026110001", "  a  2026110001"]]]],
    ["devis n° D2026110007", [[["d2026110007", "  d  2026110007"]]]],
    ["2026110042 facture", [one("2026110042")]],
    ["Avoir daoudi", [one("daoudi")]],
    ["devis", [one("devis")]],
    ["devisme", [one("devisme")]],
    ["#12", [one("#12")]],
    ["06", [one("06")]],
    ["52-18", [[["5218", "  52  18"]]]],
    ["gu2026", [[["gu2026", "  gu  2026"]]]],
    ["GU-", [one("gu")]],
    ["L’Haj", [[["lhaj", "  l  haj"]]]],
    ["RB3025L", [[["rb3025l", "  rb  3025  l", "  rb  3025l", "  rb3025  l"]]]],
    ["a1@mail.example", [one("a1@mail.example")]],
    ["gu - 2026", [one("gu", "2026")]],
    ["  ", []],
    ["-", [one("-")]],
  ])("the query %s is split into its terms", (query, terms) =>
    expect(searchTerms(query)).toEqual(terms),
  );

  it.each(["7", "a", "1a", "é", "👓", "0612 ", "a-", '"'])(
    "a query of ten thousand times %s is cut to 40 characters a term, and 100 in all",
    (sign) => {
      const forms = searchTerms(sign.repeat(10_000)).flat(2);
      const signs = forms.map((form) => Array.from(form.replace(/\s/g, "")).length);
      expect(Math.max(...signs)).toBeLessThanOrEqual(40);
      expect(signs.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200);
    },
  );

  it.each([
    ["GU 2026", "gu2026", true],
    ["GU-2026", "gu2026", true],
    ["GU2026", "gu-2026", true],
    ["GU_2026", "gu 2026", true],
    ["RB 3025 L2", "rb3025l2", true],
    ["GU 12026", "gu2026", false],
    ["Monture 11 Atlas", "1a", false],
    ["Verre 1,5", "1.5", true],
    ["Verre 1.5", "1,5", true],
    ["Ray-Ban", "rayban", true],
    ["Ray-Ban", "ray ban", true],
    ["El Amrani", "el-amrani", true],
    ["Aït‑Ahmed", "ait-ahmed", true],
    ["D’Angelo", "d'angelo", true],
    ["D'Angelo", "dangelo", true],
    ["إدريس", "ادريس", true],
    ["احمد", "أحمد", true],
    ["Jalal", "al", true],
    ["Jalal", "l", true],
    ["Jalal", "el", false],
    ["Lentille -2.25", "-2,25", true],
    ["Lentille +2.25", "-2.25", false],
    ["Benali Rachid", "benali a", true],
    ["Benali Rachid", "chid", true],
    ["Benali 0600000001", "06 00 00", true],
    ["Benali", "", true],
    ["Rania 👓", "rania 👓", true],
    ["Rania", "👓", false],
  ])("the text '%s' matches the query '%s': %s", (text, query, expected) =>
    expect(matchesQuery(text, query)).toBe(expected),
  );
});

describe("the MATCH expression", () => {
  const anywhere = (query: string) => matchExpression(searchTerms(query), "anywhere");
  const beginnings = (query: string) => matchExpression(searchTerms(query), "beginnings");

  it("two letters are searched with every possible letter before, and a single letter is left out", () => {
    expect(anywhere("al")).toMatch(/^\(" al" OR "aal" OR "bal" OR .*"9al" OR .*\)$/);
    expect(anywhere("al")).not.toContain("ا");
    expect(anywhere("اح")).toContain('"ماح"');
    expect(anywhere("a")).toBe("");
    expect(anywhere("a b")).toBe("");
    expect(anywhere("a tahiri")).toBe('"tahiri"');
    expect(isWhollyIndexed(searchTerms("a tahiri"), "anywhere")).toBe(false);
    expect(isWhollyIndexed(searchTerms("al tahiri"), "anywhere")).toBe(true);
    expect(isWhollyIndexed(searchTerms("a"), "beginnings")).toBe(true);
  });

  it("a search for beginnings matches the beginnings of words only", () => {
    expect(beginnings("a")).toBe('"  a"');
    expect(beginnings("al tah")).toBe('"  al" AND "  tah"');
    expect(beginnings("gu2026")).toBe('("  gu2026" OR "  gu  2026")');
  });

  it("a query cannot use the query language of FTS5", () => {
    // One character in the index, but two UTF-16 units in JavaScript.
    expect(anywhere("rania 👓")).toBe('"rania"');
    expect(beginnings("👓👓")).toBe('"  👓👓"');
    expect(anywhere('a"b OR x')).toMatch(/^"a""b" AND \(" or" OR .*\)$/);
    expect(anywhere("1.67")).toBe('("1.67") OR ("167")');
    expect(anywhere(" ")).toBe("");
  });
});
