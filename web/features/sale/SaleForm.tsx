import { pick } from "#lib/pick.ts";
import type { ReactNode } from "react";
import { FormProvider, type Path, useFormContext } from "react-hook-form";
import type { Centimes } from "#domain/core/money.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PhoneCustomerButton } from "#shared/customer/CustomerButton.tsx";
import { ContactSale } from "#shared/sales/contactLenses/ContactSale.tsx";
import { CustomerView } from "#shared/customer/CustomerView.tsx";
import { DocumentForm } from "#shared/documents/DocumentForm.tsx";
import { DocumentNotices } from "#shared/documents/DocumentNotices.tsx";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { clientFieldId } from "#shared/sales/clients/ClientCombobox.tsx";
import { ClientField } from "#shared/sales/clients/ClientField.tsx";
import { NewClientHost } from "#shared/sales/clients/newClientHost.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { NewProductHost } from "#shared/stock/newProduct.tsx";
import { BuyerName } from "./BuyerName.tsx";
import { customerContentOf } from "./customerContent.ts";
import { ItemsCard } from "./ItemsCard.tsx";
import { QuoteNotice } from "#shared/quotes/QuoteNotice.tsx";
import { RenewalNotice } from "./RenewalNotice.tsx";
import { ReturnedCard } from "#shared/credits/ReturnedCard.tsx";
import { QuickTiles } from "./QuickTiles.tsx";
import { PaymentCard, SaleBar } from "./PaymentCard.tsx";
import { saleStrings } from "./sale.strings.ts";
import { salePaths, type SaleValues } from "./saleValues.ts";
import { beginCode, enterLeads, fieldIds, focusOn, useSaleForm } from "./useSaleForm.tsx";

const names = {
  ...pick(words, "client", "quantity", "discount", "reference", "bank"),
  contact: words.contactSheet,
  buyer_name: saleStrings.buyer,
  price: words.unitPrice,
  label: salesStrings.lines.label,
  amount: words.moneyReceived,
  payment_method: words.paymentMethod,
  due_on: words.dueOn,
};
const clashText = (path: string): string => fieldName(path, names, saleStrings.items.row);

type Props = {
  start: DocumentStart<SaleValues>;
  onSaved: (saved: InvoiceDocument, change: Centimes) => void;
  drafts: Drafts;
};

/** Form of a counter sale: lines, optional client and payment, saved together. */
export function SaleForm({ start, onSaved, drafts }: Props) {
  const state = useSaleForm(start, onSaved);
  const { form, element, draft, isSaving, scanning, submit } = state;
  const isPhone = useIsPhone();
  const tiles = (
    <QuickTiles
      onSell={(product) => {
        scanning.found(product, "");
        if (!isPhone) focusOn(element.current, fieldIds.product);
      }}
    />
  );
  return (
    <FormProvider {...form}>
      <ContactSale paths={salePaths} isStored={start.stored.version !== undefined}>
        <NewClientHost>
          <DocumentForm
            state={state}
            onKeyDownCapture={(event) =>
              scanning.onKeyDown(event, (field, text) =>
                form.setValue(field as Path<SaleValues>, text),
              )
            }
            onKeyDown={(event) => {
              if (enterLeads(event, form.getValues("items").length > 0) === "save") void submit();
            }}
          >
            <Notices state={state} drafts={drafts} />
            <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <ReturnedCard />
                <ItemsCard scanning={scanning} />
                {!isPhone && tiles}
              </div>
              <ClientAndPayment
                client={<ChosenClient />}
                payment={<PaymentCard isSaving={isSaving} draftTime={draft.time} />}
              />
              <PhoneCustomerButton />
              {isPhone && tiles}
            </div>
            <SaleBar isSaving={isSaving} draftTime={draft.time} />
            {state.question}
            <CustomerView
              contentOf={() => customerContentOf(form.getValues())}
              onCode={(letter) => beginCode(element.current, letter)}
            />
          </DocumentForm>
        </NewClientHost>
      </ContactSale>
      <NewProductHost />
    </FormProvider>
  );
}

type NoticesProps = { state: ReturnType<typeof useSaleForm>; drafts: Drafts };

/** Notices about draft and conflict, above the form. */
const Notices = ({ state, drafts }: NoticesProps) => {
  const { isSaving, conflict, merge, discard, saveAsNew } = state;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 not-empty:mb-3">
      <QuoteNotice />
      <RenewalNotice />
      <DocumentNotices
        isBusy={isSaving}
        fieldName={clashText}
        {...{ drafts, conflict, merge, discard, saveAsNew }}
      />
    </div>
  );
};

/** On a phone the payment comes before the client, so that it is visible under two lines. */
function ClientAndPayment({ client, payment }: { client: ReactNode; payment: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <section className="card" aria-label={words.payment}>
      {!isPhone && <div className="border-b border-line p-4">{client}</div>}
      {payment}
      {isPhone && <div className="border-t border-line p-4">{client}</div>}
    </section>
  );
}

/** Optional client; without one, the name of a walk-in. */
function ChosenClient() {
  const { getValues, setValue } = useFormContext<SaleValues>();
  const follow = (isOne: boolean) => {
    // Removes kept credits, because they belong to the former client.
    setValue("payments", getValues("payments").slice(0, 1), { shouldDirty: true });
    const field = document.getElementById(clientFieldId);
    if (isOne) focusOn(field?.closest("form") ?? null, fieldIds.product);
    else field?.focus();
  };
  return (
    <div className="relative">
      <ClientField isOptional onChosen={follow} />
      <BuyerName />
    </div>
  );
}
