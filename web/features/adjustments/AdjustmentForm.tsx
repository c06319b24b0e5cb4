import { useWatch } from "react-hook-form";
import { paths } from "#lib/paths.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import { withNewRows } from "#shared/documents/withNewRows.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText, TextAreaField } from "#ui/form/Field.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { StockItemsCard } from "#shared/stock/StockItemsCard.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { loadAdjustment, saveAdjustment } from "#api/adjustments.ts";
import { words } from "#lib/words.strings.ts";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { adjustmentColumns, AdjustmentRow } from "./AdjustmentRow.tsx";
import {
  type AdjustmentValues,
  agreesWhole,
  blankRow,
  checkAdjustment,
  inputOf,
  storedOf,
  withDifferences,
} from "./adjustmentValues.ts";
import { asMeant, isCounting } from "./meantValues.ts";
import { strings } from "./adjustments.strings.ts";

const text = strings.form;
const names = {
  adjustment_number: text.number,
  date: words.date,
  reason: words.reason,
  notes: text.notes,
  product: words.product,
  quantity: words.quantity,
};

function HeadCard({ isNew }: { isNew: boolean }) {
  return (
    <section className="card grid gap-4 p-4 md:grid-cols-3">
      <FormText<AdjustmentValues> path="adjustment_number" label={text.number} />
      <DayField<AdjustmentValues> path="date" label={words.date} isNew={isNew} />
      <FormSelect<AdjustmentValues>
        path="reason"
        label={words.reason}
        options={adjustmentReasonLabels}
        autoFocus={isNew}
      />
    </section>
  );
}

const headsOf = (isCounted: boolean) => [
  { text: words.product },
  { text: isCounted ? words.counted : "", isNumber: true },
  { text: words.quantity, isNumber: true },
  { text: words.stock, isNumber: true, isWide: true },
  { text: words.notes },
];

function Items() {
  const isCounted = isCounting(useWatch<AdjustmentValues, "reason">({ name: "reason" }));
  return (
    <StockItemsCard
      title={words.items}
      aside={isCounted && <p className="text-sm text-ink-3">{text.countedHint}</p>}
      columns={adjustmentColumns}
      heads={headsOf(isCounted)}
      Row={AdjustmentRow}
      blankRow={blankRow}
      add={words.addItem}
      footClassName="border-t border-line px-4 py-2"
      foot={null}
    />
  );
}

type Props = {
  title: string;
  start: DocumentStart<AdjustmentValues>;
  drafts: Drafts;
  onDone: () => void;
};

/** Title parts: reason, or number of the edited adjustment. */
const factOf = ({ version, base }: DocumentStart<AdjustmentValues>["stored"]) =>
  version === undefined ? strings.emptyHint : base.adjustment_number;

/** Form of a manual stock correction: product, quantity, reason. */
export function AdjustmentForm({ title, start, drafts, onDone }: Props) {
  const isPhone = useIsPhone();
  const state = useDocumentForm<AdjustmentValues>(start, {
    check: (values) => checkAdjustment(asMeant(values)),
    days: ({ date }) => [date],
    // A count without differences saves no adjustment.
    save: async ({ id, version }, typed) => {
      const values = asMeant(typed);
      return agreesWhole(values)
        ? { id, version, base: values }
        : storedOf(await saveAdjustment(id, inputOf(values, version)));
    },
    load: async (id) => storedOf(await loadAdjustment(id)),
    renew: withNewRows,
    follow: (merged, typed) => withDifferences(asMeant(merged), asMeant(typed)),
    onSaved: (isNew) => {
      if (agreesWhole(asMeant(state.form.getValues()))) toast.info(text.agrees);
      else toast.success(isNew ? text.created : text.updated);
      onDone();
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || text.failed),
    // The number was taken by another station: the next one is proposed.
    onNewRefused: ({ adjustment_number }, form) => {
      if (adjustment_number) form.setValue("adjustment_number", proposedNumber("AJ"));
    },
  });
  return (
    <DocumentFrame
      title={title}
      subtitle={isPhone ? undefined : factOf(start.stored)}
      back={{ href: paths.adjustments, label: words.adjustments }}
      state={state}
      drafts={drafts}
      fieldName={(path) => fieldName(path, names, text.row)}
    >
      <HeadCard isNew={start.stored.version === undefined} />
      <Items />
      <section className="card p-4">
        <TextAreaField label={text.notes} isOptional {...state.form.register("notes")} />
      </section>
    </DocumentFrame>
  );
}
