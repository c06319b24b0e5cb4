import { useState } from "react";
import { useLocation, useParams, useSearchParams } from "wouter";
import { isNotFound } from "../../lib/api";
import { dropDraft, readDraft } from "../../lib/draft";
import { formatDay } from "../../lib/formats";
import { paths } from "../../lib/paths";
import { useQuery } from "../../lib/useQuery";
import { ErrorPanel, RowsSkeleton } from "../../ui/Panel";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { FormHeader } from "./form/FormHeader";
import { PrescriptionForm } from "./form/PrescriptionForm";
import {
  type Draft,
  editDraftKey,
  editStart,
  newDraftKey,
  newStart,
  readAsDraft,
  type Start,
} from "./form/startValues";
import { loadPrescription } from "../../ui/sales/sales.api";
import { strings } from "./prescriptions.strings";

type Props = { draftKey: string; startFrom: (draft: Draft | null) => Start };

/** The form from its draft if there is one; ignoring the draft starts it again without. */
function DraftedForm({ draftKey, startFrom }: Props) {
  const [, navigate] = useLocation();
  const [round, setRound] = useState(0);
  const [start, setStart] = useState(() => startFrom(readAsDraft(readDraft(draftKey))));
  const ignore = () => {
    dropDraft(draftKey);
    setStart(startFrom(null));
    setRound((count) => count + 1);
  };
  return (
    <PrescriptionForm
      key={round}
      start={start}
      onSaved={() => navigate(paths.prescriptions)}
      onIgnoreDraft={ignore}
    />
  );
}

function NewPrescription({ client }: { client: string }) {
  return (
    <>
      <FormHeader title={strings.form.newTitle} />
      <DraftedForm draftKey={newDraftKey(client)} startFrom={(draft) => newStart(client, draft)} />
    </>
  );
}

function EditPrescription({ id }: { id: string }) {
  const { data, error, reload } = useQuery(id, (signal) => loadPrescription(id, signal));
  if (isNotFound(error)) {
    return (
      <MissingDocument
        icon="prescription"
        title={strings.detail.missing}
        href={paths.prescriptions}
      />
    );
  }
  return (
    <>
      <FormHeader
        title={strings.form.editTitle}
        {...(data ? { tab: strings.detail.title(formatDay(data.date)) } : {})}
      />
      {data ? (
        <DraftedForm draftKey={editDraftKey(id)} startFrom={(draft) => editStart(data, draft)} />
      ) : error === undefined ? (
        <section className="card">
          <RowsSkeleton rows={8} />
        </section>
      ) : (
        <ErrorPanel message={strings.form.loadFailed} onRetry={reload} />
      )}
    </>
  );
}

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
