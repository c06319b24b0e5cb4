import { describe, expect, it } from "vitest";
import { newId } from "#lib/ids.ts";

describe("an id made by the browser", () => {
  const ids = Array.from({ length: 2000 }, newId);

  it("an id has PocketBase's form: fifteen small letters and digits", () => {
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{15}$/);
  });

  it("the browser never makes the same id twice", () => expect(new Set(ids).size).toBe(ids.length));

  it("random ids contain all letters equally often", () => {
    const counts = new Map<string, number>();
    for (const letter of ids.join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(36);
    // 30 000 letters, so 833 of each are expected; ±250 is more than eight standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 30_000 / 36)).toBeLessThan(250);
  });
});
