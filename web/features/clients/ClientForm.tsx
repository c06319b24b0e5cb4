import { useState } from "react";
import { useForm } from "react-hook-form";
import { emailForm } from "../../../pb_hooks/domain/fields";
import { showServerErrors } from "../../lib/formErrors";
import { paths } from "../../lib/paths";
import { useLeaveWarning } from "../../lib/useLeaveWarning";
import { useShortcut } from "../../lib/useShortcut";
import { Button } from "../../ui/Button";
import { ButtonLink } from "../../ui/ButtonLink";
import { TextAreaField, TextField } from "../../ui/Field";
import { FormButtons } from "../../ui/FormButtons";
import { Notice } from "../../ui/Panel";
import { ui } from "../../ui/strings";
import type { ClientValues } from "./clients.api";
import { strings } from "./clients.strings";
import { LikeClients } from "./LikeClients";

const text = strings.form;
const names = ["name", "phone", "email", "address", "notes"] as const;

type Props = { id: string; values: ClientValues; onSave: (values: ClientValues) => Promise<void> };

export function ClientForm({ id, values, onSave }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const { register, handleSubmit, formState, setError, watch } = useForm<ClientValues>({
    defaultValues: values,
  });
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useLeaveWarning(() => isDirty && !isSubmitting && !isSubmitSuccessful, ui.unsaved);
  const [name, phone] = watch(["name", "phone"]);

  const submit = handleSubmit(async (sent) => {
    setFailed(false);
    try {
      await onSave(sent);
    } catch (error) {
      console.warn(error);
      if (!showServerErrors(error, names, setError)) setFailed(true);
      // A save that failed is not a submit that succeeded: leaving must still ask.
      else return;
      setError("root", { message: text.failed });
    }
  });
  useShortcut("s", () => void submit());

  return (
    <form
      className="card grid max-w-form gap-4 p-4"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {hasFailed && <Notice tone="bad">{text.failed}</Notice>}
      <LikeClients id={id} name={name} phone={phone} />
      <TextField
        label={strings.name}
        autoFocus
        error={errors.name?.message}
        {...register("name", { validate: (value) => value.trim() !== "" || text.nameRequired })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={strings.phone}
          isOptional
          type="tel"
          inputMode="tel"
          hint={text.phoneHint}
          error={errors.phone?.message}
          {...register("phone")}
        />
        <TextField
          label={text.email}
          isOptional
          inputMode="email"
          error={errors.email?.message}
          {...register("email", {
            validate: (value) => value === "" || emailForm.test(value) || text.emailInvalid,
          })}
        />
      </div>
      <TextField
        label={text.address}
        isOptional
        error={errors.address?.message}
        {...register("address")}
      />
      <TextAreaField
        label={text.notes}
        isOptional
        error={errors.notes?.message}
        {...register("notes")}
      />
      <FormButtons>
        <ButtonLink href={paths.clients} variant="quiet">
          {text.cancel}
        </ButtonLink>
        <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel={text.saving}>
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}
