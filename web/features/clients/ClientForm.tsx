import { useState } from "react";
import { emailForm } from "#domain/core/fields.ts";
import { paths } from "#lib/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { TextAreaField, TextField } from "#ui/form/Field.tsx";
import { FormButtons } from "#ui/form/FormButtons.tsx";
import { Notice } from "#ui/page/Panel.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import type { ClientValues } from "#api/clients.ts";
import { strings } from "./clients.strings.ts";
import { LikeClients } from "./LikeClients.tsx";

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
