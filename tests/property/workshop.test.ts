import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { jobStatuses } from "#domain/core/records.ts";
import { promisedDay, type JobStep, addStep } from "#domain/workshop/jobs.ts";
import { eyeForLab, lensEyes, lensesOf } from "#domain/workshop/lensEyes.ts";
import { type Eye, transpose } from "#domain/optics/optics.ts";

const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => addDays("1990-01-01" as IsoDay, days));
const orNothing = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);
const anyEye = fc.record({
  sphere: orNothing(quarters(-30, 30)),
  cylinder: orNothing(quarters(-12, 12)),
  axis: orNothing(fc.integer({ min: 1, max: 180 })),
  addition: orNothing(quarters(0, 4)),
  eip: orNothing(quarters(15, 80)),
});
const anyStatus = fc.constantFrom(...jobStatuses);
const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  eye: fc.constantFrom("" as const, "right" as const, "left" as const),
});

describe("a promised day", () => {
  it("a promised day is never a Sunday, and is at most one day later than its delay", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (sold, days) => {
        const promised = promisedDay(sold, days);
        expect(new Date(promised).getUTCDay()).not.toBe(0);
        expect([days, days + 1]).toContain(daysBetween(sold, promised));
      }),
    );
  });
});

describe("the steps of a job", () => {
  it("the steps of a job never repeat a state in a row, and end with the latest state", () => {
    fc.assert(
      fc.property(fc.array(anyStatus, { minLength: 1 }), (moves) => {
        let steps: readonly JobStep[] = [];
        for (const status of moves) steps = addStep(steps, { status, at: "", by: "" });
        expect(steps.at(-1)?.status).toBe(moves.at(-1));
        expect(steps.every((one, place) => one.status !== steps[place - 1]?.status)).toBe(true);
      }),
    );
  });
});

describe("the lenses of a sale", () => {
  it("every lens of a sale is divided between the eyes, and none is lost", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), anyEye, anyEye, (lines, right, left) => {
        lensEyes(lines, { right, left }).forEach((eye, place) => {
          const line = lines[place];
          if (!line) return;
          if (line.eye) expect(eye).toBe(line.eye);
          const shared = lensesOf({ ...line, eye });
          expect(shared.right + shared.left).toBe(line.quantity);
        });
      }),
    );
  });

  it("each notation of a lab describes the same lens", () => {
    fc.assert(
      fc.property(anyEye, (eye) => {
        const minus = eyeForLab(eye, "minus");
        const plus = eyeForLab(eye, "plus");
        // A blank sphere counts as 0.
        const sphereOf = ({ sphere }: Eye) => sphere ?? 0;
        expect(minus.cylinder ?? 0).toBeLessThanOrEqual(0);
        expect(plus.cylinder ?? 0).toBeGreaterThanOrEqual(0);
        const other = transpose({ ...minus, sphere: sphereOf(minus) });
        if (eye.cylinder) expect(other).toMatchObject({ sphere: sphereOf(plus) });
        expect(sphereOf(eyeForLab(plus, "minus"))).toBe(sphereOf(minus));
      }),
    );
  });
});
