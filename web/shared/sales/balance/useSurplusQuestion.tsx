import { useRef } from "react";
import { type Centimes, formatMoney, noMoney } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.surplus;

/** Asks once whether a surplus is intended; a surplus that is already stored is not asked about. */
export function useSurplusQuestion() {
  const { ask, question } = useQuestion();
  const meant = useRef<Centimes>(noMoney);
  const confirm = async (surplus: Centimes, stored: Centimes = noMoney): Promise<boolean> => {
    if (surplus <= stored || surplus === meant.current) return true;
    const isMeant = await ask({
      title: strings.askTitle,
      content: <p>{strings.ask(formatMoney(surplus))}</p>,
      back: strings.correct,
      goOn: words.saveAnyway,
    });
    if (isMeant) meant.current = surplus;
    return isMeant;
  };
  return { confirm, question };
}
