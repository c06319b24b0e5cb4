import { FormProvider, useWatch } from "react-hook-form";
import type { CompanyValues } from "#api/shop/company.ts";
import { createCompany } from "#api/shop/company.ts";
import { words } from "#lib/texts/words.strings.ts";
import { LiveInvoice, useTypedField } from "#shared/paper/LiveInvoice.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { companyStrings } from "./company.strings.ts";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { companyValuesOf, type Field, companyInputOf } from "./settings.ts";
import { ShopFields } from "./ShopFields.tsx";
import { useLogo } from "./useSettings.ts";

/** Creates the company of a user who has none, beside a preview of its invoice. */
export function CompanyForm() {
  const logo = useLogo(null);
  const { typed, typing } = useTypedField();
  const { form, isBusy, submit } = useRecordForm<CompanyValues>(companyValuesOf(null), {
    save: (values) => {
      logo.setError(undefined);
      return createCompany(companyInputOf(Object.keys(values) as Field[], values), logo.logo);
    },
    hasOtherChanges: logo.logo !== undefined,
    onFailed: ({ fields }) => {
      logo.setError(fields["logo"]);
      toast.error(companyStrings.createFailed);
    },
  });
  const values = useWatch({ control: form.control });
  return (
    <FormProvider {...form}>
      <div {...typing}>
        <RecordForm
          isBusy={isBusy}
          onSubmit={() => void submit()}
          save={words.create}
          saving={companyStrings.creating}
        >
          <ShopFields logo={logo} />
          <InvoiceFields />
        </RecordForm>
      </div>
      <LiveInvoice values={values} logo={logo.preview} typed={typed} className="[zoom:0.55]" />
    </FormProvider>
  );
}
