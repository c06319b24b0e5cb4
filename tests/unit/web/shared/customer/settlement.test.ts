import { describe, expect, it } from "vitest";
import { addDays, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { noMoney, toCentimes } from "#domain/core/money.ts";
import {
  readyOf,
  type Settlement,
  settlement,
  tendered,
} from "#shared/customer/customerContent.ts";

const dirhams = toCentimes;
const said = ({ given, due }: Settlement) => [
  given && `${given.label} ${given.amount / 100}`,
  `${due.label} ${due.amount / 100}`,
];

describe("the customer view of a sale", () => {
  const [now, before] = [today(), addDays(today(), -3)];
  it.each([
    [1000, 0, [], [null, "À payer 1000"]],
    [1000, 300, [now], ["Payé aujourd’hui 300", "Il reste 700"]],
    [1000, 300, [before], ["Payé 300", "Il reste 700"]],
    [1000, 300, [before, now], ["Payé 300", "Il reste 700"]],
    [1000, 1000, [now], ["Payé aujourd’hui 1000", "Tout est réglé 0"]],
    [1000, 1200, [now], ["Payé aujourd’hui 1200", "À vous rendre 200"]],
  ])(
    "the customer view has the right texts for a total of %d, with %d paid on %j",
    (total, paid, days, expected) =>
      expect(said(settlement(dirhams(total), dirhams(paid), days))).toEqual(expected),
  );

  it.each([
    [850, null, [null, "À payer 850"]],
    [850, 900, ["Donné 900", "À vous rendre 50"]],
    [850, 850, ["Donné 850", "Tout est réglé 0"]],
    [850, 500, ["Donné 500", "Il reste 350"]],
  ])(
    "the customer view at the counter has the right texts for %d, with %s received",
    (total, received, expected) =>
      expect(said(tendered(dirhams(total), received === null ? null : dirhams(received)))).toEqual(
        expected,
      ),
  );

  it("the customer view of an empty sale has 0 to pay", () =>
    expect(settlement(noMoney, noMoney).due).toEqual({ label: "À payer", amount: 0 }));
});

it.each([
  ["to_order", "2026-11-28", "2026-11-28"],
  ["mounting", "2026-11-24 00:00:00.000Z", "2026-11-24"],
  ["mounting", "2026-11-23", null],
  ["mounting", "28/11", null],
  ["ready", "2026-11-20", "now"],
  ["delivered", "2026-11-28", null],
] as const)(
  "glasses in the state %s, promised for %s, are shown as ready: %s",
  (status, promised_on, said) => {
    const now = parseDay("2026-11-24") as IsoDay;
    expect(readyOf({ status, promised_on }, now)).toBe(said);
    expect(readyOf(null, now)).toBeNull();
  },
);
