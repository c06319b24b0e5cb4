import { describe, expect, it } from "vitest";
import { parseDay } from "#domain/core/days/days.ts";
import { dueWords, nextState } from "#features/till/cheques/chequeTexts.ts";

const now = parseDay("2026-11-21") ?? undefined;
const wordsOf = (due_on: string, cheque_state: "in_hand" | "deposited" = "in_hand") =>
  dueWords({ due_on, cheque_state }, now)?.text ?? null;

describe("the due day of a cheque", () => {
  it.each([
    ["2026-11-18", "dépassée de 3\u00a0j"],
    ["2026-11-21", "aujourd’hui"],
    ["2026-11-22", "demain"],
    ["2026-11-27", "dans 6\u00a0j"],
    ["2026-12-05", "dans 14\u00a0j"],
    ["2026-12-06", null],
    ["", null],
  ])("the due day %s of a cheque is described as %s", (day, text) => {
    expect(wordsOf(day)).toBe(text);
  });

  it("the due day of a cheque is described only while the cheque is in hand", () => {
    expect(wordsOf("2026-11-18", "deposited")).toBeNull();
  });

  it("the next state of a cheque in hand, or bounced, is 'cleared'", () => {
    expect(nextState("in_hand")).toBe("cleared");
    expect(nextState("bounced")).toBe("cleared");
    expect(nextState("cleared")).toBeNull();
  });
});
