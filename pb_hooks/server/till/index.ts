/** The till: its days, closings, cash movements and cheques. */
import type { Room } from "#server/engine/room.ts";
import { cashMovementHooks, tillClosingHooks } from "./tillRecords.ts";
import { checkCashOpen } from "./cashOpen.ts";
import { chequeList } from "./cheques.ts";
import { labelErasure } from "./eraseLabels.ts";
import { slips } from "./slips.ts";
import { tillRoutes } from "./till.ts";
import { countedAmount } from "./tillClosing.ts";
import { tillChecks } from "./tillChecks.ts";

const maxBody = 16_384;

export const till: Room = {
  records: { optique_cash_moves: cashMovementHooks, optique_closes: tillClosingHooks },
  routes: [
    { method: "GET", path: "/till", right: "till.see", handle: tillRoutes.get },
    {
      method: "POST",
      path: "/till/{day}/close",
      right: "till.close",
      actOf: ({ id, body }) => ({ record: id, amount: countedAmount(body) }),
      maxBody,
      handle: tillRoutes.close,
    },
    {
      method: "POST",
      path: "/till/slips",
      right: "cheque.state",
      actOf: slips.actOf,
      maxBody,
      handle: slips.post,
    },
  ],
  beside: { optique_refunds: { checks: checkCashOpen } },
  erases: labelErasure,
  lists: { cheques: chequeList },
  checks: tillChecks,
};
