import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import { company } from "#api/session/session.ts";
import type { BillDocument, SupplierCreditDocument } from "#domain/purchases/purchaseAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useValue } from "#lib/useValue.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { billRecord, supplierCreditRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { CreditForm } from "./CreditForm.tsx";
import { type About, type CreditValues, newCredit, received, storedOf } from "./creditValues.ts";
import { supplierCreditStrings } from "./supplierCredit.strings.ts";

const text = supplierCreditStrings.form;
const back = { href: paths.purchases("avoirs"), label: purchaseWords.supplierCredits };

type DraftedProps = {
  title: string;
  draftKey: string;
  stored: Stored<CreditValues>;
  /** Start values that replace the stored ones. */
  opened?: CreditValues;
};

function Drafted({ title, draftKey, stored, opened }: DraftedProps) {
  const { round, start, drafts } = useDrafted(draftKey, stored);
  const first = opened && !start.isDraft ? { ...start, values: opened } : start;
  return <CreditForm key={round} title={title} start={first} drafts={drafts} />;
}

function NewCredit(about: About) {
  const hasVat = useValue(company)?.vat ?? true;
  const [stored] = useState(() => ({
    id: newId(),
    version: undefined,
    base: newCredit(about, hasVat),
  }));
  const of = [about.supplier?.id, about.bill?.id, about.defect?.id].filter(Boolean);
  return (
    <Drafted
      title={words.newSupplierCredit}
      draftKey={["supplier-credit.new", ...of].join(".")}
      stored={stored}
    />
  );
}

const header = <PageHeader title={words.newSupplierCredit} back={back} />;

const OfBill = ({ id }: { id: string }) => (
  <FormOfRecord of={billRecord} id={id} header={header}>
    {(bill: BillDocument) => <NewCredit supplier={null} bill={bill} />}
  </FormOfRecord>
);

const OfSupplier = ({ id, ...about }: { id: string } & Pick<About, "defect">) => (
  <RecordFormPage query={supplierQueries.one(id)} header={header} failed={words.suppliersFailed}>
    {(supplier) => <NewCredit {...about} supplier={supplier} />}
  </RecordFormPage>
);

/** Form of a credit for a defective piece, from the supplier of its product. */
const OfDefect = ({ id }: { id: string }) => (
  <RecordFormPage
    query={supplierCreditQueries.defect(id)}
    header={header}
    failed={text.chosenFailed}
  >
    {(defect) => {
      const supplier = defect.expand?.product?.supplier ?? "";
      return supplier ? (
        <OfSupplier id={supplier} defect={defect} />
      ) : (
        <NewCredit supplier={null} defect={defect} />
      );
    }}
  </RecordFormPage>
);

function EditCredit({ id, isReceiving }: { id: string; isReceiving: boolean }) {
  const hasVat = useValue(company)?.vat ?? true;
  const title = isReceiving ? text.receiveTitle : text.editTitle;
  return (
    <FormOfRecord
      of={supplierCreditRecord}
      id={id}
      header={<PageHeader title={title} back={back} />}
    >
      {(credit: SupplierCreditDocument) => {
        const stored = storedOf(credit);
        return (
          <Drafted
            title={title}
            draftKey={`supplier-credit.${id}`}
            stored={stored}
            {...(isReceiving && { opened: received(stored.base, hasVat) })}
          />
        );
      }}
    </FormOfRecord>
  );
}

/** Form of a credit: a stored one, or a new one for a bill, a defective piece, a supplier, or blank. */
function CreditFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const [supplier, bill, defect] = ["fournisseur", "facture", "defaut"].map((name) =>
    search.get(name),
  );
  if (id) return <EditCredit key={id} id={id} isReceiving={search.has("recu")} />;
  if (bill) return <OfBill key={bill} id={bill} />;
  if (defect) return <OfDefect key={defect} id={defect} />;
  if (supplier) return <OfSupplier key={supplier} id={supplier} />;
  return <NewCredit supplier={null} />;
}

export default withCosts(CreditFormPage);
