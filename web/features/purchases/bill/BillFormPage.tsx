import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { billQueries } from "#api/purchases/bills.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import { receiptQueries } from "#api/stock/receipts.ts";
import { company } from "#api/session/session.ts";
import type { BillDocument } from "#domain/purchases/purchaseAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useValue } from "#lib/useValue.ts";
import { billRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { drafted } from "#shared/documents/drafted.tsx";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { billStrings } from "./bill.strings.ts";
import { BillForm } from "./BillForm.tsx";
import type { KnownGoods } from "./LinesCard.tsx";
import { newBill, storedOf } from "./billValues.ts";

const text = billStrings.form;
const back = { href: paths.purchases(), label: words.purchases };

const Drafted = drafted(BillForm);

type NewProps = Pick<Parameters<typeof newBill>[0], "supplier" | "lines"> & {
  /** Origin of a new bill, from the address; each origin has its own draft. */
  of: string;
  notice?: string | undefined;
  known?: KnownGoods;
};

function NewBill({ supplier, lines, of, notice, known }: NewProps) {
  const hasVat = useValue(company)?.vat ?? true;
  const [stored] = useState(() => ({
    id: newId(),
    version: undefined,
    base: newBill({ supplier, lines, hasVat }),
  }));
  return (
    <Drafted
      title={words.newBill}
      draftKey={["bill.new", of].filter(Boolean).join(".")}
      stored={stored}
      file=""
      notice={notice}
      known={known}
    />
  );
}

const header = <PageHeader title={words.newBill} back={back} />;

/** Form of a new bill for the received goods of a receipt that are not billed yet. */
const OfReceipt = ({ id }: { id: string }) => (
  <RecordFormPage query={receiptQueries.one(id)} header={header} failed={words.receiptFailed}>
    {(receipt) => (
      <RecordFormPage
        query={billQueries.unbilled(receipt.supplier)}
        header={header}
        failed={words.receiptFailed}
      >
        {(unbilled) => {
          const lines = unbilled.filter((line) => line.receipt === id);
          return (
            <NewBill
              of={id}
              supplier={receipt.expand?.supplier ?? null}
              lines={lines}
              known={{ supplier: receipt.supplier, lines: unbilled }}
              notice={lines.length === 0 ? text.nothingToBill : undefined}
            />
          );
        }}
      </RecordFormPage>
    )}
  </RecordFormPage>
);

const OfSupplier = ({ id }: { id: string }) => (
  <RecordFormPage query={supplierQueries.one(id)} header={header} failed={words.suppliersFailed}>
    {(supplier) => <NewBill of={id} supplier={supplier} lines={[]} />}
  </RecordFormPage>
);

const EditBill = ({ id }: { id: string }) => (
  <FormOfRecord of={billRecord} id={id} header={<PageHeader title={text.editTitle} back={back} />}>
    {(bill: BillDocument) => (
      <Drafted
        title={text.editTitle}
        draftKey={`bill.${id}`}
        stored={storedOf(bill)}
        file={bill.file}
      />
    )}
  </FormOfRecord>
);

/** Form of a bill: a stored one, or a new one for a receipt, for a supplier, or blank. */
function BillFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const [supplier, receipt] = [search.get("fournisseur"), search.get("bon")];
  if (id) return <EditBill key={id} id={id} />;
  if (receipt) return <OfReceipt key={receipt} id={receipt} />;
  if (supplier) return <OfSupplier key={supplier} id={supplier} />;
  return <NewBill of="" supplier={null} lines={[]} />;
}

export default withCosts(BillFormPage);
