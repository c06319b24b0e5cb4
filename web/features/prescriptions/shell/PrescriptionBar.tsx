import { useRef, useState } from "react";
import { formatMoney } from "#domain/core/money.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { PromisedDay } from "../items/PromisedDay.tsx";
import { useAboveKeypad } from "#shared/eyes/useAboveKeypad.ts";
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

/** Bar below lg: amount due and save; on a phone the optical keys while an eye field is focused. */
export function PrescriptionBar({ isSaving, stored }: Props) {
  const eye = useEyeFocus();
  const bar = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  useAboveKeypad(bar, eye !== null || isTyping);
  return (
    <div
      ref={bar}
      data-foot
      onFocus={({ target }) => setTyping(target instanceof HTMLInputElement)}
      onBlur={() => setTyping(false)}
      className="sticky bottom-0 z-10 mt-3 -mx-4 -mb-4 md:-mb-5 px-4 lg:-mx-6 lg:px-6 py-2.5 bg-surface border-t border-line"
    >
      {eye && <KeyBar {...eye} />}
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-2 max-md:gap-x-2 ${eye ? "max-md:hidden" : ""}`}
      >
        <Due />
        <PromisedDay stored={stored} />
        <SaveButton isSaving={isSaving} />
      </div>
    </div>
  );
}
