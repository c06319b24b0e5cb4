import { type ReactNode, useState } from "react";
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
import { BounceDialog } from "./BounceDialog.tsx";
import { depositQuestion } from "./depositQuestion.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const text = salesStrings.cheque;

/** Values that restore a cheque's state on undo: deposit day and slip, or day and reason of its bounce. */
const placeOf = (cheque: Payment): ChequeValues => {
  const { cheque_state, deposited_on, slip, bounced_on, bounce_note } = cheque;
  const bounce = cheque_state === "bounced" ? { bounced_on, bounce_note } : {};
  return { cheque_state, deposited_on, slip, ...bounce };
};

/**
 * Changes a cheque's state, with undo. A bounce needs its day and reason; a return (the invoice is due again) and an
 * early deposit need a confirmation. The page renders `question`.
 */
export function useChequeState(): {
  change: (cheque: Payment, state: ChequeState) => void;
  question: ReactNode;
} {
  const { ask, question } = useQuestion();
  const [bouncing, setBouncing] = useState<Payment | null>(null);
  const confirm = async (cheque: Payment, state: ChequeState) => {
    const { amount } = cheque;
    const early = state === "deposited" ? depositQuestion([cheque]) : null;
    if (state !== "returned") return early === null || (await ask(early));
    const question = text.lost.returned;
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
    if (state === cheque.cheque_state) return;
    if (state === "bounced") return setBouncing(cheque);
    if (!(await confirm(cheque, state))) return;
    await send(cheque, { cheque_state: state }, state).catch(tellFailure);
  };
  const dialog = bouncing && (
    <BounceDialog
      cheque={bouncing}
      onSave={(values) => send(bouncing, values, "bounced")}
      onClose={() => setBouncing(null)}
    />
  );
  return {
    change: (cheque, state) => void change(cheque, state),
    question: (
      <>
        {question}
        {dialog}
      </>
    ),
  };
}

async function send(cheque: Payment, values: ChequeValues, state: ChequeState): Promise<void> {
  await updateCheque(cheque.id, values);
  tellUndoable(text.moved(cheque.reference, chequeStateLabels[state]), () => void undo(cheque));
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
