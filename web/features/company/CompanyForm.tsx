import { type ReactNode, useState } from "react";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import { emailForm } from "#domain/core/credentials.ts";
import type { Company } from "#domain/core/records.ts";
import { usePreview } from "#lib/usePreview.ts";
import { rateText } from "#lib/vatRate.ts";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import type { ImageChange } from "#lib/images.ts";
import { ImagePicker } from "#ui/form/ImagePicker.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { reloadSaying } from "./afterReload.ts";
import { companyFields, type CompanyValues, createCompany, updateCompany } from "#api/company.ts";
import { logoUrl } from "#api/files.ts";
import { words } from "#lib/words.strings.ts";
import { isInWorkshopForm } from "./workshopValues.ts";
import { strings } from "./company.strings.ts";
import { firstTitleClass, groupTitleClass } from "./groupTitle.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { VatFields } from "./VatFields.tsx";
import { HeaderPreview } from "./HeaderPreview.tsx";

/** Shrinks the logo before the upload. */
const logoSize = { maxPx: 600, maxBytes: 512 * 1024 };

type TextName = (typeof companyFields)[number];
/** Default rate in Morocco. */
const usualRate = 20;

function valuesOf(company: Company | null): CompanyValues {
  const texts = companyFields.map((name) => [name, company?.[name] ?? ""]);
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    color: company?.color || "petrol",
    vat: company?.vat ?? false,
    vat_rate: rateText(company?.vat_rate ?? usualRate),
  };
}

function CompanyField({ name, label, hint }: { name: TextName; label: string; hint?: string }) {
  return <FormText<CompanyValues> path={name} label={label} isOptional hint={hint} />;
}

/** Warning: an ICE has fifteen digits. */
function Ice() {
  const { control } = useFormContext<CompanyValues>();
  const ice = useWatch({ control, name: "ice" });
  const isOdd = ice.trim() !== "" && !/^\d{15}$/.test(ice.replace(/\s/g, ""));
  return (
    <FormText<CompanyValues>
      path="ice"
      label={strings.ice}
      isOptional
      inputMode="numeric"
      className={isOdd ? "[&_input]:border-warn" : ""}
      hint={isOdd ? <span className="text-warn-ink">{strings.iceWarning}</span> : undefined}
    />
  );
}

function Fields() {
  return (
    <>
      <FormText<CompanyValues>
        path="name"
        rules={{ validate: (value) => value.trim() !== "" || words.nameRequired }}
        label={words.name}
      />
      <CompanyField name="address" label={words.address} />
      <div className="grid gap-4 md:grid-cols-2">
        <CompanyField name="phone" label={words.phone} />
        <FormText<CompanyValues>
          path="email"
          rules={{
            validate: (value) => value === "" || emailForm.test(value) || words.emailAddressInvalid,
          }}
          label={words.email}
          isOptional
          inputMode="email"
        />
        <CompanyField name="website" label={strings.website} />
        <CompanyField name="other_info" label={strings.otherInfo} hint={strings.otherInfoHint} />
      </div>
      <h2 className={groupTitleClass}>{strings.legal}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <CompanyField name="registration" label={strings.registration} />
        <CompanyField name="rc" label={strings.rc} />
        <Ice />
        <CompanyField name="if" label={strings.if} />
        <CompanyField name="patente" label={strings.patente} />
        <CompanyField name="inpe" label={strings.inpe} />
      </div>
      <FormTextArea<CompanyValues> path="bank_info" label={strings.bank} isOptional rows={2} />
      <VatFields />
    </>
  );
}

type Props = {
  company: Company | null;
  state: ReturnType<typeof useCompanyForm>;
  /** Id for the page's own button. */
  id?: string;
  /** Content below form and preview; after both on a narrow screen. */
  under?: ReactNode;
  beside?: ReactNode;
};

const columnClass = "grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents";

/** Company form with a preview of the invoice header. */
export function CompanyForm({ company, state, id, under, beside }: Props) {
  const { form, isBusy, submit, logo, setLogo, logoError } = state;
  const picked = usePreview(logo);
  const stored = company ? logoUrl(company) : "";
  return (
    <FormProvider {...form}>
      <div className={columnClass}>
        <RecordForm
          className="max-lg:-order-1"
          {...(id ? { id, isSavedByPage: true } : {})}
          isBusy={isBusy}
          onSubmit={() => void submit()}
          save={company ? strings.update : words.create}
          saving={company ? strings.updating : strings.creating}
        >
          <h2 className={firstTitleClass}>{words.contactDetails}</h2>
          <ImagePicker
            label={strings.logo}
            url={stored}
            change={logo}
            onChange={setLogo}
            size={logoSize}
            keepsAlpha
            error={logoError}
          />
          <ColorChoice />
          <Fields />
        </RecordForm>
        {under}
      </div>
      <div className={columnClass}>
        <HeaderPreview logo={logo === undefined ? stored : (picked ?? "")} />
        {beside}
      </div>
    </FormProvider>
  );
}

/**
 * Saves values and logo; errors stand at the logo when it was refused. `null` creates the company of a user without
 * one.
 */
export function useCompanyForm(company: Company | null) {
  const [logo, setLogo] = useState<ImageChange>(undefined);
  const [logoError, setLogoError] = useState<string>();
  const record = useRecordForm<CompanyValues>(valuesOf(company), {
    save: async (values) => {
      setLogoError(undefined);
      if (!company) return createCompany(values, logo);
      await updateCompany(company.id, values, logo);
      setLogo(undefined);
      return reloadSaying(strings.updated);
    },
    hasMore: logo !== undefined,
    ownsShortcut: () => !isInWorkshopForm(),
    onFailed: ({ fields }) => {
      setLogoError(fields["logo"]);
      toast.error(company ? strings.updateFailed : strings.createFailed);
    },
  });
  return { ...record, logo, setLogo, logoError };
}
