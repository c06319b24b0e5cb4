import { type ReactNode, useState } from "react";
import { attempt } from "#ui/feedback/attempt.ts";
import { setBillPaymentState } from "#api/purchases/billPayments.ts";
import { today } from "#domain/core/days/days.ts";
import type { BillPayment } from "#domain/purchases/purchaseAnswers.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { billPaymentStrings } from "./payment.strings.ts";
import { StateDialog } from "./StateDialog.tsx";

const text = billPaymentStrings.state;

export type Cashed = Pick<BillPayment, "id" | "date" | "state">;
export type EndState = "debited" | "refused";

/** Withdraws a recorded debit or refusal by the bank, so that the payment counts as issued again. */
export async function issueAgain(id: string): Promise<void> {
  await attempt(async () => {
    await setBillPaymentState(id, "issued", today());
    toast.success(text.undone);
  }, text.failed);
}

/** Asks on which day a cheque or bill of exchange was debited or refused, and saves it, with undo. */
export function useBillPaymentState(): {
  ask: (payment: Cashed, state: EndState) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ payment: Cashed; state: EndState } | null>(null);
  const save = async (on: string) => {
    if (!asked) return;
    const { payment, state } = asked;
    await setBillPaymentState(payment.id, state, on);
    tellUndoable(text[state], () => void issueAgain(payment.id));
    setAsked(null);
  };
  return {
    ask: (payment, state) => setAsked({ payment, state }),
    dialog: asked && <StateDialog {...asked} onClose={() => setAsked(null)} onSave={save} />,
  };
}
