import { type ComponentProps, useState } from "react";
import { FormProvider, type Path, useFormContext, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { formatMoney } from "#domain/core/money.ts";
import { type CreditReason, creditReasons } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { issueCredit } from "#api/sales/credits.ts";
import { newId } from "#lib/ids.ts";
import { creditReasonLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { FormTextArea } from "#ui/form/Field.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { useTypedDuring } from "#ui/form/useTypedDuring.ts";
import { CreditLines, firstTickId } from "./CreditLines.tsx";
import { CreditMoney } from "./CreditMoney.tsx";
import {
  blankCredit,
  checkCredit,
  creditInput,
  type CreditValues,
  itemsFor,
  quantityOf,
  totalOf,
} from "./creditValues.ts";
import { type CreditLine, linesOf } from "#shared/credits/creditLines.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { refundMethodOf } from "#shared/credits/refundMethod.ts";
import { creditsStrings } from "./credits.strings.ts";

const text = creditsStrings.form;
const fieldsOf = (lines: readonly CreditLine[]): Path<CreditValues>[] =>
  lines.flatMap((_, index) => [
    `items.${index}.quantity` as const,
    `items.${index}.amount` as const,
    `items.${index}.goods` as const,
  ]);
/** Form field for each of the server's paths about money. */
const moneyFields = { "refunds.0.amount": "refund", kept: "keep" } as const;

type Props = {
  invoice: InvoiceDocument;
  head: ComponentProps<typeof PageHeader>;
};

/** Ids of the credit note and its refund, fixed so that a retry stores nothing twice. */
const newIds = () => ({ note: newId(), refund: newId() });

/** State of the form: values, save, and the error that belongs to no field. */
function useCreditForm(invoice: InvoiceDocument) {
  const [, navigate] = useLocation();
  const [lines] = useState(() => linesOf(invoice));
  const [ids] = useState(newIds);
  const [failure, setFailure] = useState("");
  const record = useRecordForm<CreditValues>(blankCredit(lines, refundMethodOf(invoice)), {
    nested: () => fieldsOf(lines),
    confirm: (values) => Promise.resolve(showViolations(values)),
    save: async (values) => {
      setFailure("");
      const saved = await issueCredit(ids.note, creditInput(invoice, lines, values, ids.refund));
      toast.success(text.saved(saved.number));
      navigate(paths.credit(saved.id), { replace: true });
    },
    onFailed: ({ message, fields }, isAtField) => {
      const refused = Object.entries(moneyFields).filter(([path]) => fields[path]);
      for (const [path, field] of refused)
        record.form.setError(field, { message: fields[path] ?? "" });
      if (refused.length === 0 && !isAtField) setFailure(message || text.saveFailed);
    },
  });
  /** Shows the violations at their fields; true when there are none. */
  function showViolations(values: CreditValues): boolean {
    const found = checkCredit(invoice, lines, values);
    found.forEach((violation, index) =>
      record.form.setError(
        violation.field as Path<CreditValues>,
        { message: violationMessage(violation) },
        { shouldFocus: index === 0 },
      ),
    );
    if (found[0]?.field === "items") document.getElementById(firstTickId)?.focus();
    return found.length === 0;
  }
  return { ...record, lines, failure };
}

/** Form of a credit note: its lines, its reason, and what happens to the money. */
export function CreditForm({ invoice, head }: Props) {
  const { form, isBusy, submit, lines, failure } = useCreditForm(invoice);
  const typing = useTypedDuring(isBusy);
  const isNarrow = useIsNarrow();
  const items = useWatch({ control: form.control, name: "items" });
  const total = totalOf({ items });
  const save = (
    <Button
      type="submit"
      form="credit"
      variant="primary"
      size="lg"
      isBusy={isBusy}
      busyLabel={text.saving}
    >
      <span>
        <MoneyText>{text.save(total > 0 ? formatMoney(total) : "")}</MoneyText>
      </span>
    </Button>
  );
  if (lines.length === 0)
    return (
      <>
        <PageHeader {...head} />
        <Notice tone="info">{text.nothingLeft}</Notice>
      </>
    );
  return (
    <FormProvider {...form}>
      <PageHeader {...head}>
        <ButtonLink href={paths.correction(invoice.id, invoice.prescription)} icon="pencil">
          {creditStrings.exchange.correct}
        </ButtonLink>
      </PageHeader>
      <form
        id="credit"
        noValidate
        className="grid gap-4"
        onChange={typing}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Columns
          rail={<CreditMoney invoice={invoice} lines={lines} save={isNarrow ? null : save} />}
        >
          <CreditLines lines={lines} />
          <Why lines={lines} />
          <JobNotice invoice={invoice} lines={lines} />
        </Columns>
        {isNarrow && <BottomBar className="justify-end max-md:*:flex-1">{save}</BottomBar>}
      </form>
    </FormProvider>
  );
}

/** Reason, as chips, and the note that is printed. */
function Why({ lines }: { lines: readonly CreditLine[] }) {
  const { control, getValues, setValue } = useFormContext<CreditValues>();
  const reason = useWatch({ control, name: "reason" });
  const choose = (next: CreditReason) => {
    setValue("items", itemsFor(getValues(), next, lines), { shouldDirty: true });
    setValue("reason", next, { shouldDirty: true });
  };
  return (
    <Card title={text.why}>
      <div className="grid gap-4 p-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.reason}</legend>
          {creditReasons.map((one) => (
            <label
              key={one}
              className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line px-3.5 font-medium text-ink-2 hover:bg-hover has-checked:border-brand-mark has-checked:bg-brand-soft has-checked:text-brand-ink touch:min-h-11"
            >
              <input
                type="radio"
                name="reason"
                className="sr-only"
                checked={reason === one}
                onChange={() => choose(one)}
              />
              {creditReasonLabels[one]}
            </label>
          ))}
        </fieldset>
        <FormTextArea<CreditValues>
          path="notes"
          label={words.note}
          hint={text.notesHint}
          rows={2}
          maxLength={5000}
          isOptional
        />
      </div>
    </Card>
  );
}

type JobProps = { invoice: InvoiceDocument; lines: readonly CreditLine[] };

/** Notice that the job of the sale will be cancelled, once all its lenses are credited. */
function JobNotice({ invoice, lines }: JobProps) {
  const { control } = useFormContext<CreditValues>();
  const items = useWatch({ control, name: "items" });
  const lenses = lines
    .map(({ item, left }, index) => ({ item, left: left.quantity, values: items[index] }))
    .filter(({ item, left }) => item.product_type === "lens" && left > 0);
  if (!invoice.prescription || lenses.length === 0) return null;
  const isOver = lenses.every(
    ({ left, values }) => values?.isTaken === true && quantityOf(values) >= left,
  );
  return <Notice tone="info">{isOver ? text.jobOver : text.jobStays}</Notice>;
}
