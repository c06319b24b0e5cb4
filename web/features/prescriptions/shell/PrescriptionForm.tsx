import { memo, useState } from "react";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { PhoneCustomerButton } from "#shared/customer/CustomerButton.tsx";
import { ClaimSection } from "#shared/claims/ClaimSection.tsx";
import { QuoteNotice } from "#shared/quotes/QuoteNotice.tsx";
import { ReturnedCard } from "#shared/credits/ReturnedCard.tsx";
import { NewProductHost } from "#shared/stock/newProduct.tsx";
import { CustomerView } from "#shared/customer/CustomerView.tsx";
import { DocumentForm } from "#shared/documents/DocumentForm.tsx";
import { DocumentNotices } from "#shared/documents/DocumentNotices.tsx";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { typedContentOf } from "../customerContent.ts";
import { PrescriptionBar } from "./PrescriptionBar.tsx";
import { ClientCard } from "./ClientCard.tsx";
import { enterMovesOn } from "#shared/documents/enterMoves.ts";
import { EyesCard } from "../eyes/EyesCard.tsx";
import { clashText, formStrings } from "../form.strings.ts";
import { ContactSale } from "#shared/sales/contactLenses/ContactSale.tsx";
import { LensHost } from "#shared/lenses/lensHost.tsx";
import { NewLensHost } from "../newLensHost.ts";
import { NewClientHost } from "#shared/sales/clients/newClientHost.ts";
import type { FormValues } from "../formValues.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { ItemsCard } from "../items/ItemsCard.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { OrderedNotice } from "./OrderedNotice.tsx";
import { NotesCard } from "./NotesCard.tsx";
import { PaymentsCard } from "../payments/PaymentsCard.tsx";
import { PhotoStrip } from "#shared/ordonnance/PhotoStrip.tsx";
import { PreviousCard } from "../eyes/PreviousCard.tsx";
import type { Reused } from "../eyes/ReusedNote.tsx";
import { SummaryCard } from "./SummaryCard.tsx";
import { useClientSummary } from "./useClientSummary.ts";
import { usePrescriptionForm } from "./usePrescriptionForm.ts";

const salePaths = {
  client: "client",
  items: "invoice.items",
  contact: "invoice.contact",
} as const;

type Props = {
  start: DocumentStart<FormValues>;
  /** Stored document, for values that are not in the form. */
  document: PrescriptionDocument | null;
  onSaved: (saved: PrescriptionDocument) => void;
  drafts: Drafts;
};

/** Form of a prescription with invoice and payments, saved together. */
export function PrescriptionForm({ start, document, onSaved, drafts }: Props) {
  const state = usePrescriptionForm(start, onSaved);
  const { form, draft, isSaving, photo, setPhoto, claim, setClaim, quickEntry } = state;
  // Read once: each card reads its own errors, and form-wide state would render all of them.
  const [formState] = useState(form.formState);
  return (
    <FormProvider {...form} formState={formState}>
      <NewClientHost>
        <NewLensHost>
          <LensHost>
            <ContactSale paths={salePaths} isStored={start.stored.version !== undefined}>
              <DocumentForm state={state} onKeyDown={enterMovesOn}>
                <Notices state={state} drafts={drafts} document={document} />
                <Cards
                  {...{ document, isSaving, photo, setPhoto, claim, setClaim, quickEntry }}
                  draftTime={draft.time}
                  id={start.stored.id}
                  isNew={start.stored.version === undefined}
                />
                {state.question}
                {state.saveQuestion}
              </DocumentForm>
            </ContactSale>
            <NewProductHost />
            <CustomerView
              contentOf={() => typedContentOf(form.getValues(), start.stored.id, document)}
            />
          </LensHost>
        </NewLensHost>
      </NewClientHost>
    </FormProvider>
  );
}

type State = ReturnType<typeof usePrescriptionForm>;
type CardsProps = Pick<Props, "document"> &
  Pick<State, "isSaving" | "photo" | "setPhoto" | "claim" | "setClaim" | "quickEntry"> & {
    draftTime: State["draft"]["time"];
    id: string;
    isNew: boolean;
  };

const Cards = memo(
  ({
    document,
    isSaving,
    photo,
    setPhoto,
    quickEntry,
    draftTime,
    id,
    isNew,
    ...own
  }: CardsProps) => {
    const form = useFormContext<FormValues>();
    const isNarrow = useIsNarrow();
    const [reused, setReused] = useState<Reused | null>(null);
    const client = useWatch({ control: form.control, name: "client" });
    const { summary, previous } = useClientSummary(form, client, id);
    const reuse = () =>
      summary && previous && setReused({ client, name: summary.client.name, eyes: previous.eyes });
    return (
      <>
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_18rem] gap-3 content-start items-start md:max-lg:min-h-dvh">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <ClientCard summary={summary} isNew={isNew} />
            {!(document && !areEyesSeen(document)) && (
              <EyesCard
                previous={previous}
                reused={reused}
                birthDate={summary?.client.birth_date ?? ""}
                quickEntry={quickEntry}
                photo={
                  <PhotoStrip stored={document?.image ?? ""} change={photo} onChange={setPhoto} />
                }
              />
            )}
            <ReturnedCard />
            <ItemsCard stored={document} />
            <PaymentsCard />
            <ClaimSection
              client={client}
              invoice={document?.invoice ?? null}
              value={own.claim}
              onChange={own.setClaim}
            />
            <NotesCard />
          </div>
          <aside className="grid gap-3 lg:sticky lg:top-4" aria-label={formStrings.summary.label}>
            {!isNarrow && (
              <SummaryCard isSaving={isSaving} draftTime={draftTime} stored={document} />
            )}
            {previous && <PreviousCard previous={previous} onReuse={reuse} />}
            <PhoneCustomerButton />
          </aside>
        </div>
        {isNarrow && <PrescriptionBar isSaving={isSaving} stored={document} />}
      </>
    );
  },
);

type NoticesProps = Pick<Props, "document"> & { state: State; drafts: Drafts };

function Notices({ state, drafts, document }: NoticesProps) {
  const { failure, isSaving, conflict, merge, discard, saveAsNew } = state;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 not-empty:mb-3">
      <QuoteNotice />
      <OrderedNotice document={document} />
      <Failure text={failure} />
      <DocumentNotices
        isBusy={isSaving}
        fieldName={clashText}
        {...{ drafts, conflict, merge, discard, saveAsNew }}
      />
    </div>
  );
}

function Failure({ text }: { text: string | null }) {
  return (
    text && (
      <FormNotice tone="bad" role="alert">
        {text}
      </FormNotice>
    )
  );
}
