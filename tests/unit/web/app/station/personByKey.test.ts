import { describe, expect, it } from "vitest";

import { personByKey } from "#app/station/personByKey.ts";

const people = [
  { id: "a", name: "Amina" },
  { id: "e", name: "Émile" },
  { id: "h", name: "Houda" },
  { id: "i", name: "Hamid" },
];

describe("the person that a key selects", () => {
  it.each([
    ["a", "ArrowDown", "e"],
    ["a", "ArrowLeft", "i"],
    ["i", "ArrowRight", "a"],
    ["a", "h", "h"],
    ["h", "H", "i"],
    ["i", "h", "h"],
    ["a", "e", "e"],
    ["a", "a", "a"],
    ["a", "z", null],
    ["a", "4", null],
    ["a", "Enter", null],
  ])("a key selects the right person: from %s by %s", (chosen, key, expected) => {
    expect(personByKey(people, chosen, key)).toBe(expected);
  });

  it("a key selects nobody in an empty list of people", () => {
    expect(personByKey([], "", "ArrowDown")).toBeNull();
  });
});
