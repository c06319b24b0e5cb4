import { describe, expect, it } from "vitest";
import { matchPlaces } from "#ui/list/matchPlaces.ts";

describe("highlighted matches", () => {
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
    ["Benali Jalal", "al", ["al"]],
    ["Jalal Alami", "al", ["Al"]],
    ["Monture GU - 2026", "gu2026", []],
    ["Monture GU-2026", "gu2026", ["GU-2026"]],
    ["Monture GU 2026", "gu-2026", ["GU 2026"]],
    ["D’Angelo", "dangelo", ["D’Angelo"]],
    ["Verre 1,5", "1.5", ["1,5"]],
    ["👓 Rania 👓 Benali", "👓 benali", ["👓", "Benali"]],
  ])("in '%s' the query '%s' highlights %o", (text, query, expected) =>
    expect(marked(text, query)).toEqual(expected),
  );
});
