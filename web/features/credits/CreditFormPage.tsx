import { useParams } from "wouter";
import { buyerOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { invoiceRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord } from "#shared/documents/RecordFormPage.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { CreditForm } from "./CreditForm.tsx";
import { creditsStrings } from "./credits.strings.ts";

const text = creditsStrings.form;

/** Page of a new credit note; nothing is stored until it is issued. */
export default function CreditFormPage() {
  const { id } = useParams<{ id: string }>();
  const back = { href: paths.invoice(id), label: words.invoice };
  return (
    <FormOfRecord
      of={invoiceRecord}
      id={id}
      header={<PageHeader title={text.title} back={back} subtitle={false} />}
      hasRail
    >
      {(invoice) => (
        <CreditForm
          invoice={invoice}
          head={{
            title: text.title,
            back,
            subtitle: text.subtitle(invoice.invoice_number, buyerOf(invoice)),
          }}
        />
      )}
    </FormOfRecord>
  );
}
