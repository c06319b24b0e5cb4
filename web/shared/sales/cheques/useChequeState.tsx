import type { ReactNode } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ChequeState, Payment } from "#domain/core/records.ts";
import { type ChequeValues, updateCheque } from "#api/sales/cheques.ts";
import { failureOf } from "#api/failure.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { chequeStateLabels } from "#shared/till/till.strings.ts";
import { depositQuestion } from "./depositQuestion.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const text = salesStrings.cheque;

/** Undo of a cheque's state, with deposit day and slip. */
const placeOf = ({ cheque_state, deposited_on, slip }: Payment): ChequeValues => ({
  cheque_state,
  deposited_on,
  slip,
});

/**
 * Changes a cheque's state, with undo. Confirms a bounce or a return, because the invoice is due again, and a deposit before the
 * due day. The page renders `question`.
 */
export function useChequeState(): {
  change: (cheque: Payment, state: ChequeState) => void;
  question: ReactNode;
} {
  const { ask, question } = useQuestion();
  const confirm = async (cheque: Payment, state: ChequeState) => {
    const { amount } = cheque;
    const early = state === "deposited" ? depositQuestion([cheque]) : null;
    if (state !== "bounced" && state !== "returned") return early === null || (await ask(early));
    const question = text.lost[state];
    return await ask({
      title: question.title,
      content: (
        <p>
          <MoneyText>{question.ask(formatMoney(toCentimes(amount)))}</MoneyText>
        </p>
      ),
      back: words.goBack,
      goOn: question.goOn,
    });
  };
  const change = async (cheque: Payment, state: ChequeState) => {
    if (state === cheque.cheque_state || !(await confirm(cheque, state))) return;
    await send(cheque, { cheque_state: state }, state);
  };
  return { change: (cheque, state) => void change(cheque, state), question };
}

async function send(cheque: Payment, values: ChequeValues, state: ChequeState): Promise<void> {
  try {
    await updateCheque(cheque.id, values);
    tellUndoable(text.moved(cheque.reference, chequeStateLabels[state]), {
      label: words.cancel,
      act: () => void undo(cheque),
    });
  } catch (error) {
    tellFailure(error);
  }
}

async function undo(cheque: Payment): Promise<void> {
  try {
    await updateCheque(cheque.id, placeOf(cheque));
    toast.success(text.undone(chequeStateLabels[cheque.cheque_state || "in_hand"]));
  } catch (error) {
    tellFailure(error);
  }
}

function tellFailure(error: unknown): void {
  console.warn(error);
  const { message, fields } = failureOf(error);
  toast.error(Object.values(fields)[0] || message || text.failed);
}
