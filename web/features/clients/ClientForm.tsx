import { type ComponentProps, useState } from "react";
import { FormProvider } from "react-hook-form";
import { paths } from "#lib/addresses/paths.ts";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import type { ClientValues } from "#api/clients/clients.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BirthField } from "#shared/sales/clients/BirthField.tsx";
import { LikeClients } from "#shared/sales/clients/LikeClients.tsx";
import { useLikeClients } from "#shared/sales/clients/useLikeClients.tsx";
import { IceField } from "#ui/form/IceField.tsx";
import { PersonFields } from "#ui/form/PersonFields.tsx";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import type { PageHeader } from "#ui/page/PageHeader.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.form;

type Props = {
  id: string;
  values: ClientValues;
  onSave: (values: ClientValues) => Promise<void>;
  head: ComponentProps<typeof PageHeader>;
};

const ExtraFields = () => (
  <div className="grid gap-4 md:grid-cols-2">
    <BirthField />
    <IceField isOptional />
  </div>
);

export function ClientForm({ id, values, onSave, head }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const { form, isBusy, submit } = useRecordForm<ClientValues>(values, {
    confirm: (typed) => likeness.confirm(typed),
    save: (sent) => {
      setFailed(false);
      return onSave(sent);
    },
    onFailed: (_, isAtField) => setFailed(!isAtField),
  });
  const [name, phone] = form.watch(["name", "phone"]);
  const likeness = useLikeClients(id, { name, phone });
  return (
    <FormProvider {...form}>
      <RecordForm
        head={head}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        remark={<LikeClients like={likeness.like} />}
        cancel={
          <ButtonLink href={returnPath(paths.clients, paths.client(id))}>{words.cancel}</ButtonLink>
        }
      >
        {hasFailed && <Notice tone="bad">{words.saveFailed}</Notice>}
        <PersonFields
          emailInvalid={words.emailInvalid}
          phoneHint={text.phoneHint}
          more={<ExtraFields />}
        />
      </RecordForm>
      {likeness.question}
    </FormProvider>
  );
}
