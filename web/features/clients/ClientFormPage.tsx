import { useState } from "react";
import { useParams, useSearch } from "wouter";
import { capital } from "#lib/texts/formats.ts";
import type { Client } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { typedFields } from "#lib/forms/typedFields.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useReturn } from "#lib/addresses/navigationHistory.ts";
import { formTexts } from "#ui/form/form.strings.ts";
import { RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { ClientForm } from "./ClientForm.tsx";
import {
  clientFields,
  clientQueries,
  type ClientValues,
  createClient,
  updateClient,
} from "#api/clients/clients.ts";
import { words } from "#lib/texts/words.strings.ts";
import { clientsStrings } from "./clients.strings.ts";
import { MissingClient } from "./MissingClient.tsx";
import { useDeleteClient } from "./useDeleteClient.ts";

const text = clientsStrings.form;
const valuesOf = (client: Client | null) => typedFields("optique_clients", clientFields, client);
const back = { href: paths.clients, label: words.clients };

export default function ClientFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditClient id={id} /> : <NewClient />;
}

function NewClient() {
  const { toNew } = useReturn(paths.clients);
  const [id] = useState(newId);
  const isPhone = useIsPhone();
  const name = capital(new URLSearchParams(useSearch()).get("nom") ?? "");
  const save = async (values: ClientValues) => {
    await createClient(id, values);
    toNew(id);
  };
  return (
    <ClientForm
      id={id}
      values={{ ...valuesOf(null), name }}
      onSave={save}
      head={{
        title: words.newClient,
        subtitle: isPhone ? undefined : formTexts.nameIsEnough,
        back,
      }}
    />
  );
}

function EditClient({ id }: { id: string }) {
  const list = useReturn(paths.clients);
  const { remove, removing } = useDeleteClient(list.toPlace);
  const save = async (values: ClientValues) => {
    await updateClient(id, values);
    list.toPlace(id);
  };
  const head = { title: text.editTitle, back };
  return (
    <RecordFormPage
      query={clientQueries.one(id)}
      header={<PageHeader {...head} subtitle={false} />}
      missing={<MissingClient />}
      failed={words.clientFailed}
    >
      {(client) => {
        const { name } = client;
        const menu = (
          <RemoveAction
            right="client.delete"
            of={name}
            isBusy={removing !== null}
            onRemove={() => remove(client)}
          />
        );
        return (
          <ClientForm
            id={id}
            values={valuesOf(client)}
            onSave={save}
            head={{ ...head, subtitle: name, menu }}
          />
        );
      }}
    </RecordFormPage>
  );
}
