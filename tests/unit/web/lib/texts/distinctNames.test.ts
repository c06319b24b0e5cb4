import fc from "fast-check";
import { expect, it } from "vitest";

import { distinctNames } from "#lib/texts/distinctNames.ts";

it("repeated names are numbered from the second one on", () =>
  expect(distinctNames(["a", "b", "a", "a"])).toEqual(["a", "b", "a (2)", "a (3)"]));

it("every distinct name begins with the original name", () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c")), (names) => {
      const found = distinctNames(names);
      expect(new Set(found).size).toBe(names.length);
      expect(found.every((one, at) => one.startsWith(names[at] ?? ""))).toBe(true);
    }),
  ));
