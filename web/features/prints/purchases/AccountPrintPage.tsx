import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { accountQueries } from "#api/purchases/accounts.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { words } from "#lib/texts/words.strings.ts";
import { periodOfAddress } from "#shared/period/periodOfAddress.ts";
import { periodStrings } from "#shared/period/period.strings.ts";
import { purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { AccountSheet } from "./AccountSheet.tsx";
import { purchasePrints } from "./purchasePrints.strings.ts";

const formats = ["a4"] as const;

/** /print/releve/{supplier}: account of a supplier for the period of the address; waits for 'Imprimer'. */
function AccountPrintPage() {
  const { id } = useParams<{ id: string }>();
  const { period, isValid } = periodOfAddress(useSearchValues().get, "year");
  const account = useQuery({
    ...snapshotOf(accountQueries.account(id, period)),
    enabled: isValid,
  });
  const supplier = useQuery(snapshotOf(supplierQueries.one(id)));
  const data =
    account.data && supplier.data ? { account: account.data, supplier: supplier.data } : undefined;
  return (
    <PrintedRecord
      query={{ data, error: account.error ?? supplier.error }}
      failed={purchaseWords.accountFailed}
      missing={{
        icon: "truck",
        title: isValid ? words.supplierMissing : periodStrings.wrong,
        href: paths.suppliers,
      }}
      isMissing={!isValid}
    >
      {(found, company) => (
        <PrintPage
          kind="account"
          title={purchasePrints.account.page(found.supplier.name)}
          back={paths.supplierAccount(id)}
          backLabel={words.supplier}
          formats={formats}
          isKeyed
        >
          {() => <AccountSheet {...found} company={company} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}

export default withCosts(AccountPrintPage);
