import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { PromisedDay } from "../items/PromisedDay.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PaidBar } from "#shared/sales/balance/InvoiceDue.tsx";
import { useValue } from "#lib/useValue.ts";
import { formStrings } from "../form.strings.ts";
import { SaveButton } from "./SaveButton.tsx";
import type { DraftTime } from "#lib/forms/useDraft.ts";
import { words } from "#lib/texts/words.strings.ts";
import { TotalsList, useTotals } from "../payments/Totals.tsx";

const strings = formStrings.summary;
type Props = { isSaving: boolean; draftTime: DraftTime; stored: PrescriptionDocument | null };

/** Amount due or surplus, with the bar of the paid share. */
function Due() {
  const totals = useTotals();
  const isSurplus = totals.surplus > 0;
  return (
    <>
      <p className="text-sm text-ink-3">{isSurplus ? words.surplus : words.due}</p>
      <p className="text-xl font-semibold tracking-tight" aria-live="polite">
        <Money centimes={isSurplus ? totals.surplus : totals.remaining} unitClass="text-sm" />
      </p>
      <PaidBar total={totals.total} paid={totals.paid} />
    </>
  );
}

/** Time at which the draft was last stored. */
function DraftLine({ time }: { time: DraftTime }) {
  const kept = useValue(time);
  return (
    <p className="mt-2 min-h-4.5 text-center text-xs text-ink-3" role="status">
      {kept ? strings.draft(kept) : strings.drafting}
    </p>
  );
}

/** Side column on a wide screen: amount due, totals, save button. */
export function SummaryCard({ isSaving, draftTime, stored }: Props) {
  return (
    <section className="card p-4">
      <Due />
      <TotalsList withPaid />
      <PromisedDay stored={stored} className="mt-3" />
      <SaveButton isSaving={isSaving} className="w-full mt-4" hasKey />
      <DraftLine time={draftTime} />
    </section>
  );
}
