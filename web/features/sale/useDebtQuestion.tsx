import { formatMoney } from "#domain/core/money.ts";
import { words } from "#lib/words.strings.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { strings } from "./sale.strings.ts";
import { dueOf, type SaleValues } from "./saleValues.ts";

/** Asks before a passer-by owes something: nobody could be asked for it. */
export function useDebtQuestion() {
  const { ask, question } = useQuestion();
  const agree = async (values: SaleValues): Promise<boolean> => {
    const due = dueOf(values);
    if (values.client || due <= 0) return true;
    return ask({
      title: strings.debt.title,
      content: <p>{strings.debt.ask(formatMoney(due))}</p>,
      back: strings.debt.correct,
      goOn: words.saveAnyway,
    });
  };
  return { agree, question };
}
