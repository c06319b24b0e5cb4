import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { emailForm } from "#domain/core/credentials.ts";
import { TextAreaField, TextField } from "./Field.tsx";

type Person = Record<"name" | "phone" | "email" | "address" | "notes", string>;
type Props = {
  texts: Record<keyof Person | "nameRequired" | "emailInvalid", string> & { phoneHint?: string };
  /** After the name. */
  children?: ReactNode;
};

/** What is known of a client and of a supplier alike. */
export function PersonFields({ texts, children }: Props) {
  const { register, formState } = useFormContext<Person>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.name}
        autoFocus
        error={errors.name?.message}
        {...register("name", { validate: (value) => value.trim() !== "" || texts.nameRequired })}
      />
      {children}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={texts.phone}
          isOptional
          type="tel"
          inputMode="tel"
          hint={texts.phoneHint}
          error={errors.phone?.message}
          {...register("phone")}
        />
        <TextField
          label={texts.email}
          isOptional
          inputMode="email"
          error={errors.email?.message}
          {...register("email", {
            validate: (value) => value === "" || emailForm.test(value) || texts.emailInvalid,
          })}
        />
      </div>
      <TextField
        label={texts.address}
        isOptional
        error={errors.address?.message}
        {...register("address")}
      />
      <TextAreaField
        label={texts.notes}
        isOptional
        error={errors.notes?.message}
        {...register("notes")}
      />
    </>
  );
}
