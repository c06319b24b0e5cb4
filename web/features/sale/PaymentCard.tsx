import { useContext } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  type Centimes,
  formatAmount,
  formatMoney,
  minus,
  noMoney,
  toDirhams,
} from "#domain/core/money.ts";
import { formatCount } from "#lib/texts/formats.ts";
import type { DraftTime } from "#lib/forms/useDraft.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { PaymentFields } from "#shared/sales/payments/PaymentFields.tsx";
import { discountsOf } from "#shared/sales/items/saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { WholeDiscount } from "#shared/sales/items/WholeDiscount.tsx";
import { otherMoney, SaleMoneyContext } from "#shared/credits/exchange.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { CounterCredits } from "./CounterCredits.tsx";
import { saleStrings } from "./sale.strings.ts";
import { creditsOf, type SaleValues, totalOf } from "./saleValues.ts";
import { likelyAmounts, type Tender, tenderOf } from "./tender.ts";
import { fieldIds } from "./useSaleForm.tsx";

const text = saleStrings.payment;
const amountPath = "payments.0.amount";

type Paying = Tender &
  ReturnType<typeof otherMoney> &
  Pick<ReturnType<typeof creditsOf>, "credits"> & { total: Centimes; method: string };

function useTender(): Paying {
  const { control } = useFormContext<SaleValues>();
  const [items, payments] = useWatch({ control, name: ["items", "payments"] });
  const total = totalOf(items);
  const other = otherMoney(useContext(SaleMoneyContext), total);
  const { credits, rest: due } = creditsOf(payments, other.due);
  const method = payments[0]?.payment_method ?? "";
  const tender = tenderOf(due, payments[0]?.amount ?? "", method);
  return { total, method, credits, ...other, due, ...tender };
}

type Props = { isSaving: boolean; draftTime: DraftTime };

/** Card with the total, the payment fields, and the change or balance. */
export function PaymentCard({ isSaving, draftTime }: Props) {
  const { total, method, credits, due, back } = useTender();
  const { control } = useFormContext<SaleValues>();
  const hasPayment = useWatch({ control, name: "payments" }).length > 0;
  return (
    <div className="grid gap-4 p-4">
      {/* Not on a phone, where the total is in the bottom bar. */}
      <div className="flex items-end justify-between gap-3 max-md:hidden">
        <span className="pb-1 text-md text-ink-2">{words.total}</span>
        <Money
          centimes={total}
          className="text-2xl font-semibold tracking-tight"
          unitClass="text-base font-normal tracking-normal"
        />
      </div>
      <SaleDiscount />
      <OtherMoney />
      {hasPayment && <CounterCredits credits={credits} due={due} />}
      {hasPayment && (
        <PaymentFields
          layout="counter"
          path="payments.0."
          amount={back === noMoney && <Received total={due} isCheque={method === "check"} />}
        />
      )}
      <Result />
      <SaveButton id={fieldIds.save} isSaving={isSaving} className="btn-xl w-full max-md:hidden" />
      <Kept draftTime={draftTime} className="text-center max-md:hidden" />
    </div>
  );
}

/** Sum of the discounts on lines, and the discount on the whole sale. */
function SaleDiscount() {
  const { control } = useFormContext<SaleValues>();
  const discount = discountsOf(useWatch({ control, name: "items" }));
  return (
    <div className="empty:hidden md:-mt-3">
      {discount > 0 && (
        <p className="flex justify-between gap-3 text-ink-2">
          {salesStrings.lines.discounts} <Money centimes={minus(noMoney, discount)} />
        </p>
      )}
      <WholeDiscount<SaleValues> path="items" />
    </div>
  );
}

/** Credit of an exchange, and stored payments that the form does not edit. */
function OtherMoney() {
  const { paid } = useContext(SaleMoneyContext);
  const { kept } = useTender();
  const rows = [
    [creditStrings.exchange.credit, kept],
    [creditStrings.exchange.paid, paid],
  ] as const;
  return rows
    .filter(([, amount]) => amount !== noMoney)
    .map(([label, amount]) => (
      <p key={label} className="flex justify-between gap-3 text-ink-2">
        {label} <Money centimes={minus(noMoney, amount)} />
      </p>
    ));
}

