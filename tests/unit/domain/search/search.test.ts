import { describe, expect, it } from "vitest";

import {
  fold,
  indexText,
  matchExpression,
  phoneForms,
  searched,
  searchTerms,
} from "#domain/search/search.ts";

describe("what is indexed", () => {
  it("is folded: no capitals, no accents, no ligatures", () => {
    expect(fold("Aïcha ÉLÈVE Œil")).toBe("aicha eleve oeil");
  });

  it("marks the beginnings of words, each word once", () => {
    expect(indexText(["Benali Aïcha", "Benali"])).toBe("  benali  aicha");
  });

  it.each([
    ["06 12 34 56 78", ["0612345678", "+212612345678"]],
    ["+212 6 12 34 56 78", ["0612345678", "+212612345678"]],
    ["00212612345678", ["0612345678", "+212612345678"]],
    ["+212 (0) 6 12 34 56 78", ["0612345678", "+212612345678"]],
    ["612345678", ["0612345678", "+212612345678"]],
    ["+33 1 23 45 67 89", ["33123456789"]],
    ["+33 (0)1 23 45 67 89", ["33123456789"]],
    ["0612345678 / 0522000000", ["0612345678", "+212612345678", "0522000000", "+212522000000"]],
    ["12", ["12"]],
    ["", []],
  ])("knows the telephone %s by all its forms", (phone, forms) => {
    expect(phoneForms(phone)).toEqual(forms);
  });

  it("holds what a client is searched by", () => {
    const text = searched.clients.text({
      name: "Benali Aïcha",
      phone: "06 12 34 56 78",
      email: "aicha@mail.example",
    });
    for (const part of ["  benali", "0612345678", "+212612345678", "aicha@mail"])
      expect(text).toContain(part);
  });
});

describe("a query", () => {
  it.each([
    ["Aïcha", [["aicha"]]],
    ["be aic", [["be", "aic"]]],
    ["06 12", [["06", "12"], ["0612"]]],
    ["+212 6 12", [["+212", "6", "12"], ["0612"]]],
    ["00212612", [["00212612"], ["0612"]]],
    ["+212 06 12", [["+212", "06", "12"], ["0612"]]],
    ["+212 (0) 6 12", [["+212", "(0)", "6", "12"], ["0612"]]],
    ["+2120", [["+2120"], ["0"]]],
    ["1.67", [["1.67"], ["167"]]],
    ["52-18", [["52-18"], ["5218"]]],
    ["0042", [["0042"]]],
    ["06 00 00 04 00", [["0600000400"]]],
    ["+212 6 00 00 04 00", [["0600000400"]]],
    ["0600000400", [["0600000400"]]],
    ["+33 (0)6 12 34 56 78", [["33612345678"]]],
    ["0033 06 12 34 56 78", [["33612345678"]]],
    ["+33 06 12", [["+33", "06", "12"], ["33612"]]],
    ["+39 06 12", [["+39", "06", "12"], ["390612"]]],
    ["06 00 00 04", [["06", "00", "00", "04"], ["06000004"]]],
    ["#2026110042", [["2026110042"]]],
    ["Facture #2026110042", [["2026110042"]]],
    ["facture N° 2026110042", [["2026110042"]]],
    ["factures daoudi", [["daoudi"]]],
    ["facture", [["facture"]]],
    ["#12", [["#12"]]],
    ["06", [["06"]]],
    ["  ", []],
  ])("%s becomes its terms", (query, terms) => expect(searchTerms(query)).toEqual(terms));

  it("finds the beginnings of words by one or two letters, and never breaks the query language", () => {
    const expressionOf = (query: string) => matchExpression(searchTerms(query));
    expect(expressionOf("a")).toBe('"  a"');
    expect(expressionOf("ai")).toBe('" ai"');
    // Two units of JavaScript, one character of the index.
    expect(expressionOf("rania 👓")).toBe('"rania" AND "  👓"');
    expect(expressionOf("👓👓")).toBe('" 👓👓"');
    expect(expressionOf('a"b OR x')).toBe('"a""b" AND " or" AND "  x"');
    expect(expressionOf("1.67")).toBe('("1.67") OR ("167")');
    expect(expressionOf(" ")).toBe("");
  });
});
