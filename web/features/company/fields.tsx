/** Fields that the company's form and the first run share. */
import { type ReactNode, useId, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { CompanyValues } from "#api/shop/company.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { emailRules } from "#ui/form/emailRules.ts";
import { FormText } from "#ui/form/Field.tsx";
import { IceField } from "#ui/form/IceField.tsx";
import { ImagePicker } from "#ui/form/ImagePicker.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { ColorChoice } from "./ColorChoice.tsx";
import { companyStrings } from "./company.strings.ts";
import type { Logo } from "./useSettings.ts";

/** Size limits to which the logo is reduced before the upload. */
const logoSize = { maxPx: 600, maxBytes: 512 * 1024 };

export const LogoAndColor = ({ logo }: { logo: Logo }) => (
  <div className="flex flex-wrap gap-x-8 gap-y-4">
    <ImagePicker
      label={companyStrings.logo}
      url={logo.stored}
      change={logo.logo}
      onChange={logo.setLogo}
      size={logoSize}
      keepsAlpha
      error={logo.error}
    />
    <ColorChoice />
  </div>
);

export const Name = () => (
  <FormText<CompanyValues>
    path="name"
    rules={{ validate: (value) => value.trim() !== "" || words.nameRequired }}
    label={words.name}
    isRequired
  />
);

export const Email = () => (
  <FormText<CompanyValues>
    path="email"
    rules={emailRules(words.emailAddressInvalid)}
    label={words.email}
    inputMode="email"
  />
);

/** Checkbox of the invoice lock, with an explanation. */
export function InvoiceLock() {
  const { register } = useFormContext<CompanyValues>();
  const id = useId();
  return (
    <div>
      <Checkbox {...register("invoice_lock")} aria-describedby={id}>
        {companyStrings.lock.label} <Badge tone="info">{companyStrings.lock.recommended}</Badge>
      </Checkbox>
      <p id={id} className="field-hint">
        {companyStrings.lock.hint}
      </p>
    </div>
  );
}

/** Checkbox that prints corrections on invoices. The stored field is the opposite: it hides them. */
export function InvoiceEyes() {
  const { field } = useController<CompanyValues, "invoice_hides_eyes">({
    name: "invoice_hides_eyes",
  });
  const id = useId();
  return (
    <div>
      <Checkbox
        name={field.name}
        ref={field.ref}
        checked={!field.value}
        onChange={({ target }) => field.onChange(!target.checked)}
        onBlur={field.onBlur}
        aria-describedby={id}
      >
        {companyStrings.invoiceEyes.label}
      </Checkbox>
      <p id={id} className="field-hint">
        {companyStrings.invoiceEyes.hint}
      </p>
    </div>
  );
}

type FoldProps = {
  title: string;
  fields: readonly (keyof CompanyValues)[];
  children: ReactNode;
};

/** Group of fields that few shops need, folded while all are empty. */
export function Fold({ title, fields, children }: FoldProps) {
  const { getValues } = useFormContext<CompanyValues>();
  const [isFilled] = useState(() => fields.some((field) => Boolean(getValues(field))));
  return (
    <details open={isFilled} className="group">
      <Summary className="font-medium">{title}</Summary>
      <div className="mt-3 grid gap-4">{children}</div>
    </details>
  );
}

/** Legal numbers that invoices print. */
export const LegalFields = () => (
  <>
    <IceField />
    <FormText<CompanyValues> path="rc" label={companyStrings.rc} />
    <FormText<CompanyValues> path="if" label={companyStrings.if} />
    <FormText<CompanyValues> path="patente" label={companyStrings.patente} />
  </>
);
