import type { ComponentProps } from "react";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import type { SupplierValues } from "#api/stock/suppliers.ts";
import { useUses } from "#api/session/people.ts";
import { parseQuantity } from "#domain/core/money.ts";
import { labMeasures } from "#domain/core/records.ts";
import { longestPaymentDays, defaultPaymentDays } from "#domain/purchases/bill.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { IceField } from "#ui/form/IceField.tsx";
import { PersonFields } from "#ui/form/PersonFields.tsx";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import type { PageHeader } from "#ui/page/PageHeader.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";

const text = suppliersStrings.form;
const terms = suppliersStrings.payment;

export type SupplierFormValues = Omit<SupplierValues, "payment_days"> & { payment_days: string };

type Props = {
  head: ComponentProps<typeof PageHeader>;
  values: SupplierFormValues;
  failed: string;
  cancelHref: string;
  onSave: (values: SupplierValues) => Promise<void>;
};

/** True of a fiscal number (IF) without exactly eight digits; spaces are ignored. */
const isOddIf = (typed: string): boolean =>
  typed.trim() !== "" && !/^\d{8}$/.test(typed.replace(/\s/g, ""));

const checkDays = (typed: string): string | true => {
  const days = parseQuantity(typed);
  return (days !== null && days >= 0 && days <= longestPaymentDays) || terms.daysOdd;
};

/** Numbers for the accountant; in a shop that records bills, also the days until they are due. */
function PaymentTerms() {
  const { control } = useFormContext<SupplierFormValues>();
  const isOdd = isOddIf(useWatch({ control, name: "if" }));
  if (!useUses("purchases")) return null;
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <IceField isOptional />
      <FormText<SupplierFormValues>
        path="if"
        label={terms.if}
        isOptional
        inputMode="numeric"
        className={isOdd ? "[&_input]:border-warn" : ""}
        hint={isOdd ? <span className="text-warn-ink">{terms.ifOdd}</span> : undefined}
      />
      <FormText<SupplierFormValues>
        path="payment_days"
        label={terms.days}
        hint={terms.daysHint}
        inputMode="numeric"
        isNumber
        rules={{ validate: checkDays }}
      />
    </div>
  );
}

/** Settings of a lab: the cylinder sign of its orders. */
function LabFields() {
  const { register, control } = useFormContext<SupplierFormValues>();
  const isLab = useWatch({ control, name: "is_lab" });
  return (
    <div className="grid items-end gap-x-4 md:grid-cols-2">
      <Checkbox {...register("is_lab")}>{words.laboratory}</Checkbox>
      {isLab && (
        <FormSelect<SupplierFormValues>
          path="cylinder"
          label={suppliersStrings.cylinder}
          options={suppliersStrings.cylinders}
        />
      )}
      {isLab && <WantedMeasures />}
    </div>
  );
}

/** Measures that the lab requires on its orders; a missing one prints as a box to fill in. */
function WantedMeasures() {
  const { register } = useFormContext<SupplierFormValues>();
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
  const { form, isBusy, submit } = useRecordForm<SupplierFormValues>(values, {
    save: ({ payment_days, ...typed }) =>
      onSave({ ...typed, payment_days: parseQuantity(payment_days) ?? defaultPaymentDays }),
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
          <FormText<SupplierFormValues> path="contact_person" label={text.contact} isOptional />
        </PersonFields>
        <PaymentTerms />
        <LabFields />
      </RecordForm>
    </FormProvider>
  );
}
