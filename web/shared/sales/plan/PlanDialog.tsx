import { useForm, useFieldArray, type UseFormReturn, useWatch } from "react-hook-form";
import { addMonths, parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import {
  amountRefusal,
  formatAmount,
  formatMoney,
  minus,
  noMoney,
  parseAmount,
} from "#domain/core/money.ts";
import { invoiceDue } from "#domain/sale/due.ts";
import { type Instalment, planOf } from "#domain/sale/plan.ts";
import type { NestedInvoice } from "#domain/documents/documents.ts";
import { failureOf } from "#api/failure.ts";
import { savePlan } from "#api/sales/invoices.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { FormAmount } from "#shared/sales/payments/AmountField.tsx";
import { evenRows, plannedOf, type PlanRow, planToSend, rowOf } from "./planRows.ts";
import { planStrings as text } from "./plan.strings.ts";

type PlanForm = { times: string; first: string; rows: PlanRow[] };
type Props = { invoice: NestedInvoice; onClose: () => void };

const defaultTimes = 3;
const mostTimes = 24;

/** Dialog of an instalment plan: number and first day, then each day with its amount. */
export function PlanDialog({ invoice, onClose }: Props) {
  const stored = planOf(invoice.plan);
  const due = invoiceDue(invoice);
  const first = addMonths(today(), 1);
  const form = useForm<PlanForm>({
    defaultValues: {
      times: String(stored.length || defaultTimes),
      first: stored[0]?.on ?? first,
      rows: stored.length > 0 ? stored.map(rowOf) : evenRows(due, defaultTimes, first),
    },
  });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async ({ rows }: PlanForm) => {
    await keep(invoice.id, stored, planToSend(rows));
    onClose();
  });
  const drop = () => {
    onClose();
    void keep(invoice.id, stored, []).catch((error: unknown) => {
      console.warn(error);
      toast.error(failureOf(error).message || text.failed);
    });
  };
  return (
    <DialogForm title={text.title} right="sale.write" {...{ form, isBusy, submit, onClose }}>
      <Shares form={form} due={due} />
      <Rows form={form} />
      <Left form={form} due={due} />
      {stored.length > 0 && (
        <Button icon="bin" className="justify-self-start" onClick={drop}>
          {text.drop}
        </Button>
      )}
    </DialogForm>
  );
}

/** Saves a plan; a toast offers to restore the former one. */
async function keep(
  id: string,
  before: readonly Instalment[],
  plan: readonly Instalment[],
): Promise<void> {
  await savePlan(id, plan);
  tellUndoable(
    plan.length > 0 ? text.saved(plan.length) : text.dropped,
    () =>
      void savePlan(id, before).then(
        () => toast.success(text.undone),
        (error: unknown) => {
          console.warn(error);
          toast.error(failureOf(error).message || text.failed);
        },
      ),
  );
}

type FormProps = { form: UseFormReturn<PlanForm> };
type Due = { due: ReturnType<typeof invoiceDue> };

/** Divides the amount due into equal monthly instalments. */
function Shares({ form, due }: FormProps & Due) {
  const spread = () => {
    const count = Number(form.getValues("times"));
    const first = parseDay(form.getValues("first"));
    if (!(Number.isInteger(count) && count >= 1 && count <= mostTimes))
      return form.setError("times", { message: text.timesMax }, { shouldFocus: true });
    if (!first) return form.setError("first", { message: messageOfCode("day") });
    form.clearErrors();
    form.setValue("rows", evenRows(due, count, first));
  };
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3 max-md:grid-cols-2">
      <FormText<PlanForm> path="times" label={text.times} inputMode="numeric" />
      <DayField<PlanForm> path="first" label={text.first} isAhead />
      <Button onClick={spread} className="max-md:col-span-2">
        {text.propose}
      </Button>
    </div>
  );
}

const checkDay = (day: unknown): string | true =>
  (typeof day === "string" && parseDay(day) !== null) || messageOfCode("day");

function checkAmount(typed: string): string | true {
  const refusal = amountRefusal(typed);
  if (refusal === "required") return words.amountRequired;
  return refusal === null && (parseAmount(typed) ?? noMoney) > 0
    ? true
    : messageOfCode("plan_amount");
}

function Rows({ form }: FormProps) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "rows", keyName: "key" });
  const write = (index: number) => {
    const read = parseAmount(form.getValues(`rows.${index}.amount`));
    if (read !== null) form.setValue(`rows.${index}.amount`, formatAmount(read));
  };
  const next = () => {
    const last = parseDay(form.getValues("rows").at(-1)?.on ?? "") ?? today();
    append({ on: addMonths(last, 1), amount: "" }, { focusName: `rows.${fields.length}.amount` });
  };
  return (
    <div className="grid gap-2">
      {fields.map(({ key }, index) => (
        <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <DayField<PlanForm>
            path={`rows.${index}.on`}
            label={text.on(index + 1)}
            rules={{ validate: checkDay }}
            isAhead
          />
          <FormAmount<PlanForm>
            path={`rows.${index}.amount`}
            label={text.amount(index + 1)}
            rules={{ validate: checkAmount, onBlur: () => write(index) }}
          />
          <IconButton icon="bin" label={text.remove(index + 1)} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < mostTimes && (
        <Button icon="plus" className="justify-self-start" onClick={next}>
          {text.add}
        </Button>
      )}
    </div>
  );
}

/** Amount not yet in the plan, or by which the plan exceeds the amount due. */
function Left({ form, due }: FormProps & Due) {
  const rows = useWatch({ control: form.control, name: "rows" });
  const left = minus(due, plannedOf(rows));
  if (left === noMoney) return <p className="text-sm text-ink-3">{text.exact}</p>;
  return (
    <p className="text-sm text-warn-ink" role="status">
      <MoneyText>
        {left > 0 ? text.left(formatMoney(left)) : text.over(formatMoney(minus(noMoney, left)))}
      </MoneyText>
    </p>
  );
}
