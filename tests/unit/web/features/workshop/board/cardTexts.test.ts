import { describe, expect, it } from "vitest";
import type { JobStatus } from "#domain/core/records.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { originOf, splitKind } from "#features/workshop/board/cardTexts.ts";

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
    messagedAt: null,
    messagedBy: null,
    expand: { lab: { id: "l", name: "Labo Chellah" } },
    ...values,
  }) as unknown as JobCard;

it.each([
  ["Verre - Unifocal 1.5", "Unifocal 1.5"],
  ["Monture titane Oasis 53-19, doré", "Oasis 53-19, doré"],
  ["Solaire TR90 Essaouira 49-18, écaille", "Essaouira 49-18, écaille"],
  ["Solaire teinté 1.5", "Solaire teinté 1.5"],
  ["Monture Oasis 53-19, doré", "Oasis 53-19, doré"],
  ["Verre - Progressif 1.6 / Verre - Unifocal 1.5", "Progressif 1.6 / Unifocal 1.5"],
  ["Essilor Verre - 2", "Essilor Verre - 2"],
  ["Solaire métal", "Solaire métal"],
])("for '%s' a card shows '%s', and the rest of the name for screen readers", (name, shown) => {
  const parts = splitKind(name);
  expect(parts.map(([, rest]) => rest).join("")).toBe(shown);
  expect(parts.flat().join("")).toBe(name);
});

describe("the origin of a job's lenses", () => {
  it("the card of a job names the lab of its lenses, or the stock if none were ordered", () => {
    expect(originOf(card("mounting"))).toBe("Labo Chellah");
    expect(originOf(card("mounting", { steps: [{ status: "mounting" }] }))).toBe("Stock");
    expect(originOf(card("to_order", { expand: { lab: null } }))).toBe("");
  });

  it("the card of a ready job shows the message to the client in place of the lenses' origin", () => {
    expect(originOf(card("ready"))).toBe("à annoncer");
    expect(originOf(card("ready", { messagedAt: "2026-11-04 09:00:00.000Z" }))).toBe(
      "message préparé le 04/11",
    );
    expect(originOf(card("delivered"))).toBe("");
  });
});