/** Received amount; blank for the total. Buttons offer likely sums, except for a cheque. */
function Received({ total, isCheque }: { total: Centimes; isCheque: boolean }) {
  const { setValue, clearErrors } = useFormContext<SaleValues>();
  const error = useFieldError<SaleValues>(amountPath);
  const give = (amount: Centimes) => {
    clearErrors(amountPath);
    setValue(amountPath, formatAmount(amount), { shouldDirty: true });
    document.getElementById(fieldIds.received)?.focus();
  };
  return (
    <div>
      <div className="mb-1 flex min-h-8 items-center gap-2">
        <label className="label mb-0 flex-1" htmlFor={fieldIds.received}>
          {words.moneyReceived}
        </label>
        {(isCheque ? [] : likelyAmounts(total)).map((amount) => (
          <Button
            key={amount}
            size="sm"
            className="px-2 font-normal"
            aria-label={text.receivedOf(amountLabel(amount))}
            onClick={() => give(amount)}
          >
            {amountLabel(amount)}
          </Button>
        ))}
      </div>
      <RowInput<SaleValues>
        path={amountPath}
        id={fieldIds.received}
        kind="amount"
        placeholder={formatAmount(total)}
        className="[&>input]:h-12 [&>input]:text-lg [&>input]:font-semibold [&>input]:placeholder:font-normal"
      />
      <FieldNote id={errorIdOf(amountPath)} error={error} />
    </div>
  );
}

/** Amount on a button, without centimes when they are zero. */
const amountLabel = (amount: Centimes): string =>
  amount % 100 === 0 ? formatCount(toDirhams(amount)) : formatAmount(amount);

/** Change to give, amount still due, or surplus. */
function Result() {
  const { change, remaining, surplus, method, back } = useTender();
  if (method === "check" && remaining <= 0 && surplus <= 0 && back <= 0) return null;
  const [label, amount, tone] =
    back > 0
      ? [creditStrings.exchange.back, back, "bg-warn-soft text-warn-ink"]
      : remaining > 0
        ? [words.due, remaining, "bg-warn-soft text-warn-ink"]
        : surplus > 0
          ? [words.surplus, surplus, "bg-warn-soft text-warn-ink"]
          : [words.change, change, change > 0 ? "bg-ok-soft text-ok-ink" : "bg-sunken text-ink-2"];
  return (
    <p
      role="status"
      className={`flex min-h-14 items-center justify-between gap-3 rounded-control px-3 ${tone}`}
    >
      <span className="font-medium">{label}</span>
      <Money
        centimes={amount}
        className="text-xl font-semibold tracking-tight"
        unitClass="text-sm font-normal tracking-normal text-inherit"
      />
    </p>
  );
}

/** Label of the save button: the amount to be paid, or to be refunded in an exchange. */
function useSaveLabel(): string {
  const { paid, back } = useTender();
  const { exchange, renewal } = useContext(SaleMoneyContext);
  const { control } = useFormContext<SaleValues>();
  if (useWatch({ control, name: "payments" }).length === 0) return saleStrings.edit.save;
  if (exchange && back > 0) return creditStrings.exchange.saveBack(formatMoney(back));
  if (exchange && paid === noMoney) return creditStrings.exchange.saveEven;
  // A renewal ordered by telephone is not paid yet.
  if (renewal && paid === noMoney) return words.save;
  return text.save(formatMoney(paid));
}

type SaveProps = { id?: string; isSaving: boolean; className: string };

function SaveButton({ id, isSaving, className }: SaveProps) {
  const label = useSaveLabel();
  return (
    <Button
      id={id}
      type="submit"
      variant="primary"
      isBusy={isSaving}
      busyLabel={words.saving}
      className={className}
    >
      <span>
        <MoneyText>{label}</MoneyText>
      </span>
      <span className="font-normal max-md:hidden" aria-hidden="true">
        ↵
      </span>
    </Button>
  );
}

/** Paper that the print will use, or the time when the draft was stored. */
function Kept({ draftTime, className }: { draftTime: DraftTime; className: string }) {
  const kept = useValue(draftTime);
  const { paid } = useTender();
  const { renewal } = useContext(SaleMoneyContext);
  const paper = renewal && paid === noMoney ? text.number : text.ticket;
  return <p className={`text-xs text-ink-3 ${className}`}>{kept ? text.draft(kept) : paper}</p>;
}

/** Bottom bar on a phone, with total and save button. */
export function SaleBar({ isSaving, draftTime }: Props) {
  const { total } = useTender();
  const isPhone = useIsPhone();
  if (!isPhone) return null;
  return (
    <BottomBar className="z-10 mt-3 flex-wrap items-center">
      <p className="flex-1">
        <span className="block text-xs text-ink-3">{words.total}</span>
        <Money centimes={total} className="text-xl font-semibold tracking-tight" />
      </p>
      <SaveButton isSaving={isSaving} className="" />
      <Kept draftTime={draftTime} className="w-full" />
    </BottomBar>
  );
}
