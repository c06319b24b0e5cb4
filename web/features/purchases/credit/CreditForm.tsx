import { pick } from "#lib/pick.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { loadSupplierCredit, saveSupplierCredit } from "#api/purchases/supplierCredits.ts";
import { company } from "#api/session/session.ts";
import { supplierCreditReasons } from "#domain/core/records.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useValue } from "#lib/useValue.ts";
import { newId } from "#lib/ids.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { purchaseWords, supplierCreditReasonLabels } from "#shared/purchases/purchases.strings.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { SupplierField } from "#shared/stock/SupplierField.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { billStrings } from "../bill/bill.strings.ts";
import { filledRates } from "../bill/rateRows.ts";
import { RatesCard } from "../bill/RatesCard.tsx";
import {
  checkCredit,
  creditInputOf,
  type CreditValues,
  received,
  storedOf,
} from "./creditValues.ts";
import { supplierCreditStrings } from "./supplierCredit.strings.ts";

const text = supplierCreditStrings.form;
const names = {
  supplier: words.supplier,
  ...pick(text, "reason", "date", "number"),
  expected_amount: text.expected,
  received_on: text.received,
  notes: words.notes,
  rate: words.rate,
  ht: billStrings.rates.ht,
  vat: words.vat,
};

type Props = { title: string; start: DocumentStart<CreditValues>; drafts: Drafts };

/** Form of a supplier's credit. A save opens the credit. */
export function CreditForm({ title, start, drafts }: Props) {
  const [, navigate] = useLocation();
  const { id } = start.stored;
  const isPhone = useIsPhone();
  const isNew = start.stored.version === undefined;
  const state = useDocumentForm<CreditValues>(start, {
    check: checkCredit,
    save: async (stored, values) =>
      storedOf(await saveSupplierCredit(stored.id, creditInputOf(values, stored.version))),
    // Drops blank rates first, because the server's errors index the rows that are sent.
    confirm: async (values, _, form) => {
      const rates = values.isReceived ? filledRates(values.rates) : values.rates;
      form.setValue("rates", rates);
      return { ...values, rates };
    },
    load: async (known) => storedOf(await loadSupplierCredit(known)),
    withNewIds: (values) => ({
      ...values,
      rates: values.rates.map((row) => ({ ...row, id: newId() })),
    }),
    onSaved: (wasNew) => {
      toast.success(wasNew ? text.created : text.updated);
      navigate(paths.supplierCredit(id), { replace: true });
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || text.failed),
  });
  return (
    <DocumentFrame
      title={title}
      subtitle={isPhone ? undefined : isNew ? text.hint : start.stored.base.supplierName}
      back={{ href: paths.purchases("avoirs"), label: purchaseWords.supplierCredits }}
      record={paths.supplierCredit(id)}
      state={state}
      drafts={drafts}
      fieldName={(path) => fieldName(path, names, billStrings.rates.row)}
    >
      <AskedCard isNew={isNew} />
      <PaperCards />
      <section className="card p-4">
        <FormTextArea<CreditValues>
          path="notes"
          label={words.notes}
          placeholder={text.notes}
          isOptional
          rows={2}
        />
      </section>
    </DocumentFrame>
  );
}

/** Card about the request: supplier, reason, day and amount. */
function AskedCard({ isNew }: { isNew: boolean }) {
  const about = useWatch<CreditValues, "aboutName">({ name: "aboutName" });
  return (
    <Card title={text.asked}>
      <div className="grid grid-cols-2 items-start gap-4 p-4 lg:grid-cols-4">
        <SupplierField isNew={isNew} />
        <FormSelect<CreditValues>
          path="reason"
          label={text.reason}
          options={Object.fromEntries(optionsOf(supplierCreditReasons, supplierCreditReasonLabels))}
        />
        <DayField<CreditValues> path="date" label={text.date} isNew={isNew} />
        <FormText<CreditValues> path="expected_amount" label={text.expected} isAmount />
        {about && (
          <p className="col-span-full text-ink-2">
            {text.about}
            {"\u00a0: "}
            <bdi dir="auto">{about}</bdi>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Cards about the received credit note: its number, day and amounts. */
function PaperCards() {
  const { control, register, getValues, setValue } = useFormContext<CreditValues>();
  const hasVat = useValue(company)?.vat ?? true;
  const isReceived = useWatch({ control, name: "isReceived" });
  const isPhone = useIsPhone();
  /** Proposes today and the requested amount once the credit note is marked as received. */
  const propose = (isOn: boolean) => {
    if (!isOn) return;
    const proposed = received(getValues(), hasVat);
    setValue("received_on", proposed.received_on, { shouldDirty: true });
    setValue("rates", proposed.rates, { shouldDirty: true });
  };
  return (
    <>
      <Card title={text.paper}>
        <div className="grid gap-4 p-4">
          <Checkbox
            {...register("isReceived", { onChange: ({ target }) => propose(target.checked) })}
          >
            {text.came}
          </Checkbox>
          {isReceived && (
            <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
              <FormText<CreditValues>
                path="number"
                label={text.number}
                maxLength={100}
                autoFocus={!isPhone}
              />
              <DayField<CreditValues> path="received_on" label={text.received} />
            </div>
          )}
        </div>
      </Card>
      {isReceived && <ClosedNotice path="received_on" kind="booked" isNew={false} />}
      {isReceived && <RatesCard title={text.rates} />}
    </>
  );
}
