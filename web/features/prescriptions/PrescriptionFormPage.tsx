import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useState } from "react";
import { useLocation, useParams, useSearchParams } from "wouter";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { isNotFound } from "#api/failure.ts";
import { formatDay } from "#lib/formats.ts";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { returnPath } from "#lib/navigationHistory.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import type { FormValues } from "./formValues.ts";
import { FormHeader } from "./shell/FormHeader.tsx";
import { PrescriptionForm } from "./shell/PrescriptionForm.tsx";
import { editDraftKey, newDraftKey, newStored, storedOf } from "./shell/startValues.ts";
import { prescriptionQueries } from "#api/prescriptions.ts";
import { strings } from "./prescriptions.strings.ts";
import { stateOf } from "./saved/savedSale.ts";

type Props = {
  draftKey: string;
  stored: Stored<FormValues>;
  document: PrescriptionDocument | null;
};

function DraftedForm({ draftKey, stored, document }: Props) {
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
      <FormHeader title={strings.form.newTitle} fact={strings.form.fact} />
      <DraftedForm draftKey={newDraftKey(client)} stored={stored} document={null} />
    </>
  );
}

function EditPrescription({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(snapshotOf(prescriptionQueries.one(id)));
  if (isNotFound(error)) {
    return <MissingDocument icon="eye" title={strings.detail.missing} href={paths.prescriptions} />;
  }
  return (
    <>
      <FormHeader
        title={strings.form.editTitle}
        fact={data?.expand?.client?.name ?? false}
        {...(data ? { tab: strings.detail.title(formatDay(data.date)) } : {})}
      />
      {data ? (
        <DraftedForm draftKey={editDraftKey(id)} stored={storedOf(data, newId())} document={data} />
      ) : error === null ? (
        <FormSkeleton hasRail />
      ) : (
        <ErrorPanel message={strings.form.loadFailed} onRetry={() => refetch()} />
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
