import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useState } from "react";
import { useParams } from "wouter";
import type { Client } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import { formTexts } from "#ui/form/form.strings.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { RemoveAction } from "#ui/page/RemoveAction.tsx";
import { ClientForm } from "./ClientForm.tsx";
import { clientQueries, type ClientValues, createClient, updateClient } from "#api/clients.ts";
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
  const isPhone = useIsPhone();
  const save = async (values: ClientValues) => {
    await createClient(id, values);
    toNew(id);
  };
  return (
    <ClientForm
      id={id}
      values={blank}
      onSave={save}
      head={{
        title: text.createTitle,
        subtitle: isPhone ? undefined : formTexts.nameIsEnough,
        back,
      }}
    />
  );
}

function EditClient({ id }: { id: string }) {
  const list = useReturn(paths.clients);
  const query = useQuery(snapshotOf(clientQueries.one(id)));
  const { remove, removing } = useDeleteClient(list.toPlace);
  const save = async (values: ClientValues) => {
    await updateClient(id, values);
    list.toPlace(id);
  };
  const { data, error } = query;
  if (isNotFound(error)) return <MissingClient />;
  const head = { title: text.editTitle, subtitle: data?.name ?? false, back } as const;
  if (!data)
    return (
      <>
        <PageHeader {...head} />
        {error === null ? (
          <FormSkeleton />
        ) : (
          <ErrorPanel message={strings.detail.loadFailed} onRetry={() => query.refetch()} />
        )}
      </>
    );
  const menu = (
    <RemoveAction of={data.name} isBusy={removing !== null} onRemove={() => remove(data)} />
  );
  return <ClientForm id={id} values={valuesOf(data)} onSave={save} head={{ ...head, menu }} />;
}

const valuesOf = ({ name, phone, email, address, notes }: Client): ClientValues => ({
  name,
  phone,
  email,
  address,
  notes,
});
