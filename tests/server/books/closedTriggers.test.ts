import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { closedTriggers } from "#domain/books/closedTriggers.ts";
import { isClosed } from "#domain/core/days/closedPeriod.ts";
import { addDays, type IsoDay, storedDay } from "#domain/core/days/days.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { expectOk, openShop } from "#support/shop.ts";

const shop = await openShop();
const sql = async (query: string): Promise<unknown[][]> =>
  expectOk(await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query })).rows;
const inOneLine = (text: unknown): string => String(text).replace(/\s+/g, " ");

describe("the triggers of transmitted days", () => {
  it("each dated collection has the triggers of the table, and no other collection has any", async () => {
    const stored = await sql(
      String.raw`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%\_closed\_%' ESCAPE '\' ORDER BY name`,
    );
    const wanted = (Object.keys(collections) as CollectionName[])
      .flatMap((name) => Object.entries(closedTriggers(name)))
      .map(([name, text]) => [name, inOneLine(`CREATE TRIGGER ${name} ${text}`)]);
    expect(Object.fromEntries(stored.map(([name, text]) => [name, inOneLine(text)]))).toEqual(
      Object.fromEntries(wanted),
    );
  });

  it("the triggers decide as the TypeScript rule does whether a stored day is transmitted", async () => {
    const day = fc
      .integer({ min: -3000, max: 3000 })
      .map((days) => addDays("2026-11-30" as IsoDay, days));
    const pairs = fc.sample(fc.tuple(day, fc.oneof(day, fc.constant("" as const))), 200);
    const asked = pairs.map(([one, until]) => [storedDay(one), until && storedDay(until)]);
    for (let at = 0; at < asked.length; at += 50) {
      const some = asked.slice(at, at + 50);
      const rows = some.map(([one, until]) => `('${one}', '${until}')`).join(", ");
      const found = await sql(
        `WITH asked (day, until) AS (VALUES ${rows}) SELECT day BETWEEN '1' AND until FROM asked`,
      );
      expect(found.map(([is]) => Boolean(Number(is)))).toEqual(
        some.map(([one = "", until = ""]) => isClosed(one, until)),
      );
    }
  });
});
