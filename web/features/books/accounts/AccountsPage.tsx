import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { saveAccounts } from "#api/shop/bookActs.ts";
import { company, isCompanyFresh } from "#api/session/session.ts";
import { accountsOf } from "#domain/books/accounts.ts";
import type { Company } from "#domain/core/records.ts";
import { useReturn, returnPath } from "#lib/addresses/navigationHistory.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { withRights } from "#ui/feedback/withRights.tsx";
import { accountsStrings as text } from "./accounts.strings.ts";
import {
  accountsTyped,
  type AccountValues,
  fieldsOf,
  rateRows,
  valuesOf,
} from "./accountFields.ts";
import { AccountsFields } from "./AccountsFields.tsx";

const head = {
  title: words.accounts,
  subtitle: text.subtitle,
  back: { href: paths.books(), label: words.books },
};

/** Form of the accountant's account numbers, shown once the current company is loaded. */
function AccountsPage() {
  const shop = useValue(company);
  const isFresh = useValue(isCompanyFresh);
  return shop && isFresh ? (
    <Form shop={shop} />
  ) : (
    <>
      <PageHeader {...head} />
      <FormSkeleton />
    </>
  );
}

function Form({ shop }: { shop: Company }) {
  // Keeps the values of the opening: a write on another station must not change a field while a person types.
  const [{ stored, rows, fields }] = useState(() => {
    const accounts = accountsOf(shop.accounts);
    const found = rateRows(accounts, shop);
    return { stored: accounts, rows: found, fields: fieldsOf(found) };
  });
  const { toPlace } = useReturn(paths.books());
  const { form, isBusy, submit } = useRecordForm<AccountValues>(valuesOf(fields, stored), {
    save: async (values) => {
      await saveAccounts(accountsTyped(fields, values, stored));
      toast.success(text.saved);
      toPlace();
    },
    onFailed: ({ fields: refused }) => toast.error(refused["accounts"] ?? text.failed),
  });
  return (
    <FormProvider {...form}>
      <RecordForm
        head={head}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        cancel={<ButtonLink href={returnPath(paths.books())}>{words.cancel}</ButtonLink>}
      >
        <p className="text-ink-2">{text.hint}</p>
        <AccountsFields rows={rows} />
      </RecordForm>
    </FormProvider>
  );
}

export default withRights(["books.close", "cost.see"], AccountsPage);
