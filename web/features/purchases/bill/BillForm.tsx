import { pick } from "#lib/pick.ts";
import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { loadBill, saveBill, saveBillFile } from "#api/purchases/bills.ts";
import { refusalOf } from "#api/failure.ts";
import { collections } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { withNewRows } from "#shared/documents/withNewRows.ts";
import { FileStrip } from "#shared/files/FileStrip.tsx";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { SupplierField } from "#shared/stock/SupplierField.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { billStrings } from "./bill.strings.ts";
import { linesTotal } from "./billRows.ts";
import {
  billInputOf,
  type BillValues,
  checkBill,
  isTypedFar,
  proposedDue,
  storedOf,
  withoutBlanks,
} from "./billValues.ts";
import { type KnownGoods, LinesCard } from "./LinesCard.tsx";
import { RatesCard, useFollowedLines } from "./RatesCard.tsx";

const text = billStrings.form;
const names = {
  ...pick(words, "supplier", "notes", "quantity"),
  ...pick(text, "number", "date", "label"),
  due_on: text.due,
  rate: words.rate,
  ht: billStrings.rates.ht,
  vat: words.vat,
  price: billStrings.line.price,
};

type Props = {
  title: string;
  start: DocumentStart<BillValues>;
  drafts: Drafts;
  /** Name of the stored file. */
  file: string;
  /** Notice above the form when the goods are already billed. */
  notice?: string | undefined;
  known?: KnownGoods | undefined;
};

/** Form of a supplier's bill. A save opens the bill. */
export function BillForm({ title, start, drafts, file, notice, known }: Props) {
  const { id } = start.stored;
  const isPhone = useIsPhone();
  const picture = useBillFile();
  const state = useBillForm(start, picture);
  const isNew = start.stored.version === undefined;
  const hasLines = start.values.items.length > 0;
  return (
    <DocumentFrame
      title={title}
      subtitle={isPhone ? undefined : isNew ? text.hint : start.stored.base.supplierName}
      back={{ href: paths.purchases(), label: words.purchases }}
      record={paths.bill(id)}
      state={state}
      drafts={drafts}
      fieldName={(path) =>
        fieldName(
          path,
          names,
          path.startsWith("rates") ? billStrings.rates.row : billStrings.line.row,
        )
      }
    >
      {notice && <Notice tone="info">{notice}</Notice>}
      <HeadCard isNew={isNew} />
      <ClosedNotice path="date" kind="booked" isNew={isNew} />
      {/* Before the amounts of the bill, because the received lines determine them. */}
      {hasLines && <LinesCard known={known} />}
      <Amounts />
      {!hasLines && <LinesCard known={known} />}
      <section className="card">
        <FileStrip
          title={billStrings.file.title}
          alt={billStrings.detail.file}
          texts={{ ...billStrings.file, take: words.takePicture }}
          limits={collections.optique_bills.file}
          stored={file}
          change={picture.change}
          onChange={picture.setChange}
        />
      </section>
      <section className="card p-4">
        <FormTextArea<BillValues>
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

/** Picture or PDF of the bill, uploaded after the save. A failure shows a message; the bill is stored anyway. */
function useBillFile() {
  const [change, setChange] = useState<ImageChange>(undefined);
  const send = async (id: string): Promise<boolean> => {
    if (change === undefined) return true;
    try {
      await saveBillFile(id, change);
      setChange(undefined);
      return true;
    } catch (error) {
      console.warn(error);
      toast.error(refusalOf(error, text.fileFailed));
      return false;
    }
  };
  return { change, setChange, send };
}

function useBillForm(start: DocumentStart<BillValues>, picture: ReturnType<typeof useBillFile>) {
  const [, navigate] = useLocation();
  const { id } = start.stored;
  return useDocumentForm<BillValues>(start, {
    check: checkBill,
    days: ({ date }) => [date],
    save: async (stored, values) =>
      storedOf(await saveBill(stored.id, billInputOf(values, stored.version))),
    // Drops blank rows first, because the server's errors index the rows that are sent.
    confirm: async (values, _, form) => {
      const filled = withoutBlanks(values);
      form.setValue("items", filled.items);
      form.setValue("rates", filled.rates);
      return filled;
    },
    load: async (known) => storedOf(await loadBill(known)),
    withNewIds: withNewRows,
    attach: picture.send,
    hasOtherChanges: picture.change !== undefined,
    onDiscard: () => picture.setChange(undefined),
    onSaved: (isNew) => {
      toast.success(isNew ? text.created : text.updated);
      navigate(paths.bill(id), { replace: true });
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || text.failed),
  });
}

/** Card with supplier, number and days of the bill. */
function HeadCard({ isNew }: { isNew: boolean }) {
  const { control, setValue } = useFormContext<BillValues>();
  const [supplierName, date, due_on] = useWatch({
    control,
    name: ["supplierName", "date", "due_on"],
  });
  const isPhone = useIsPhone();
  useFollowedDue();
  return (
    <section className="card grid grid-cols-2 items-start gap-4 p-4 lg:grid-cols-4">
      <SupplierField
        isNew={isNew}
        onChosen={({ payment_days }) => setValue("days", payment_days)}
      />
      <FormText<BillValues>
        path="number"
        label={text.number}
        // Focused when the supplier is already known; not on a phone, where the keypad would cover the form.
        autoFocus={isNew && supplierName !== "" && !isPhone}
      />
      <DayField<BillValues> path="date" label={text.date} isNew={isNew} />
      <div>
        <DayField<BillValues> path="due_on" label={text.due} isAhead />
        {isTypedFar({ date, due_on }) && (
          <p role="status" className="mt-1 text-sm text-warn-ink">
            {text.dueFar}
          </p>
        )}
      </div>
      <div className="col-span-full">
        <FormText<BillValues> path="label" label={text.label} isOptional />
      </div>
    </section>
  );
}

/** Updates the due day with the bill's day and supplier, as long as nobody changed the proposed one. */
function useFollowedDue(): void {
  const { control, getValues, setValue } = useFormContext<BillValues>();
  const [date, days] = useWatch({ control, name: ["date", "days"] });
  const before = useRef(proposedDue(date, days));
  useEffect(() => {
    const [former, proposed] = [before.current, proposedDue(date, days)];
    if (proposed === "" || proposed === former) return;
    before.current = proposed;
    const typed = getValues("due_on");
    if (typed === "" || typed === former) setValue("due_on", proposed, { shouldDirty: true });
  }, [date, days, getValues, setValue]);
}

/** Amounts of the bill; with a single rate they follow the lines. */
function Amounts() {
  const { control } = useFormContext<BillValues>();
  const lines = linesTotal(useWatch({ control, name: "items" }));
  useFollowedLines(lines);
  return <RatesCard lines={lines} />;
}
