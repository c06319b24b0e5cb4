import { useState } from "react";
import { useLocation, useParams, useSearchParams } from "wouter";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { formatDay } from "#lib/formats.ts";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { returnPath } from "#lib/navigationHistory.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import type { FormValues } from "./formValues.ts";
import { FormHeader } from "./shell/FormHeader.tsx";
import { PrescriptionForm } from "./shell/PrescriptionForm.tsx";
import { editDraftKey, newDraftKey, newStored, storedOf } from "./shell/startValues.ts";
import { prescriptionQueries } from "#api/prescriptions.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./prescriptions.strings.ts";
import { stateOf } from "./saved/savedSale.ts";

type Props = {
  draftKey: string;
  stored: Stored<FormValues>;
  document: PrescriptionDocument | null;
};

function Drafted({ draftKey, stored, document }: Props) {
  const [, navigate] = useLocation();
  const { round, start, drafts } = useDrafted(draftKey, stored);
  return (
    <PrescriptionForm
      key={round}
      start={start}
      document={document}
      onSaved={(saved) => {
        const isNew = stored.version === undefined;
        const list = isNew ? paths.prescriptions : returnPath(paths.prescriptions);
        navigate(list, { state: stateOf(saved) });
      }}
      drafts={drafts}
    />
  );
}

function NewPrescription({ client }: { client: string }) {
  const [stored] = useState(() => newStored(client));
  return (
    <>
      <FormHeader title={words.newPrescription} fact={strings.form.fact} />
      <Drafted draftKey={newDraftKey(client)} stored={stored} document={null} />
    </>
  );
}

const EditPrescription = ({ id }: { id: string }) => (
  <RecordFormPage
    query={prescriptionQueries.one(id)}
    header={<FormHeader title={strings.form.editTitle} fact={false} />}
    missing={
      <MissingDocument icon="eye" title={words.prescriptionMissing} href={paths.prescriptions} />
    }
    failed={words.prescriptionFailed}
    hasRail
  >
    {(document) => (
      <>
        <FormHeader
          title={strings.form.editTitle}
          fact={document.expand?.client?.name ?? false}
          tab={strings.detail.title(formatDay(document.date))}
        />
        <Drafted
          draftKey={editDraftKey(id)}
          stored={storedOf(document, newId())}
          document={document}
        />
      </>
    )}
  </RecordFormPage>
);

export default function PrescriptionFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const client = search.get("client") ?? "";
  return id ? (
    <EditPrescription key={id} id={id} />
  ) : (
    <NewPrescription key={client} client={client} />
  );
}
