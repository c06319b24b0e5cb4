import { emailForm } from "../../../pb_hooks/domain/fields";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { ButtonLink } from "../../ui/ButtonLink";
import { TextAreaField, TextField } from "../../ui/Field";
import { FormButtons } from "../../ui/FormButtons";
import { toast } from "../../ui/toast";
import { useRecordForm } from "../../ui/useRecordForm";
import type { SupplierValues } from "./suppliers.api";
import { strings } from "./suppliers.strings";

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
