import type { ComponentProps } from "react";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import type { SupplierValues } from "#api/stock/suppliers.ts";
import { labMeasures } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { PersonFields } from "#ui/form/PersonFields.tsx";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import type { PageHeader } from "#ui/page/PageHeader.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";

const text = suppliersStrings.form;

type Props = {
  head: ComponentProps<typeof PageHeader>;
  values: SupplierValues;
  failed: string;
  cancelHref: string;
  onSave: (values: SupplierValues) => Promise<void>;
};

/** Lab settings: cylinder form of its orders. */
function LabFields() {
  const { register, control } = useFormContext<SupplierValues>();
  const isLab = useWatch({ control, name: "is_lab" });
  return (
    <div className="grid items-end gap-x-4 md:grid-cols-2">
      <Checkbox {...register("is_lab")}>{words.laboratory}</Checkbox>
      {isLab && (
        <FormSelect<SupplierValues>
          path="cylinder"
          label={suppliersStrings.cylinder}
          options={suppliersStrings.cylinders}
        />
      )}
      {isLab && <WantedMeasures />}
    </div>
  );
}

/** Measures that the lab wants on its orders; a missing one is a box to fill in. */
function WantedMeasures() {
  const { register } = useFormContext<SupplierValues>();
  return (
    <fieldset className="mt-3 md:col-span-2">
      <legend className="label">{suppliersStrings.measures}</legend>
      <div className="grid gap-x-4 md:grid-cols-3">
        {labMeasures.map((measure) => (
          <Checkbox key={measure} {...register("measures")} value={measure}>
            {suppliersStrings.measureNames[measure]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

export function SupplierForm({ head, values, failed, cancelHref, onSave }: Props) {
  const { form, isBusy, submit } = useRecordForm<SupplierValues>(values, {
    save: onSave,
    onFailed: ({ fields }) => toast.error(fields["right"] ?? failed),
  });
  return (
    <FormProvider {...form}>
      <RecordForm
        head={head}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        cancel={<ButtonLink href={cancelHref}>{words.cancel}</ButtonLink>}
      >
        <PersonFields emailInvalid={words.emailAddressInvalid}>
          <FormText<SupplierValues> path="contact_person" label={text.contact} isOptional />
        </PersonFields>
        <LabFields />
      </RecordForm>
    </FormProvider>
  );
}
