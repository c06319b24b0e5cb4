import { useForm, useWatch } from "react-hook-form";
import type { Client } from "#domain/core/records.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { emailRules } from "#ui/form/emailRules.ts";
import { FormText } from "#ui/form/Field.tsx";
import { createClient } from "#api/clients/clients.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BirthField } from "./BirthField.tsx";
import { LikeClients } from "./LikeClients.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { useLikeClients } from "./useLikeClients.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";

const strings = salesStrings.newClient;
type Props = {
  typed: string;
  /** Telephone number, when it is known besides the typed name. */
  phone?: string;
  onCreated: (client: Client) => void;
  onClose: () => void;
};
type Values = { name: string; phone: string; email: string; birth_date: string };

/** Start values: the typed text is the name, or the telephone number if it is numeric. */
const firstValues = (typed: string, known: string): Values => ({
  ...(/^[\d\s+.-]{4,}$/.test(typed) ? { name: "", phone: typed } : { name: typed, phone: known }),
  email: "",
  birth_date: "",
});

/** Dialog inside a sale that creates a client, or selects an existing one instead. */
export function NewClientDialog({ typed, phone: known = "", onCreated, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: firstValues(typed, known) });
  const [name, phone] = useWatch({ control: form.control, name: ["name", "phone"] });
  const { like, confirm, question } = useLikeClients("", { name, phone });
  const { isBusy, submit } = useSubmitOnce(form, words.saveFailed, async (values: Values, id) => {
    if (!(await confirm(values))) return;
    onCreated(await createClient(id, { ...values, name: values.name.trim() }));
  });
  return (
    <DialogForm
      title={words.newClient}
      save={strings.save}
      {...{ form, isBusy, submit, onClose }}
      onOpened={() => form.setFocus(form.getValues("name") ? "phone" : "name")}
      questions={question}
    >
      <FormText<Values>
        path="name"
        label={words.name}
        rules={{ validate: (value) => value.trim() !== "" || words.nameRequired }}
      />
      <FormText<Values> path="phone" label={words.phone} isOptional inputMode="tel" />
      <LikeClients like={like} onChoose={onCreated} />
      <FormText<Values>
        path="email"
        label={words.email}
        isOptional
        inputMode="email"
        rules={emailRules(words.emailInvalid)}
      />
      <BirthField />
    </DialogForm>
  );
}
