import { describe, expect, it } from "vitest";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { JobStatus } from "#domain/core/records.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { originOf, splitKind, whenOf } from "#features/workshop/board/cardTexts.ts";

const now = "2026-11-21" as IsoDay;
/** Order day first, then the state. */
const since = (at: string, by = "") => [
  { status: "to_order", at: "2026-10-01 09:00:00.000Z", by: "Samira" },
  { status: "mounting", at, by },
];
const card = (status: JobStatus, values: object = {}) =>
  ({
    status,
    promised_on: "2026-11-23 00:00:00.000Z",
    steps: since("2026-11-21 14:10:00.000Z", "Youssef"),
    messagedAt: null,
    messagedBy: null,
    expand: { lab: { id: "l", name: "Labo Chellah" } },
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
  ])("of %s is '%s'", (day, text, tone) => {
    for (const status of ["to_order", "ordered", "mounting"] as const) {
      const parts = whenOf(card(status, promised(day)), now);
      expect(said(parts)).toBe(text);
      expect(parts.at(-1)?.tone).toBe(tone);
    }
  });

  it("shows the waiting time once ready", () => {
    const ready = (at: string) =>
      whenOf(card("ready", { ...promised("2026-01-01"), steps: since(at) }), now);
    expect(said(ready("2026-11-21 08:00:00.000Z"))).toBe("prêt aujourd’hui");
    expect(said(ready("2026-11-20 08:00:00.000Z"))).toBe("prêt depuis hier");
    expect(said(ready("2026-11-06 12:00:00.000Z"))).toBe("prêt depuis 15\u00a0j");
    expect(ready("2026-11-05 12:00:00.000Z")).toEqual([
      { text: "attend depuis 16\u00a0j", tone: "warn" },
    ]);
  });

  it("the promised day is replaced by time and author once delivered", () => {
    expect(said(whenOf(card("delivered"), now))).toMatch(/^à \d\d:10, par\u00a0Youssef$/);
    expect(
      said(whenOf(card("delivered", { steps: since("2026-11-21 14:10:00.000Z") }), now)),
    ).toMatch(/^à \d\d:10$/);
    expect(
      said(whenOf(card("delivered", { steps: since("2026-11-04 14:10:00.000Z") }), now)),
    ).toMatch(/^le 04\/11 à \d\d:10$/);
    expect(whenOf(card("delivered", { steps: [] }), now)).toEqual([]);
  });
});

it.each([
  ["Verre - Unifocal 1.5", "Unifocal 1.5"],
  ["Monture titane Oasis 53-19, doré", "Oasis 53-19, doré"],
  ["Solaire TR90 Essaouira 49-18, écaille", "Essaouira 49-18, écaille"],
  ["Solaire teinté 1.5", "Solaire teinté 1.5"],
  ["Monture Oasis 53-19, doré", "Oasis 53-19, doré"],
  ["Verre - Progressif 1.6 / Verre - Unifocal 1.5", "Progressif 1.6 / Unifocal 1.5"],
  ["Essilor Verre - 2", "Essilor Verre - 2"],
  ["Solaire métal", "Solaire métal"],
])("of '%s' a card shows '%s', and says all of it", (name, shown) => {
  const parts = splitKind(name);
  expect(parts.map(([, rest]) => rest).join("")).toBe(shown);
  expect(parts.flat().join("")).toBe(name);
});

describe("the origin of its lenses", () => {
  it("the origin of the lenses is the lab, or the stock without an order", () => {
    expect(originOf(card("mounting"))).toBe("Labo Chellah");
    expect(originOf(card("mounting", { steps: [{ status: "mounting" }] }))).toBe("Stock");
    expect(originOf(card("to_order", { expand: { lab: null } }))).toBe("");
  });

  it("a ready card has the notification in place of the origin", () => {
    expect(originOf(card("ready"))).toBe("à annoncer");
    expect(originOf(card("ready", { messagedAt: "2026-11-04 09:00:00.000Z" }))).toBe(
      "message préparé le 04/11",
    );
    expect(originOf(card("delivered"))).toBe("");
  });
});
