import { useFormContext, useWatch } from "react-hook-form";
import type { CompanyValues } from "#api/shop/company.ts";
import { rateRefusal } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { InvoiceEyes, InvoiceLock } from "./fields.tsx";
import { companyStrings } from "./company.strings.ts";

const text = companyStrings.vat;
const percents = [
  ["seller_discount", companyStrings.discounts.seller],
  ["optician_discount", companyStrings.discounts.optician],
  ["second_pair_discount", companyStrings.discounts.secondPair],
] as const;

/** TVA of invoices, their lock, and what is printed at their foot. */
export function InvoiceFields() {
  const { register, control } = useFormContext<CompanyValues>();
  const isSubject = useWatch({ control, name: "vat" });
  return (
    <>
      <h2 className="card-title">{words.vat}</h2>
      <Checkbox {...register("vat")}>{text.subject}</Checkbox>
      {isSubject ? (
        <FormText<CompanyValues>
          path="vat_rate"
          rules={{ validate: (typed) => rateRefusal(typed) ?? true }}
          label={words.vatRate}
          inputMode="decimal"
          hint={text.rateHint}
        />
      ) : (
        <FormText<CompanyValues> path="vat_note" label={text.note} hint={text.noteHint} />
      )}
      <h2 className="card-title">{companyStrings.discounts.title}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        {percents.map(([path, label]) => (
          <FormText<CompanyValues>
            key={path}
            path={path}
            rules={{ validate: (typed) => rateRefusal(typed) ?? true }}
            label={label}
            inputMode="decimal"
          />
        ))}
      </div>
      <p className="field-hint -mt-2">{companyStrings.discounts.hint}</p>
      <h2 className="card-title">{companyStrings.lock.title}</h2>
      <InvoiceLock />
      <h2 className="card-title">{companyStrings.invoiceEyes.title}</h2>
      <InvoiceEyes />
      <FormTextArea<CompanyValues>
        path="warranty_note"
        label={companyStrings.warranty}
        hint={companyStrings.warrantyHint}
        rows={2}
      />
      <FormTextArea<CompanyValues> path="bank_info" label={companyStrings.bank} rows={2} />
    </>
  );
}
