import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { loadInvoice, saveSale } from "#api/sales/invoices.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ContactSale } from "#shared/sales/contactLenses/ContactSale.tsx";
import { LineLens } from "#shared/sales/contactLenses/LineLens.tsx";
import { SheetChoice } from "#shared/sales/contactLenses/SheetChoice.tsx";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import { type Drafts, useDrafted } from "#shared/documents/useDrafted.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { itemInput, itemName } from "#shared/sales/items/saleItems.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/page/Card.tsx";
import { saleStrings } from "./sale.strings.ts";
import { checkSale, renewed, salePaths, type SaleValues, storedOf } from "./saleValues.ts";

const text = saleStrings.lenses;
type Props = {
  invoice: InvoiceDocument;
  back: { href: string; label: string };
  /** Reason why nothing else of the invoice can be edited. */
  reason: string;
};

/** True when the invoice sells contact lenses, whose sheet and values can be edited even after the issue. */
export const hasContactLines = ({ items }: InvoiceDocument): boolean =>
  items.some(({ product_type: type }) => type === "contact_lens");

/** Form that edits the sheet and values of contact lenses on an issued invoice. */
export function EditLenses(props: Props) {
  const { invoice } = props;
  const [stored] = useState(() => storedOf(invoice));
  const { round, start, drafts } = useDrafted(`sale.lenses.${invoice.id}`, stored);
  return <Form key={round} {...props} start={start} drafts={drafts} />;
}

type FormProps = Props & { start: DocumentStart<SaleValues>; drafts: Drafts };

function Form({ invoice, back, reason, start, drafts }: FormProps) {
  const [, navigate] = useLocation();
  const state = useDocumentForm<SaleValues>(start, {
    check: checkSale,
    days: () => [],
    save: async ({ id, version = "" }, { client, contact, items }) =>
      storedOf(await saveSale(id, { version, client, contact, items: items.map(itemInput) })),
    load: async (id) => storedOf(await loadInvoice(id)),
    ownerOf: ({ client, clientName }) => ({ id: client, name: clientName }),
    withNewIds: renewed,
    onSaved: () => {
      toast.success(text.saved);
      navigate(paths.invoice(invoice.id), { replace: true });
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || saleStrings.failed),
  });
  return (
    <DocumentFrame
      title={text.title}
      subtitle={saleStrings.edit.subtitle(invoice.invoice_number)}
      back={back}
      record={paths.invoice(invoice.id)}
      state={state}
      drafts={drafts}
      fieldName={(path) => fieldName(path, names, saleStrings.items.row)}
    >
      <Notice tone="info">{text.only(reason)}</Notice>
      <ContactSale paths={salePaths} isStored>
        <Lines />
      </ContactSale>
    </DocumentFrame>
  );
}

const names = { contact: words.contactSheet };

function Lines() {
  const items = useWatch<SaleValues, "items">({ name: "items" });
  return (
    <Card title={words.contactLenses}>
      <ul className="divide-y divide-line px-4">
        {items.map((item, index) =>
          item.type === "contact_lens" ? (
            <li key={item.id} className="grid gap-1 py-3" aria-label={itemName(item)}>
              <p className="flex items-center gap-3 font-medium">
                <ProductPicture product={item} />
                <bdi dir="auto">{itemName(item)}</bdi>
                <span className="text-sm font-normal text-ink-3">{text.boxes(item.quantity)}</span>
              </p>
              <LineLens path={`items.${index}`} name={itemName(item)} />
            </li>
          ) : null,
        )}
      </ul>
      <SheetChoice />
    </Card>
  );
}
