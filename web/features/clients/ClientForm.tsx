import { useState } from "react";
import { emailForm } from "../../../pb_hooks/domain/fields";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { ButtonLink } from "../../ui/ButtonLink";
import { TextAreaField, TextField } from "../../ui/Field";
import { FormButtons } from "../../ui/FormButtons";
import { Notice } from "../../ui/Panel";
import { useRecordForm } from "../../ui/useRecordForm";
import type { ClientValues } from "./clients.api";
import { strings } from "./clients.strings";
import { LikeClients } from "./LikeClients";

const text = strings.form;

type Props = { id: string; values: ClientValues; onSave: (values: ClientValues) => Promise<void> };

export function ClientForm({ id, values, onSave }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const { form, isBusy, submit } = useRecordForm<ClientValues>(values, {
    save: (sent) => {
      setFailed(false);
      return onSave(sent);
    },
    onFailed: (_, isAtField) => setFailed(!isAtField),
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const [name, phone] = watch(["name", "phone"]);

  return (
    <form
      className="card grid max-w-form gap-4 p-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
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
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={text.saving}>
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}
