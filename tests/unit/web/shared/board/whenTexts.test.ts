import { describe, expect, it } from "vitest";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { JobStatus } from "#domain/core/records.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";
import { serviceRules } from "#features/services/board/serviceRules.ts";
import { jobRules } from "#features/workshop/board/jobRules.ts";
import { edgeOf, whenOf } from "#shared/board/whenTexts.ts";

const now = "2026-11-21" as IsoDay;
/** Steps of a job: the day of the order, then its present state. */
const since = (at: string, by = "") => [
  { status: "to_order", at: "2026-10-01 09:00:00.000Z", by: "Samira" },
  { status: "mounting", at, by },
];
const card = (status: JobStatus, values: object = {}) =>
  ({
    status,
    promised_on: "2026-11-23 00:00:00.000Z",
    steps: since("2026-11-21 14:10:00.000Z", "Youssef"),
    ...values,
  }) as unknown as JobCard;
const promised = (day: string) => ({ promised_on: `${day} 00:00:00.000Z` });
const said = (parts: ReturnType<typeof whenOf>) => parts.map(({ text }) => text).join("");

describe("the promised day of a card", () => {
  it.each([
    ["2026-11-23", "lundi 23/11", undefined],
    ["2026-11-21", "aujourd’hui", "strong"],
    ["2026-11-20", "20/11, en retard de 1\u00a0j", "bad"],
    ["2026-10-31", "31/10, en retard de 21\u00a0j", "bad"],
  ])("a card promised for %s has the text '%s'", (day, text, tone) => {
    for (const status of ["to_order", "ordered", "mounting"] as const) {
      const parts = whenOf(jobRules, card(status, promised(day)), now);
      expect(said(parts)).toBe(text);
      expect(parts.at(-1)?.tone).toBe(tone);
    }
  });

  it("the card of ready glasses shows how long they have been waiting", () => {
    const ready = (at: string) =>
      whenOf(jobRules, card("ready", { ...promised("2026-01-01"), steps: since(at) }), now);
    expect(said(ready("2026-11-21 08:00:00.000Z"))).toBe("prêt aujourd’hui");
    expect(said(ready("2026-11-20 08:00:00.000Z"))).toBe("prêt depuis hier");
    expect(said(ready("2026-11-06 12:00:00.000Z"))).toBe("prêt depuis 15\u00a0j");
    expect(ready("2026-11-05 12:00:00.000Z")).toEqual([
      { text: "attend depuis 16\u00a0j", tone: "warn" },
    ]);
  });

  it("the card of delivered glasses shows time and author in place of the promised day", () => {
    expect(said(whenOf(jobRules, card("delivered"), now))).toMatch(/^à \d\d:10, par\u00a0Youssef$/);
    expect(
      said(whenOf(jobRules, card("delivered", { steps: since("2026-11-21 14:10:00.000Z") }), now)),
    ).toMatch(/^à \d\d:10$/);
    expect(
      said(whenOf(jobRules, card("delivered", { steps: since("2026-11-04 14:10:00.000Z") }), now)),
    ).toMatch(/^le 04\/11 à \d\d:10$/);
    expect(whenOf(jobRules, card("delivered", { steps: [] }), now)).toEqual([]);
  });
});

const ticket = (status: ServiceCard["status"], day: string, at = "2026-11-21 14:10:00.000Z") =>
  ({ status, ...promised(day), steps: [{ status, at, by: "" }] }) as unknown as ServiceCard;

it("the days of a ticket have the same texts as those of a job, with 'promis' before a promise", () => {
  const lines = (
    [
      ["todo", "2026-11-23"],
      ["todo", "2026-11-21"],
      ["supplier", "2026-11-19"],
      ["waiting", "2026-11-19"],
      ["ready", "2026-11-01", "2026-11-18 10:00:00.000Z"],
    ] as const
  ).map(([status, day, at]) => said(whenOf(serviceRules, ticket(status, day, at), now)));
  expect(lines).toEqual([
    "promis lundi 23/11",
    "promis aujourd’hui",
    "19/11, en retard de 2\u00a0j",
    "promis jeudi 19/11",
    "prêt depuis 3\u00a0j",
  ]);
  expect(
    (["supplier", "waiting", "ready"] as const).map((status) =>
      edgeOf(serviceRules, ticket(status, "2026-11-19"), now),
    ),
  ).toEqual(["late", "none", "none"]);
});
