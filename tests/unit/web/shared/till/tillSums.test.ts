import { describe, expect, it } from "vitest";
import { toCentimes } from "#domain/core/money.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { capital } from "#lib/texts/formats.ts";
import { dayName, hourOf, namedDay, wholeDay } from "#shared/till/dayNames.ts";
import { changesOf, changesText, numberTail } from "#shared/till/tillSums.ts";

const now = parseDay("2026-11-22") ?? undefined;

describe("the days of the till", () => {
  it("the name of a till day leaves out the current year", () => {
    expect(dayName("2026-11-21", now)).toBe("samedi 21 novembre");
    expect(dayName("2025-11-21", now)).toBe("vendredi 21 novembre 2025");
    expect(wholeDay("2026-11-01")).toBe("dimanche 1er novembre 2026");
    expect(namedDay("2026-11-20")).toBe("Vendredi 20/11");
    expect(capital("été")).toBe("Été");
  });

  it("an entry of the same day has a time, and one of another day has none", () => {
    const instant = new Date(2026, 10, 21, 18, 42).toISOString().replace("T", " ");
    expect(hourOf(instant, "2026-11-21")).toBe("18:42");
    expect(hourOf(instant, "2026-11-20")).toBe("");
    expect(hourOf("", "2026-11-20")).toBe("");
  });
});

describe("changes since a closing", () => {
  it("changes since a till closing are named by method; what remains is cash movements", () => {
    const changes = {
      cash: 140,
      byMethod: [
        { method: "cash", amount: 200 },
        { method: "check", amount: -1400 },
      ],
    };
    expect(changesOf(changes)).toEqual([
      { name: "Espèces", amount: toCentimes(200) },
      { name: "Chèque", amount: toCentimes(-1400) },
      { name: "Mouvements de caisse", amount: toCentimes(-60) },
    ]);
  });

  it("the changes since a till closing are described in one sentence", () => {
    const changes = { cash: 200, byMethod: [{ method: "cash", amount: 200 }] };
    expect(changesText(changes)).toBe("+200,00\u00a0DH (Espèces)");
  });
});

describe("the numbers of a day's invoices", () => {
  it("the range of a day's invoice numbers ends with the differing digits, at least two", () => {
    expect(numberTail("2026110025", "2026110029")).toBe("29");
    expect(numberTail("2026110099", "2026110101")).toBe("101");
    expect(numberTail("F-9", "F-10")).toBe("F-10");
    expect(numberTail("2026110025", "2026110025")).toBe("2026110025");
  });
});
