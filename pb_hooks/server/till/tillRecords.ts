/** Record hooks of the till (docs/rules-workshop-till.md, Day of the till). */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { CashMovementKind } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { checkCashMovement } from "#domain/till/cash.ts";
import { checkPastDays } from "./pastDays.ts";
import { largestAmount, recordHooks } from "#server/engine/records/recordHooks.ts";
import { signatureFor } from "#server/platform/records/recordEvents.ts";
import { refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";

/** Record hooks of cash movements: cash in or out besides payments. */
export const cashMovementHooks = recordHooks("optique_cash_moves", {
  saving: "till.move",
  deleting: "till.move",
  amountOf: (_app, record) => largestAmount(record, "amount"),
  about: (record) => record.getString("date").slice(0, 10),
  derived: ["by", "actor"],
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  prepare({ record, before, actor }) {
    checkPastDays(actor, record.getString("date"), ...(before ? [String(before["date"])] : []));
    refuseIf(
      checkCashMovement(record.getString("kind") as CashMovementKind, record.getFloat("amount")),
    );
    record.load(signatureFor(before, actor));
  },
  removing: ({ record, actor }) => checkPastDays(actor, record.getString("date")),
});

/** Record hooks: only the route creates closings, which never change; the administrator may delete one. */
export const tillClosingHooks = recordHooks("optique_closes", {
  saving: "till.close",
  deleting: "till.close",
  amountOf: (_app, record) => largestAmount(record, "counted"),
  about: (record) => record.getString("day").slice(0, 10),
  label: (record) => formatDay(record.getString("day")),
  complete: () => refuseRequest("closes_fixed"),
});
