import { useState } from "react";
import { useLocation, useParams } from "wouter";
import type { Client } from "../../../pb_hooks/domain/records";
import { isNotFound } from "../../lib/api";
import { newId } from "../../lib/ids";
import { paths } from "../../lib/paths";
import { touch } from "../../lib/revisions";
import { useQuery } from "../../lib/useQuery";
import { Button } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { ErrorPanel, RowsSkeleton } from "../../ui/Panel";
import { ClientForm } from "./ClientForm";
import { type ClientValues, createClient, loadClient, updateClient } from "./clients.api";
import { strings } from "./clients.strings";
import { MissingClient } from "./MissingClient";
import { useDeleteClient } from "./useDeleteClient";

const text = strings.form;
const blank: ClientValues = { name: "", phone: "", email: "", address: "", notes: "" };
const back = { href: paths.clients, label: text.back };

export default function ClientFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditClient id={id} /> : <NewClient />;
}

function NewClient() {
  const [, navigate] = useLocation();
  const [id] = useState(newId);
  const save = async (values: ClientValues) => {
    await createClient(id, values);
    touch("optique_clients");
    navigate(paths.clients);
  };
  return (
    <>
      <PageHeader title={text.createTitle} back={back} />
      <ClientForm id={id} values={blank} onSave={save} />
    </>
  );
}

function EditClient({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const query = useQuery(id, (signal) => loadClient(id, signal));
  const { remove, removing } = useDeleteClient(() => navigate(paths.clients));
  const save = async (values: ClientValues) => {
    await updateClient(id, values);
    touch("optique_clients");
    navigate(paths.clients);
  };
  const { data, error } = query;
  if (isNotFound(error)) return <MissingClient />;
  return (
    <>
      <PageHeader title={text.editTitle} subtitle={data?.name} back={back}>
        {data && (
          <Button
            variant="danger-quiet"
            icon="trash"
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
        error === undefined && <RowsSkeleton />
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
