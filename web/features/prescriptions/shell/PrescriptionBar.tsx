import { formatMoney } from "#domain/core/money.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { PromisedDay } from "../items/PromisedDay.tsx";
import { KeypadBar } from "#shared/eyes/KeypadBar.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { formStrings } from "../form.strings.ts";
import { KeyBar } from "../eyes/KeyBar.tsx";
import { SaveButton } from "./SaveButton.tsx";
import { useTotals } from "../payments/Totals.tsx";
import { useEyeFocus } from "../eyes/useEyeFocus.ts";

const strings = formStrings.summary;

function Due() {
  const { total, remaining, surplus } = useTotals();
  const amount = formatMoney(total);
  return (
    <div className="flex-1">
      <p className="text-xs text-ink-3">
        <MoneyText>{surplus > 0 ? strings.surplusLine(amount) : strings.barLine(amount)}</MoneyText>
      </p>
      <p className="text-lg font-semibold">
        <Money centimes={surplus > 0 ? surplus : remaining} />
      </p>
    </div>
  );
}

type Props = { isSaving: boolean; stored: PrescriptionDocument | null };

/**
 * Bottom bar below lg: amount due and save button; on a phone, the optical keys while a field of an eye has the focus.
 */
export function PrescriptionBar({ isSaving, stored }: Props) {
  const eye = useEyeFocus();
  return (
    <KeypadBar hasEye={eye !== null} className="mt-3 py-2.5">
      {eye && <KeyBar {...eye} />}
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-2 max-md:gap-x-2 ${eye ? "max-md:hidden" : ""}`}
      >
        <Due />
        <PromisedDay stored={stored} />
        <SaveButton isSaving={isSaving} />
      </div>
    </KeypadBar>
  );
}
