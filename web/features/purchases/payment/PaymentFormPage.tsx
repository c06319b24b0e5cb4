import { type ReactNode, useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { billQueries } from "#api/purchases/bills.ts";
import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import type { BillPaymentDocument, ListedBill } from "#domain/purchases/purchaseAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { billPaymentRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { drafted } from "#shared/documents/drafted.tsx";
import { purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { billPaymentStrings } from "./payment.strings.ts";
import { PaymentForm } from "./PaymentForm.tsx";
import { newPayment, storedWith } from "./paymentValues.ts";

const text = billPaymentStrings.form;
const back = { href: paths.purchases("reglements"), label: purchaseWords.payments };

const Drafted = drafted(PaymentForm);

function NewPayment(begun: Parameters<typeof newPayment>[0]) {
  const [stored] = useState(() => ({
    id: newId(),
    version: undefined,
    base: newPayment(begun),
  }));
  const { supplier, credit, chosen } = begun;
  const of = [supplier?.id, credit?.id, ...chosen].filter(Boolean);
  return (
    <Drafted
      title={words.newBillPayment}
      draftKey={["bill-payment.new", ...of].join(".")}
      stored={stored}
    />
  );
}

const header = <PageHeader title={words.newBillPayment} back={back} />;

type OpenProps = { supplier: string; children: (open: readonly ListedBill[]) => ReactNode };

const WithOpen = ({ supplier, children }: OpenProps) => (
  <RecordFormPage query={billQueries.open(supplier)} header={header} failed={text.billsFailed}>
    {children}
  </RecordFormPage>
);

type OfProps = { id: string; chosen: readonly string[]; credit: string };

/** Form of a new payment to a supplier, for chosen bills or with a credit. */
const OfSupplier = ({ id, chosen, credit }: OfProps) => (
  <RecordFormPage query={supplierQueries.one(id)} header={header} failed={words.suppliersFailed}>
    {(supplier) => (
      <WithOpen supplier={id}>
        {(open) =>
          credit ? (
            <RecordFormPage
              query={supplierCreditQueries.one(credit)}
              header={header}
              failed={words.supplierCreditFailed}
            >
              {(found) => <NewPayment {...{ supplier, open, chosen }} credit={found} />}
            </RecordFormPage>
          ) : (
            <NewPayment {...{ supplier, open, chosen }} credit={null} />
          )
        }
      </WithOpen>
    )}
  </RecordFormPage>
);

const EditPayment = ({ id }: { id: string }) => (
  <FormOfRecord
    of={billPaymentRecord}
    id={id}
    header={<PageHeader title={text.editTitle} back={back} />}
  >
    {(payment: BillPaymentDocument) => (
      <WithOpen supplier={payment.supplier}>
        {(open) => (
          <Drafted
            title={text.editTitle}
            draftKey={`bill-payment.${id}`}
            stored={storedWith(payment, open)}
          />
        )}
      </WithOpen>
    )}
  </FormOfRecord>
);

/** Form of a payment: a stored one, or a new one for a supplier, or blank. */
function PaymentFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const supplier = search.get("fournisseur");
  if (id) return <EditPayment key={id} id={id} />;
  if (!supplier) return <NewPayment supplier={null} open={[]} chosen={[]} credit={null} />;
  const chosen = (search.get("factures") ?? "").split(",").filter(Boolean);
  return (
    <OfSupplier
      key={search.toString()}
      id={supplier}
      chosen={chosen}
      credit={search.get("avoir") ?? ""}
    />
  );
}

export default withCosts(PaymentFormPage);
