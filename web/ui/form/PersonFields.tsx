import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { emailForm } from "#domain/core/credentials.ts";
import { words } from "#lib/words.strings.ts";
import { TextAreaField, TextField } from "./Field.tsx";

type Person = Record<"name" | "phone" | "email" | "address" | "notes", string>;
type Props = {
  emailInvalid: string;
  phoneHint?: string;
  /** After the name. */
  children?: ReactNode;
};

/** What is known of a client and of a supplier alike. */
export function PersonFields({ emailInvalid, phoneHint, children }: Props) {
  const { register, formState } = useFormContext<Person>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={words.name}
        autoFocus
        error={errors.name?.message}
        {...register("name", { validate: (value) => value.trim() !== "" || words.nameRequired })}
      />
      {children}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words.phone}
          isOptional
          type="tel"
          inputMode="tel"
          hint={phoneHint}
          error={errors.phone?.message}
          {...register("phone")}
        />
        <TextField
          label={words.email}
          isOptional
          inputMode="email"
          error={errors.email?.message}
          {...register("email", {
            validate: (value) => value === "" || emailForm.test(value) || emailInvalid,
          })}
        />
      </div>
      <TextField
        label={words.address}
        isOptional
        error={errors.address?.message}
        {...register("address")}
      />
      <TextAreaField
        label={words.notes}
        isOptional
        error={errors.notes?.message}
        {...register("notes")}
      />
    </>
  );
}
