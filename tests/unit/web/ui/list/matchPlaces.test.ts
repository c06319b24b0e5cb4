import { describe, expect, it } from "vitest";
import { isMatch, matchPlaces } from "#ui/list/matchPlaces.ts";

describe("what is pointed out in a suggestion", () => {
  const marked = (text: string, query: string) =>
    matchPlaces(text, query).map(({ start, end }) => text.slice(start, end));
  it.each([
    ["Benali Aïcha", "aicha", ["Aïcha"]],
    ["Verre - Progressif 1.6", "prog", ["Prog"]],
    ["Benali Aïcha", "ben aï", ["Ben", "Aï"]],
    ["Benali Aïcha", "zzz", []],
    ["Étui", "etui", ["Étui"]],
    ["aaaa", "aa aaa", ["aa"]],
    ["Benali", "", []],
    ["👓 Rania 👓 Benali", "👓 benali", ["👓", "Benali"]],
  ])("'%s' for '%s' → %o", (text, query, expected) =>
    expect(marked(text, query)).toEqual(expected),
  );
});

describe("what the server would find", () => {
  it.each([
    ["Benali Aïcha", "benali a", true],
    // A letter alone is the beginning of a word: this one has it inside only.
    ["Benali Rachid", "benali a", false],
    ["Benali Rachid", "chid", true],
    ["Benali 0600000001", "06 00 00", true],
    ["Benali", "", true],
    ["Rania 👓", "rania 👓", true],
    ["Rania a👓", "👓", false],
  ])("'%s' by '%s': %s", (text, query, expected) => expect(isMatch(text, query)).toBe(expected));
});
