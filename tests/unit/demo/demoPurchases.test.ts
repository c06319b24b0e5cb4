import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { addDays, addMonths, type IsoDay } from "#domain/core/days/days.ts";
import { presetPeriod } from "#domain/core/days/period.ts";
import { readStory } from "#demo/story.ts";
import { known, storyActs } from "#support/recordedShop.ts";

const day = "2026-11-21" as IsoDay;
const acts = storyActs(day);
const text = readFileSync(join(root, "pb_hooks/demo/story.jsonl"), "utf8");
/** Part of the story from the transmission of a month on. */
const later = text.slice(text.lastIndexOf("\n", text.indexOf('"books/close"')) + 1);

/** First, middle and last day of each month for two years. */
const days = Array.from({ length: 25 }, (_, month) => {
  const { from, to } = presetPeriod("month", addMonths("2027-01-01" as IsoDay, month));
  return [from, addDays(from, 14), to];
}).flat();

/** Dates of a document and of its nested parts. */
function datesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(datesOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    name === "date" ? [String(one)] : datesOf(one),
  );
}

describe("the demonstration's purchases", () => {
  it("a bill has a wrong price, a credit is requested, and one cheque pays it with two other bills", () => {
    const of = (kind: string) => acts.filter((act) => act.kind === kind);
    const [wrong] = of("bills").filter(({ values }) => values["items"]);
    expect(wrong?.values["items"]).toMatchObject([{ quantity: 6, price: 210 }]);
    const asked = of("supplier-credits").find(({ values }) => values["reason"] === "price");
    expect(asked?.values).toMatchObject({ bill: wrong?.id, expected_amount: 72 });
    const [cheque] = of("bill-payments").filter(({ values }) => values["method"] === "check");
    expect(cheque?.values["parts"]).toMatchObject([
      { bill: wrong?.id, amount: 1512 },
      { amount: 988 },
      { amount: 1500 },
    ]);
  });

  it("the rates of a bill and the instalments of a plan have no ids, since they are no records", () => {
    const written = JSON.stringify(acts.map(({ values }) => values));
    expect(written).toContain('"rates":[{"rate":20,"ht":534,"vat":106.8}]');
    expect(written).toContain('"plan":[{"on":');
  });
});

describe("the demonstration's transmitted month", () => {
  it.each(days)(
    "seen from %s, the month before last was over when transmitted, and no later act is dated in it",
    (now) => {
      const [close, ...others] = readStory(later, now, known);
      const { from, to } = presetPeriod("month", addMonths(now, -2));
      expect(close?.values).toMatchObject({ from, to });
      expect(to < (close?.day ?? "")).toBe(true);
      const inside = others.filter(({ values }) => datesOf(values).some((date) => date <= to));
      // The exception arrived late by post, and is booked in the next month.
      expect(inside.map(({ kind, values }) => [kind, values["number"]])).toEqual([
        ["bills", "OM-0641"],
      ]);
    },
  );
});
