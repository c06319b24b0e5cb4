import type { ReactNode } from "react";
import { words } from "#lib/texts/words.strings.ts";
import { emailRules } from "./emailRules.ts";
import { FormText, FormTextArea } from "./Field.tsx";

type Person = Record<"name" | "phone" | "email" | "address" | "notes", string>;
type Props = {
  emailInvalid: string;
  phoneHint?: string;
  /** Further fields after the name. */
  children?: ReactNode;
  /** Further fields before the notes. */
  more?: ReactNode;
};

/** Fields that clients and suppliers share. */
export function PersonFields({ emailInvalid, phoneHint, children, more }: Props) {
  return (
    <>
      <FormText<Person>
        path="name"
        rules={{ validate: (value) => value.trim() !== "" || words.nameRequired }}
        label={words.name}
        autoFocus
      />
      {children}
      <div className="grid gap-4 md:grid-cols-2">
        <FormText<Person>
          path="phone"
          label={words.phone}
          isOptional
          type="tel"
          inputMode="tel"
          hint={phoneHint}
        />
        <FormText<Person>
          path="email"
          rules={emailRules(emailInvalid)}
          label={words.email}
          isOptional
          inputMode="email"
        />
      </div>
      <FormText<Person> path="address" label={words.address} isOptional />
      {more}
      <FormTextArea<Person> path="notes" label={words.notes} isOptional />
    </>
  );
}
