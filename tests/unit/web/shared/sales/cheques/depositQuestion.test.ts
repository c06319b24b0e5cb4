import { describe, expect, it } from "vitest";
import { addDays, today } from "#domain/core/days/days.ts";
import { depositQuestion } from "#shared/sales/cheques/depositQuestion.tsx";

const due = (days: number) => ({ due_on: addDays(today(), days) });

describe("cheques that go to the bank", () => {
  it("depositing cheques must be confirmed if one of them is not due yet", () => {
    expect(depositQuestion([due(0), due(3)])?.title).toBe("Remettre avant l’échéance\u00a0?");
  });

  it.each([[[due(0)]], [[due(-2)]], [[{ due_on: "" }]]])(
    "depositing cheques needs no confirmation if all are due",
    (cheques) => expect(depositQuestion(cheques)).toBeNull(),
  );
});
