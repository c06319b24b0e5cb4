import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { parseDay } from "#domain/core/days.ts";
import { messageOfCode } from "#domain/core/messages.ts";
import { words } from "#lib/words.strings.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { banks, salesStrings } from "./sales.strings.ts";

const { reference, referencePlaceholder } = salesStrings.dialog;

/** What a form of a payment holds of a cheque: `reference` is its number. */
export type ChequeForm = { bank: string; reference: string; due_on: string };

/** The banks that a cheque may be of; another may be typed. */
export const BankList = ({ id }: { id: string }) => (
  <datalist id={id}>
    {banks.map((bank) => (
      <option key={bank}>{bank}</option>
    ))}
  </datalist>
);

/** A cheque may have no due day. */
export const checkDue = (day: string): string | true =>
  day === "" || parseDay(day) !== null || messageOfCode("day");

/** What is asked of a cheque, and of no other payment: of which bank, which one, and from when it may be cashed. */
export function ChequeFields() {
  const { register, formState } = useFormContext<ChequeForm>();
  const { errors } = formState;
  const list = useId();
  return (
    <>
      <TextField
        label={words.bank}
        isOptional
        list={list}
        maxLength={200}
        error={errors.bank?.message}
        {...register("bank")}
      />
      <BankList id={list} />
      <TextField
        label={reference}
        isOptional
        placeholder={referencePlaceholder}
        maxLength={500}
        error={errors.reference?.message}
        {...register("reference")}
      />
      <DayField<ChequeForm>
        path="due_on"
        label={words.dueOn}
        isOptional
        rules={{ validate: checkDue }}
        isAhead
      />
    </>
  );
}
