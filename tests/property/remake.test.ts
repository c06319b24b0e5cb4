import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, type IsoDay, storedDay } from "#domain/core/days/days.ts";
import { eyeSides, type Job, jobStatuses, storedJobStatuses } from "#domain/core/records.ts";
import { lensesToRemake, piecesFromStock, remakePromise } from "#domain/services/remake.ts";
import { followedStatus, isOpenService } from "#domain/services/serviceStatus.ts";
import { eye } from "#support/eyes.ts";

const first = "2026-01-01" as IsoDay;
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(first, days));
const days = fc.integer({ min: 0, max: 60 });
const anyLine = fc.record({
  product: fc.constantFrom("one", "two"),
  quantity: fc.integer({ min: 1, max: 3 }),
  eye: fc.constantFrom("" as const, ...eyeSides),
});
const eyes = { right: eye(-2), left: eye(-1) };

describe("a remake", () => {
  it("a remake's promised day is not in the past, not a new Sunday, and not earlier than before", () => {
    fc.assert(
      fc.property(
        anyDay,
        anyDay,
        fc.constantFrom(...jobStatuses),
        fc.constantFrom("mounting" as const, "to_order" as const),
        fc.record({ mounting_days: days, lab_days: days }),
        fc.array(days),
        (now, before, status, to, delays, lensDelays) => {
          const job = { status, promised_on: storedDay(before) } as Job;
          const promised = remakePromise(job, to, delays, lensDelays, now);
          expect(promised >= now).toBe(true);
          if (status !== "delivered") expect(promised >= before).toBe(true);
          if (promised !== before) expect(new Date(promised).getUTCDay()).not.toBe(0);
        },
      ),
    );
  });

  it("the remakes of the right and the left eye have together all lenses of the pair, each once", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 4 }), (lines) => {
        const items = lines.map((line, at) => ({
          ...line,
          id: `l${at}`,
          product_name: "",
          product_type: "lens" as const,
        }));
        const count = (side: "" | "right" | "left"): number => {
          const found = lensesToRemake({ items }, eyes, { eyes: side, pair: 1 });
          if (found.refusal) return 0;
          return found.lenses
            .filter((lens) => side === "" || lens.side === side)
            .reduce((all, { quantity }) => all + quantity, 0);
        };
        const unknown = lensesToRemake({ items }, eyes, { eyes: "", pair: 1 });
        const unsaid = unknown.refusal
          ? 0
          : unknown.lenses.filter(({ side }) => side === "").length;
        const sold = items.reduce((all, { quantity }) => all + quantity, 0);
        expect(count("")).toBe(sold);
        expect(count("right") + count("left") + unsaid).toBe(sold);
      }),
    );
  });

  it("a remake takes all its lenses from stock or none, and only if enough are there", () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 8 }),
        (lines, one, two) => {
          const items = lines.map((line, at) => ({
            ...line,
            id: `l${at}`,
            product_name: "",
            product_type: "lens" as const,
          }));
          const found = lensesToRemake({ items }, eyes, { eyes: "", pair: 0 });
          if (found.refusal) throw new Error("no lens");
          const known = {
            purchase_price: 1,
            delay_days: 0,
            geometry: "",
            has_stock: true,
            has_drawer: false,
          };
          const products = { one: { ...known, pieces: one }, two: { ...known, pieces: two } };
          const pieces = piecesFromStock(found.lenses, { products, cells: {} }, null);
          const neededOf = (name: string) =>
            items
              .filter(({ product }) => product === name)
              .reduce((all, { quantity }) => all + quantity, 0);
          const isThere = neededOf("one") <= one && neededOf("two") <= two;
          expect(pieces !== null).toBe(isThere);
          for (const { product, quantity } of pieces ?? [])
            expect(quantity).toBe(neededOf(product));
        },
      ),
    );
  });

  it("the ticket of a remake is open exactly while its job is", () => {
    for (const status of storedJobStatuses)
      expect(isOpenService(followedStatus(status))).toBe(
        status !== "delivered" && status !== "cancelled",
      );
  });
});
