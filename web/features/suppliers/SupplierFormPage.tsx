import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useState } from "react";
import { useParams } from "wouter";
import type { Supplier } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { useReturn, returnPath } from "#lib/navigationHistory.ts";
import { formTexts } from "#ui/form/form.strings.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { RemoveAction } from "#ui/page/RemoveAction.tsx";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { SupplierForm } from "./SupplierForm.tsx";
import {
  createSupplier,
  supplierQueries,
  type SupplierValues,
  updateSupplier,
} from "#api/suppliers.ts";
import { strings } from "./suppliers.strings.ts";
import { useDeleteSupplier } from "./useDeleteSupplier.ts";

const text = strings.form;
const blank: SupplierValues = {
  name: "",
  contact_person: "",
  phone: "",
  email: "",
  address: "",
  notes: "",
  is_lab: false,
  cylinder: "as_written",
};
const back = { href: paths.suppliers, label: text.back };

const valuesOf = (supplier: Supplier): SupplierValues => {
  const { name, contact_person, phone, email, address, notes, is_lab } = supplier;
  const cylinder = supplier.cylinder || "as_written";
  return { name, contact_person, phone, email, address, notes, is_lab, cylinder };
};

function NewSupplier() {
  const { toNew } = useReturn(paths.suppliers);
  const [id] = useState(newId);
  const isPhone = useIsPhone();
  const save = async (values: SupplierValues) => {
    await createSupplier(id, values);
    toast.success(text.created);
    toNew(id);
  };
  return (
    <SupplierForm
      head={{
        title: text.createTitle,
        subtitle: isPhone ? undefined : formTexts.nameIsEnough,
        back,
      }}
      values={blank}
      failed={text.createFailed}
      cancelHref={returnPath(paths.suppliers)}
      onSave={save}
    />
  );
}

function EditSupplier({ id }: { id: string }) {
  const list = useReturn(paths.suppliers);
  const opener = useReturn(paths.suppliers, paths.supplier(id));
  const query = useQuery(snapshotOf(supplierQueries.one(id)));
  const { removing, remove } = useDeleteSupplier(list.toPlace);
  useLeaveOnFailure(query, strings.detail.loadFailed, paths.suppliers);
  const { data, error } = query;
  if (isNotFound(error)) {
    return <MissingDocument icon="truck" title={strings.detail.missing} href={paths.suppliers} />;
  }
  const save = async (values: SupplierValues) => {
    await updateSupplier(id, values);
    toast.success(text.updated);
    opener.toPlace(id);
  };
  const head = { title: text.editTitle, subtitle: data?.name ?? false, back } as const;
  if (!data)
    return (
      <>
        <PageHeader {...head} />
        <FormSkeleton />
      </>
    );
  const menu = (
    <RemoveAction of={data.name} isBusy={removing !== null} onRemove={() => remove(data)} />
  );
  return (
    <SupplierForm
      head={{ ...head, menu }}
      values={valuesOf(data)}
      failed={text.updateFailed}
      cancelHref={returnPath(paths.suppliers, paths.supplier(id))}
      onSave={save}
    />
  );
}

export default function SupplierFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditSupplier key={id} id={id} /> : <NewSupplier />;
}
