import { useFormContext, useWatch } from "react-hook-form";
import type { CompanyValues } from "#api/company.ts";
import { rateRefusal } from "#lib/vatRate.ts";
import { words } from "#lib/words.strings.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { strings } from "./company.strings.ts";
import { groupTitleClass } from "./groupTitle.ts";

const text = strings.vat;

/** Whether invoices tell of TVA, at which rate; or what they say where the shop is not subject. */
export function VatFields() {
  const { register, control, formState } = useFormContext<CompanyValues>();
  const isSubject = useWatch({ control, name: "vat" });
  const { errors } = formState;
  return (
    <>
      <h2 className={groupTitleClass}>{words.vat}</h2>
      <Checkbox {...register("vat")}>{text.subject}</Checkbox>
      {isSubject ? (
        <TextField
          label={text.rate}
          inputMode="decimal"
          hint={text.rateHint}
          error={errors.vat_rate?.message}
          {...register("vat_rate", { validate: (typed) => rateRefusal(typed) ?? true })}
        />
      ) : (
        <TextField
          label={text.note}
          isOptional
          hint={text.noteHint}
          error={errors.vat_note?.message}
          {...register("vat_note")}
        />
      )}
    </>
  );
}
