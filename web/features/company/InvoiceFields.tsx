import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type DiscountLimit, roleLimits } from "#domain/core/discountLimits.ts";
import type { CompanyValues } from "#api/shop/company.ts";
import { rateRefusal } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { Fold, InvoiceEyes, InvoiceLock } from "./fields.tsx";
import { companyStrings } from "./company.strings.ts";
import { useTypedUses } from "./useTypedUses.ts";

const text = companyStrings.vat;
const { discounts } = companyStrings;

/** Settings of invoices: TVA, lock, and what the footer prints. */
export function InvoiceFields() {
  const { register, control } = useFormContext<CompanyValues>();
  const isSubject = useWatch({ control, name: "vat" });
  const isLocked = useWatch({ control, name: "invoice_lock" });
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
      <Discounts />
      {(isSubject || isLocked) && (
        <>
          <h2 className="card-title">{companyStrings.lock.title}</h2>
          <InvoiceLock />
        </>
      )}
      <FormTextArea<CompanyValues>
        path="warranty_note"
        label={companyStrings.warranty}
        hint={companyStrings.warrantyHint}
        rows={2}
      />
      <FormTextArea<CompanyValues> path="bank_info" label={companyStrings.bank} rows={2} />
      <Fold title={companyStrings.more} fields={["invoice_hides_eyes"]}>
        <InvoiceEyes />
      </Fold>
    </>
  );
}

const Percent = ({ path, label }: { path: DiscountLimit; label: string }) => (
  <FormText<CompanyValues>
    path={path}
    rules={{ validate: (typed) => rateRefusal(typed) ?? true }}
    label={label}
    inputMode="decimal"
  />
);

/** Discount limits of a shop with roles, and the discount of second pairs. */
function Discounts() {
  const uses = useTypedUses();
  const { control } = useFormContext<CompanyValues>();
  const [isOffered] = useState(useWatch({ control, name: "second_pair_discount" }) !== "0");
  return (
    <>
      {uses.includes("team") && (
        <>
          <h2 className="card-title">{discounts.title}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            {roleLimits.map((limit) => (
              <Percent key={limit} path={limit} label={discounts.limits[limit]} />
            ))}
          </div>
          <p className="field-hint -mt-2">{discounts.hint}</p>
        </>
      )}
      {(isOffered || uses.includes("second_pair")) && (
        <>
          <Percent path="second_pair_discount" label={discounts.secondPair} />
          <p className="field-hint -mt-2">{discounts.secondPairHint}</p>
        </>
      )}
    </>
  );
}
