import { useForm } from "react-hook-form";
import { emailForm } from "../../../pb_hooks/domain/fields";
import { failureOf } from "../../lib/api";
import { showServerErrors } from "../../lib/formErrors";
import { paths } from "../../lib/paths";
import { useLeaveWarning } from "../../lib/useLeaveWarning";
import { useShortcut } from "../../lib/useShortcut";
import { Button } from "../../ui/Button";
import { ButtonLink } from "../../ui/ButtonLink";
import { TextAreaField, TextField } from "../../ui/Field";
import { FormButtons } from "../../ui/FormButtons";
import { ui } from "../../ui/strings";
import { toast } from "../../ui/toast";
import type { SupplierValues } from "./suppliers.api";
import { strings } from "./suppliers.strings";

const text = strings.form;
const names = ["name", "contact_person", "phone", "email", "address", "notes"] as const;

type Props = {
  values: SupplierValues;
  failed: string;
  onSave: (values: SupplierValues) => Promise<void>;
};

export function SupplierForm({ values, failed, onSave }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<SupplierValues>({
    defaultValues: values,
  });
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useLeaveWarning(() => isDirty && !isSubmitting && !isSubmitSuccessful, ui.unsaved);
  const submit = handleSubmit(async (sent) => {
    try {
      await onSave(sent);
    } catch (error) {
      console.warn(error);
      if (!showServerErrors(error, names, setError)) console.warn(failureOf(error).message);
      // A save that failed is not a submit that succeeded: leaving must still ask.
      setError("root", { message: failed });
      toast.error(failed);
    }
  });
  useShortcut("s", () => void submit());
  return (
    <form
      className="card grid max-w-form gap-4 p-4"
      noValidate
      onSubmit={(event) => void submit(event)}
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
        <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel={text.saving}>
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}
