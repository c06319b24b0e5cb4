import { useState } from "react";
import { useParams } from "wouter";
import type { Client } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/trail.ts";
import { useQuery } from "#api/useQuery.ts";
import { Button } from "#ui/page/Button.tsx";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { ClientForm } from "./ClientForm.tsx";
import { type ClientValues, createClient, loadClient, updateClient } from "#api/clients.ts";
import { strings } from "./clients.strings.ts";
import { MissingClient } from "./MissingClient.tsx";
import { useDeleteClient } from "./useDeleteClient.ts";

const text = strings.form;
const blank: ClientValues = { name: "", phone: "", email: "", address: "", notes: "" };
const back = { href: paths.clients, label: text.back };

export default function ClientFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditClient id={id} /> : <NewClient />;
}

function NewClient() {
  const { toNew } = useReturn(paths.clients);
  const [id] = useState(newId);
  const save = async (values: ClientValues) => {
    await createClient(id, values);
    toNew(id);
  };
  return (
    <>
      <PageHeader title={text.createTitle} back={back} />
      <ClientForm id={id} values={blank} onSave={save} />
    </>
  );
}

function EditClient({ id }: { id: string }) {
  const list = useReturn(paths.clients);
  const opener = useReturn(paths.clients, paths.client(id));
  const query = useQuery(id, (signal) => loadClient(id, signal));
  const { remove, removing } = useDeleteClient(list.toPlace);
  const save = async (values: ClientValues) => {
    await updateClient(id, values);
    opener.toPlace(id);
  };
  const { data, error } = query;
  if (isNotFound(error)) return <MissingClient />;
  return (
    <>
      <PageHeader title={text.editTitle} subtitle={data?.name ?? false} back={back}>
        {data && (
          <Button
            variant="danger-quiet"
            icon="bin"
            disabled={removing !== null}
            onClick={() => remove(data)}
          >
            {strings.remove}
          </Button>
        )}
      </PageHeader>
      {error !== undefined && (
        <ErrorPanel message={strings.detail.loadFailed} onRetry={query.reload} />
      )}
      {data ? (
        <ClientForm id={id} values={valuesOf(data)} onSave={save} />
      ) : (
        error === undefined && <FormSkeleton />
      )}
    </>
  );
}

const valuesOf = ({ name, phone, email, address, notes }: Client): ClientValues => ({
  name,
  phone,
  email,
  address,
  notes,
});
