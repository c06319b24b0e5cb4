import { FormProvider } from "react-hook-form";
import type { SupplierValues } from "#api/suppliers.ts";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/form/Field.tsx";
import { PersonFields } from "#ui/form/PersonFields.tsx";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { strings } from "./suppliers.strings.ts";

const text = strings.form;

type Props = {
  values: SupplierValues;
  failed: string;
  cancelHref: string;
  onSave: (values: SupplierValues) => Promise<void>;
};

export function SupplierForm({ values, failed, cancelHref, onSave }: Props) {
  const { form, isBusy, submit } = useRecordForm<SupplierValues>(values, {
    save: onSave,
    onFailed: () => toast.error(failed),
  });
  return (
    <FormProvider {...form}>
      <RecordForm
        className="max-w-form"
        isBusy={isBusy}
        onSubmit={() => void submit()}
        texts={text}
        cancel={
          <ButtonLink href={cancelHref} variant="quiet">
            {text.cancel}
          </ButtonLink>
        }
      >
        <PersonFields texts={{ ...strings, ...text }}>
          <TextField
            label={text.contact}
            isOptional
            error={form.formState.errors.contact_person?.message}
            {...form.register("contact_person")}
          />
        </PersonFields>
      </RecordForm>
    </FormProvider>
  );
}
