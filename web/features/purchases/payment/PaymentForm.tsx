import { pick } from "#lib/pick.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { loadBillPayment, saveBillPayment } from "#api/purchases/billPayments.ts";
import { openBillsOf } from "#api/purchases/bills.ts";
import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { formatAmount, formatMoney, parseAmount, toCentimes } from "#domain/core/money.ts";
import { billMethods, type Supplier } from "#domain/core/records.ts";
import { isIssuedMethod } from "#domain/purchases/billPayment.ts";
import { newId } from "#lib/ids.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { purchaseWords, billMethodLabels } from "#shared/purchases/purchases.strings.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { SupplierField } from "#shared/stock/SupplierField.tsx";
import { banks } from "#shared/sales/sales.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { PaidBillsCard } from "./PaidBillsCard.tsx";
import { billPaymentStrings } from "./payment.strings.ts";
import {
  checkPayment,
  paidFirst,
  paymentInputOf,
  type PaymentValues,
  rowOfBill,
  storedOf,
  sumOfRows,
} from "./paymentValues.ts";

const text = billPaymentStrings.form;
const names = {
  ...pick(words, "supplier", "amount", "reference", "bank", "notes"),
  date: text.date,
  method: text.method,
  due_on: words.dueOn,
  supplier_credit: text.credit,
};
const bankList = "banks-of-payments";

type Props = { title: string; start: DocumentStart<PaymentValues>; drafts: Drafts };

/** Form of a payment: one cheque, transfer or credit that pays several bills. A save opens the payment. */
export function PaymentForm({ title, start, drafts }: Props) {
  const [, navigate] = useLocation();
  const { id } = start.stored;
  const isPhone = useIsPhone();
  const isNew = start.stored.version === undefined;
  const state = useDocumentForm<PaymentValues>(start, {
    check: checkPayment,
    save: async (stored, values) =>
      storedOf(await saveBillPayment(stored.id, paymentInputOf(values, stored.version))),
    // Sorts paid bills first, so that indexes in the server's errors match the form.
    confirm: async (values, _, form) => {
      const sorted = paidFirst(values);
      form.setValue("parts", sorted.parts);
      return sorted;
    },
    load: async (known) => storedOf(await loadBillPayment(known)),
    withNewIds: (values) => ({
      ...values,
      parts: values.parts.map((part) => ({ ...part, id: newId() })),
    }),
    onSaved: (wasNew) => {
      toast.success(wasNew ? text.created : text.updated);
      navigate(paths.billPayment(id), { replace: true });
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || text.failed),
  });
  return (
    <DocumentFrame
      title={title}
      subtitle={isPhone ? undefined : isNew ? text.hint : start.stored.base.supplierName}
      back={{ href: paths.purchases("reglements"), label: purchaseWords.payments }}
      record={paths.billPayment(id)}
      state={state}
      drafts={drafts}
      fieldName={(path) => fieldName(path, names, (row) => text.of(String(row)))}
    >
      <HeadCard isNew={isNew} />
      <ClosedNotice path="date" kind="refused" isNew={isNew} />
      <PaidBillsCard />
      <section className="card p-4">
        <FormTextArea<PaymentValues> path="notes" label={words.notes} isOptional rows={2} />
      </section>
    </DocumentFrame>
  );
}

/** Replaces the listed bills when another supplier is chosen. */
function useOpenBills() {
  const { setValue } = useFormContext<PaymentValues>();
  return async (supplier: string) => {
    setValue("parts", []);
    try {
      const open = await openBillsOf(supplier);
      setValue(
        "parts",
        open.map((bill) => rowOfBill(bill, false)),
        { shouldDirty: true },
      );
    } catch (error) {
      console.warn(error);
      toast.error(text.billsFailed);
    }
  };
}

/** Card with supplier, day, method with its own fields, and amount. */
function HeadCard({ isNew }: { isNew: boolean }) {
  const { control, setValue } = useFormContext<PaymentValues>();
  const [supplierName, method] = useWatch({ control, name: ["supplierName", "method"] });
  const loadBills = useOpenBills();
  const isPhone = useIsPhone();
  useFollowedAmount();
  const follow = ({ id }: Supplier) => {
    setValue("supplier_credit", "");
    void loadBills(id);
  };
  return (
    <section className="card grid grid-cols-2 items-start gap-4 p-4 lg:grid-cols-4">
      <SupplierField isNew={isNew} onChosen={follow} />
      <FormSelect<PaymentValues>
        path="method"
        label={text.method}
        options={Object.fromEntries(optionsOf(billMethods, billMethodLabels))}
      />
      <DayField<PaymentValues> path="date" label={text.date} isNew={isNew} />
      <FormText<PaymentValues> path="amount" label={text.amount} isAmount />
      {method === "credit" && <CreditField />}
      {method !== "cash" && method !== "credit" && (
        <FormText<PaymentValues>
          path="reference"
          label={
            method === "check" ? words.chequeNumber : method === "lcn" ? text.lcn : words.reference
          }
          isOptional
          maxLength={500}
          // Focused when the supplier is already known; not on a phone, where the keypad would cover the form.
          autoFocus={isNew && supplierName !== "" && !isPhone}
        />
      )}
      {isIssuedMethod(method) && <IssuedFields />}
    </section>
  );
}

/** Bank and due day of a cheque or bill of exchange. */
const IssuedFields = () => (
  <>
    <div>
      <FormText<PaymentValues>
        path="bank"
        label={words.bank}
        isOptional
        list={bankList}
        maxLength={200}
      />
      <datalist id={bankList}>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </datalist>
    </div>
    <DayField<PaymentValues> path="due_on" label={words.dueOn} isAhead isOptional />
  </>
);

/** Choice among the supplier's received credits that are not used up. */
function CreditField() {
  const { control } = useFormContext<PaymentValues>();
  const [supplier, chosen] = useWatch({ control, name: ["supplier", "supplier_credit"] });
  const { data } = useQuery({
    ...supplierCreditQueries.left(supplier),
    enabled: supplier !== "",
  });
  const { data: used } = useQuery({
    ...supplierCreditQueries.one(chosen),
    enabled: chosen !== "" && data !== undefined && data.every(({ id }) => id !== chosen),
  });
  const offered = [...(used ? [used] : []), ...(data ?? [])];
  const options = Object.fromEntries([
    ["", text.chooseCredit],
    ...offered.map(({ id, number, left }) => [
      id,
      text.creditOf(number, formatMoney(toCentimes(left))),
    ]),
  ]);
  return (
    <FormSelect<PaymentValues>
      // Remounted when the options load: a select only shows a value that is among its options.
      key={offered.length}
      path="supplier_credit"
      label={text.credit}
      options={options}
      hint={data?.length === 0 && offered.length === 0 ? text.noCredit : undefined}
    />
  );
}

/** Keeps the amount equal to the sum paid to the bills, unless a person typed another one. */
function useFollowedAmount(): void {
  const { control, getValues, setValue, clearErrors } = useFormContext<PaymentValues>();
  const total = sumOfRows(useWatch({ control, name: "parts" }));
  const before = useRef(total);
  useEffect(() => {
    const former = before.current;
    if (total === former) return;
    before.current = total;
    const typed = getValues("amount");
    if (typed.trim() !== "" && parseAmount(typed) !== former) return;
    clearErrors("amount");
    setValue("amount", total > 0 ? formatAmount(total) : "", { shouldDirty: true });
  }, [total, getValues, setValue, clearErrors]);
}
