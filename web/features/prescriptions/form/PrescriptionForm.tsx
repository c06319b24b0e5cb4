import { FormProvider, useWatch } from "react-hook-form";
import { toast } from "../../../ui/toast";
import { strings } from "../prescriptions.strings";
import { BottomBar } from "./BottomBar";
import { ClientCard } from "./ClientCard";
import { enterMovesOn } from "../../../ui/documents/enterMoves";
import { EyesCard } from "./EyesCard";
import { formStrings } from "./form.strings";
import { FormDialogs } from "./FormDialogs";
import { DraftNotice, FormNotice } from "../../../ui/FormNotice";
import { ConflictNotice } from "./FormNotices";
import { LinesCard } from "./LinesCard";
import { NotesCard } from "./NotesCard";
import { PaymentsCard } from "./PaymentsCard";
import { PhotoStrip } from "./PhotoStrip";
import { PreviousCard } from "./PreviousCard";
import type { Start } from "./startValues";
import { SummaryCard } from "./SummaryCard";
import { useClientFacts } from "./useClientFacts";
import { usePrescriptionForm } from "./usePrescriptionForm";

type Props = { start: Start; onSaved: () => void; onIgnoreDraft: () => void };

/** What is asked again of the server may fail too: what is typed stays. */
const orFail = (action: () => Promise<void>) => () => {
  action().catch((error: unknown) => {
    console.error(error);
    toast.error(strings.form.loadFailed);
  });
};

/** The prescription, its invoice and its payments: one form, one save. */
export function PrescriptionForm({ start, onSaved, onIgnoreDraft }: Props) {
  const { form, element, sale, draft, photo, setPhoto, failure, submit } = usePrescriptionForm(
    start,
    onSaved,
  );
  const client = useWatch({ control: form.control, name: "client" });
  const { facts, previous } = useClientFacts(form, client, start.stored.id);

  return (
    <FormProvider {...form}>
      <FormDialogs>
        <form
          ref={element}
          noValidate
          onSubmit={submit}
          onKeyDown={enterMovesOn}
          onBlur={draft.flush}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 not-empty:mb-3">
            {start.isDraft && <DraftNotice onIgnore={onIgnoreDraft} />}
            {failure && (
              <FormNotice tone="bad" role="alert">
                {failure}
              </FormNotice>
            )}
            {sale.conflict && (
              <ConflictNotice
                conflict={sale.conflict}
                onMerge={orFail(sale.merge)}
                onDiscard={orFail(sale.discard)}
                onRenew={sale.renew}
              />
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_18rem] gap-3 items-start">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <ClientCard facts={facts} />
              <EyesCard
                previous={previous}
                photo={<PhotoStrip stored={start.image} change={photo} onChange={setPhoto} />}
              />
              <LinesCard invoiceNumber={start.invoiceNumber} />
              <PaymentsCard />
              <NotesCard />
            </div>
            <aside className="grid gap-3 lg:sticky lg:top-4" aria-label={formStrings.summary.label}>
              <SummaryCard isSaving={sale.isSaving} draftTime={draft.time} />
              {previous && <PreviousCard previous={previous} />}
            </aside>
          </div>
          <BottomBar isSaving={sale.isSaving} />
        </form>
      </FormDialogs>
    </FormProvider>
  );
}
