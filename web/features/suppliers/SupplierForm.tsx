import { emailForm } from "#domain/core/fields.ts";
import { paths } from "#lib/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { TextAreaField, TextField } from "#ui/form/Field.tsx";
import { FormButtons } from "#ui/form/FormButtons.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import type { SupplierValues } from "#api/suppliers.ts";
import { strings } from "./suppliers.strings.ts";

const text = strings.form;

type Props = {
  values: SupplierValues;
  failed: string;
  onSave: (values: SupplierValues) => Promise<void>;
};

export function SupplierForm({ values, failed, onSave }: Props) {
  const { form, isBusy, submit } = useRecordForm<SupplierValues>(values, {
    save: onSave,
    onFailed: () => toast.error(failed),
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form
      className="card grid max-w-form gap-4 p-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={strings.name}
        autoFocus
        error={errors.name?.message}
        {...register("name", { validate: (value) => value.trim() !== "" || text.nameRequired })}
      />
      <TextField
        label={text.contact}
        isOptional
        error={errors.contact_person?.message}
        {...register("contact_person")}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={strings.phone}
          isOptional
          type="tel"
          inputMode="tel"
          error={errors.phone?.message}
          {...register("phone")}
        />
        <TextField
          label={strings.email}
          isOptional
          inputMode="email"
          error={errors.email?.message}
          {...register("email", {
            validate: (value) => value === "" || emailForm.test(value) || text.emailInvalid,
          })}
        />
      </div>
      <TextField
        label={strings.address}
        isOptional
        error={errors.address?.message}
        {...register("address")}
      />
      <TextAreaField
        label={strings.notes}
        isOptional
        error={errors.notes?.message}
        {...register("notes")}
      />
      <FormButtons>
        <ButtonLink href={paths.suppliers} variant="quiet">
          {text.cancel}
        </ButtonLink>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={text.saving}>
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}
