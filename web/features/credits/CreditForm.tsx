import { type ComponentProps, useState } from "react";
import { FormProvider, type Path, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { violationMessage } from "#domain/core/messages.ts";
import { formatMoney } from "#domain/core/money.ts";
import { creditReasons } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { issueCredit } from "#api/credits.ts";
import { newId } from "#lib/ids.ts";
import { creditReasonLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { FormSelect, FormTextArea } from "#ui/form/Field.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { CreditLines } from "./CreditLines.tsx";
import { CreditMoney } from "./CreditMoney.tsx";
import {
  blankCredit,
  checkCredit,
  creditInput,
  type CreditValues,
  totalOf,
} from "./creditValues.ts";
import { type CreditLine, linesOf } from "#shared/credits/creditLines.ts";
import { strings } from "./credits.strings.ts";

const text = strings.form;
const reasons = Object.fromEntries(creditReasons.map((one) => [one, creditReasonLabels[one]]));
const fieldsOf = (lines: readonly CreditLine[]): Path<CreditValues>[] =>
  lines.flatMap((_, index) => [
    `items.${index}.quantity` as const,
    `items.${index}.amount` as const,
    `items.${index}.goods` as const,
  ]);
/** Server paths of the refund or the kept amount belong to the one money field. */
const moneyPaths = ["refunds.0.amount", "kept"] as const;

type Props = {
  invoice: InvoiceDocument;
  isWhole: boolean;
  head: ComponentProps<typeof PageHeader>;
};

/** Ids of the credit note and of its refund, kept for a retry. */
const newIds = () => ({ note: newId(), refund: newId() });

/** State of the form: values, save, and the refusal that belongs to no field. */
function useCreditForm(invoice: InvoiceDocument, isWhole: boolean) {
  const [, navigate] = useLocation();
  const [lines] = useState(() => linesOf(invoice));
  const [ids] = useState(newIds);
  const [failure, setFailure] = useState("");
  const record = useRecordForm<CreditValues>(blankCredit(lines, isWhole), {
    nested: () => fieldsOf(lines),
    agree: (values) => Promise.resolve(showViolations(values)),
    save: async (values) => {
      setFailure("");
      const saved = await issueCredit(ids.note, creditInput(invoice, lines, values, ids.refund));
      toast.success(text.saved(saved.number));
      navigate(paths.credit(saved.id), { replace: true });
    },
    onFailed: ({ message, fields }, isAtField) => {
      const money = moneyPaths.map((path) => fields[path]).find(Boolean);
      if (money) record.form.setError("money", { message: money });
      else if (!isAtField) setFailure(message || text.saveFailed);
    },
  });
  /** Shows violations at their fields; true when there are none. */
  function showViolations(values: CreditValues): boolean {
    const found = checkCredit(invoice, lines, values);
    found.forEach((violation, index) =>
      record.form.setError(
        violation.field as Path<CreditValues>,
        { message: violationMessage(violation) },
        { shouldFocus: index === 0 },
      ),
    );
    return found.length === 0;
  }
  return { ...record, lines, failure };
}

/** Lines, reason and use of the money of a credit note. */
export function CreditForm({ invoice, isWhole, head }: Props) {
  const { form, isBusy, submit, lines, failure } = useCreditForm(invoice, isWhole);
  const isNarrow = useIsNarrow();
  const items = useWatch({ control: form.control, name: "items" });
  const total = totalOf({ items });
  const save = (
    <Button type="submit" form="credit" variant="primary" isBusy={isBusy} busyLabel={text.saving}>
      {text.save(total > 0 ? formatMoney(total) : "")}
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
      <PageHeader {...head}>{!isNarrow && save}</PageHeader>
      <form
        id="credit"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Columns rail={<CreditMoney invoice={invoice} />}>
          <CreditLines lines={lines} />
          <Why />
        </Columns>
        {isNarrow && <BottomBar className="justify-end max-md:*:flex-1">{save}</BottomBar>}
      </form>
    </FormProvider>
  );
}

/** Reason, and the note on the print. */
const Why = () => (
  <Card isUnnamed title={words.reason}>
    <div className="grid gap-4 p-4">
      <FormSelect<CreditValues> path="reason" label={words.reason} options={reasons} />
      <FormTextArea<CreditValues>
        path="notes"
        label={text.notes}
        hint={text.notesHint}
        rows={2}
        maxLength={5000}
        isOptional
      />
    </div>
  </Card>
);
