import { describe, expect, it } from "vitest";

import { clientSearch } from "#domain/clients/clientSearch.ts";
import { fold, phoneForms } from "#domain/search/search.ts";
import { indexText } from "#domain/search/words.ts";

describe("the indexed text", () => {
  it("indexed text is folded: lower case, no accents, no ligatures", () => {
    expect(fold("Aïcha ÉLÈVE Œil")).toBe("aicha eleve oeil");
    // Alef with hamza below or above, alef with madda, and vowel signs.
    expect(fold("إدريس أحمد آمال مُحَمَّد")).toBe("ادريس احمد امال محمد");
  });

  it("indexed text marks the beginnings of words, and contains each word once", () => {
    expect(indexText(["Benali Aïcha", "Benali"])).toBe("  benali  aicha");
  });

  it.each([
    ["L’Haj d'Or", "  lhaj  dor"],
    ["El-Amrani Aït‑Ali", "  elamrani  aitali"],
    ["GU-2026/52_18 GU 2026", "  gu20265218  gu  2026"],
    ["Étui - 1,5 L", "  etui  1.5  l"],
    ["Lentille -2,25 (-1.50)", "  lentille  -2.25  (-1.50)"],
    ["Zou\u200bhair\u200e Am\u00adrani", "  zouhair  amrani"],
  ])("the text '%s' is indexed as '%s'", (text, expected) =>
    expect(indexText([text])).toBe(expected),
  );

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
  ])("all spellings of the telephone number %s are indexed", (phone, forms) => {
    expect(phoneForms(phone)).toEqual(forms);
  });

  it("the index of a client contains its searchable fields", () => {
    const text = clientSearch.text({
      name: "Benali Aïcha",
      phone: "06 12 34 56 78",
      email: "aicha@mail.example",
    });
    for (const part of ["  benali", "0612345678", "+212612345678", "aicha@mail"])
      expect(text).toContain(part);
  });
});
