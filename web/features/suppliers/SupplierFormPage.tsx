import { useState } from "react";
import { useParams } from "wouter";
import type { Supplier } from "#domain/core/records.ts";
import { wantedOf } from "#domain/workshop/labMeasures.ts";
import { newId } from "#lib/ids.ts";
import { typedFields } from "#lib/forms/typedFields.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useReturn, returnPath } from "#lib/addresses/navigationHistory.ts";
import { formTexts } from "#ui/form/form.strings.ts";
import { RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { SupplierForm, type SupplierFormValues } from "./SupplierForm.tsx";
import {
  createSupplier,
  supplierFields,
  supplierQueries,
  type SupplierValues,
  updateSupplier,
} from "#api/stock/suppliers.ts";
import { words } from "#lib/texts/words.strings.ts";
import { suppliersStrings } from "./suppliers.strings.ts";
import { useDeleteSupplier } from "./useDeleteSupplier.ts";

const text = suppliersStrings.form;
const back = { href: paths.suppliers, label: words.suppliers };

const valuesOf = (supplier: Supplier | null): SupplierFormValues => ({
  ...typedFields("optique_suppliers", supplierFields, supplier),
  cylinder: supplier?.cylinder || "as_written",
  measures: wantedOf(supplier?.measures),
});

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
        title: words.newSupplier,
        subtitle: isPhone ? undefined : formTexts.nameIsEnough,
        back,
      }}
      values={valuesOf(null)}
      failed={text.createFailed}
      cancelHref={returnPath(paths.suppliers)}
      onSave={save}
    />
  );
}

function EditSupplier({ id }: { id: string }) {
  const list = useReturn(paths.suppliers);
  const opener = useReturn(paths.suppliers, paths.supplier(id));
  const { removing, remove } = useDeleteSupplier(list.toPlace);
  const save = async (values: SupplierValues) => {
    await updateSupplier(id, values);
    toast.success(text.updated);
    opener.toPlace(id);
  };
  const head = { title: text.editTitle, back };
  return (
    <RecordFormPage
      query={supplierQueries.one(id)}
      header={<PageHeader {...head} subtitle={false} />}
      missing={
        <MissingDocument
          icon="truck"
          title={suppliersStrings.detail.missing}
          href={paths.suppliers}
        />
      }
      failed={suppliersStrings.detail.loadFailed}
      leavesTo={paths.suppliers}
    >
      {(supplier) => {
        const { name } = supplier;
        const menu = (
          <RemoveAction
            right="product.write"
            of={name}
            isBusy={removing !== null}
            onRemove={() => remove(supplier)}
          />
        );
        return (
          <SupplierForm
            head={{ ...head, subtitle: name, menu }}
            values={valuesOf(supplier)}
            failed={text.updateFailed}
            cancelHref={returnPath(paths.suppliers, paths.supplier(id))}
            onSave={save}
          />
        );
      }}
    </RecordFormPage>
  );
}

export default function SupplierFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditSupplier key={id} id={id} /> : <NewSupplier />;
}
