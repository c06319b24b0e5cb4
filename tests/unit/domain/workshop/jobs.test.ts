import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import {
  daysLate,
  jobDelayOf,
  firstJobStatus,
  isEarlyJob,
  isForgottenJob,
  isJobFromStock,
  maxJobSteps,
  neighbourStatus,
  promisedDay,
  revivedStatus,
  type JobStep,
  addStep,
} from "#domain/workshop/jobs.ts";

const day = (text: string) => text as IsoDay;
const step = (status: JobStep["status"]): JobStep => ({ status, at: "", by: "Samira" });

describe("the first state of a job", () => {
  it.each([
    [[], "mounting"],
    [[{ needed: 2, before: 2 }], "mounting"],
    [[{ needed: 2, before: 1 }], "to_order"],
    [
      [
        { needed: 1, before: 5 },
        { needed: 1, before: 0 },
      ],
      "to_order",
    ],
  ] as const)("a job whose lenses are in stock as %j begins in the state %s", (needs, status) => {
    expect(firstJobStatus(needs)).toBe(status);
  });

  it.each([
    ["2026-11-21", 3, "2026-11-24"],
    // A Sunday is replaced by the next day.
    ["2026-11-21", 1, "2026-11-23"],
    ["2026-11-22", 0, "2026-11-23"],
    ["2026-12-29", 7, "2027-01-05"],
  ])("a sale on %s with a delay of %i days is promised for %s", (sold, days, promised) => {
    expect(promisedDay(day(sold), days)).toBe(promised);
  });

  it("a job's delay is that of mounting, or that of the lab when lenses are ordered", () => {
    const delays = { mounting_days: 3, lab_days: 7 };
    expect(jobStatuses.map((status) => jobDelayOf(status, delays))).toEqual([7, 7, 3, 7, 7]);
  });
});

describe("the lateness of a job", () => {
  it.each([
    ["mounting", "2026-11-20", 1],
    ["to_order", "2026-11-11", 10],
    ["ordered", "2026-11-21", 0],
    ["mounting", "2026-11-25", 0],
    ["ready", "2026-11-01", 0],
    ["delivered", "2026-11-01", 0],
  ] as const)("a job in %s promised on %s is late by %i days", (status, promised, days) => {
    expect(daysLate(status, day(promised), day("2026-11-21"))).toBe(days);
  });

  it("ready glasses count as forgotten after fifteen days", () => {
    const today = day("2026-11-21");
    expect(isForgottenJob("ready", day("2026-11-06"), today)).toBe(false);
    expect(isForgottenJob("ready", day("2026-11-05"), today)).toBe(true);
    expect(isForgottenJob("mounting", day("2026-10-05"), today)).toBe(false);
  });
});

describe("the states of a job", () => {
  it("each state of a job has a previous and a next one, except the first and the last", () => {
    expect(jobStatuses.map((status) => neighbourStatus(status, 1))).toEqual([
      "ordered",
      "mounting",
      "ready",
      "delivered",
      null,
    ]);
    expect(neighbourStatus("to_order", -1)).toBeNull();
    expect(neighbourStatus("ready", -1)).toBe("mounting");
  });

  it("a job counts as early in the states to order and mounting", () => {
    expect(jobStatuses.filter(isEarlyJob)).toEqual(["to_order", "mounting"]);
  });

  it("a new state of a job adds a step, and the same state adds none", () => {
    const steps = addStep([step("mounting")], step("ready"));
    expect(steps.map(({ status }) => status)).toEqual(["mounting", "ready"]);
    expect(addStep(steps, step("ready"))).toBe(steps);
    const many = Array.from({ length: 300 }).reduce<readonly JobStep[]>(
      (all, _, at) =>
        addStep(all, { status: at % 2 ? "ready" : "mounting", at: String(at), by: "" }),
      [],
    );
    expect(many).toHaveLength(maxJobSteps);
    expect([many[0]?.at, many[1]?.at, many.at(-1)?.at]).toEqual(["0", "201", "299"]);
    expect(isJobFromStock(steps)).toBe(true);
    expect(isJobFromStock([step("to_order"), ...steps])).toBe(false);
    expect(isJobFromStock([])).toBe(false);
  });
});

describe("a cancelled job", () => {
  const at = (hour: string) => `2026-11-27 ${hour}:00.000Z`;
  const step = (status: JobStatus, hour: string) => ({ status, at: at(hour), by: "Samira" });
  const now = (hour: string) => Date.parse(at(hour).replace(" ", "T"));

  it("a cancelled job can return to its former state within an hour", () => {
    const steps = [step("to_order", "08:00"), step("ordered", "09:00"), step("cancelled", "10:00")];
    expect(revivedStatus(steps, now("10:59"))).toBe("ordered");
    expect(revivedStatus(steps, now("11:01"))).toBeNull();
    expect(revivedStatus(steps.slice(0, 2), now("09:01"))).toBeNull();
    expect(revivedStatus([], now("09:01"))).toBeNull();
  });
});
