import { pick } from "#lib/pick.ts";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { paths } from "#lib/addresses/paths.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { stockDocumentForm } from "#shared/stock/stockDocumentForm.tsx";
import { StockItemsCard } from "#shared/stock/StockItemsCard.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { adjustmentQueries, loadAdjustment, saveAdjustment } from "#api/stock/adjustments.ts";
import { words } from "#lib/texts/words.strings.ts";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { adjustmentColumns, AdjustmentRow } from "./AdjustmentRow.tsx";
import {
  type AdjustmentValues,
  agreesWhole,
  blankRow,
  checkAdjustment,
  adjustmentInputOf,
  storedOf,
  withDifferences,
} from "./adjustmentValues.ts";
import { CountNotice } from "./CountNotice.tsx";
import { asMeant, isCounting } from "./meantValues.ts";
import { adjustmentsStrings } from "./adjustments.strings.ts";

const text = adjustmentsStrings.form;
const names = {
  adjustment_number: text.number,
  ...pick(words, "date", "reason", "product", "quantity"),
  notes: text.notes,
};

const useCount = (): string => useWatch<AdjustmentValues, "count">({ name: "count" }) ?? "";

/** Disables the fields that the count of an adjustment has fixed. */
const Unlocked = ({ count, children }: { count: string; children: ReactNode }) => (
  <fieldset className="contents" disabled={count !== ""}>
    {children}
  </fieldset>
);

function HeadCard({ isNew }: { isNew: boolean }) {
  const count = useCount();
  return (
    <>
      {count && <CountNotice id={count} />}
      <Unlocked count={count}>
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
      </Unlocked>
      <ClosedNotice path="date" kind="refused" isNew={isNew} />
    </>
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
  const count = useCount();
  return (
    <Unlocked count={count}>
      <StockItemsCard
        title={words.items}
        aside={isCounted && !count && <p className="text-sm text-ink-3">{text.countedHint}</p>}
        columns={adjustmentColumns}
        heads={headsOf(isCounted)}
        Row={AdjustmentRow}
        blankRow={blankRow}
        add={words.addItem}
        footClassName="border-t border-line px-4 py-2"
        foot={null}
      />
    </Unlocked>
  );
}

/** Form of a manual stock correction: product, quantity, reason. */
export const adjustmentForm = stockDocumentForm({
  list: { href: paths.adjustments, label: words.adjustments },
  query: adjustmentQueries.one,
  storedOf,
  draft: "adjustment",
  newTitle: words.newAdjustment,
  missing: text.missing,
  texts: text,
  names,
  hint: adjustmentsStrings.emptyHint,
  detail: ({ adjustment_number }) => adjustment_number,
  rules: {
    check: (values) => checkAdjustment(asMeant(values)),
    // Stores no adjustment when the counted stock has no differences.
    save: async ({ id, version }, typed) => {
      const values = asMeant(typed);
      return agreesWhole(values)
        ? { id, version, base: values }
        : storedOf(await saveAdjustment(id, adjustmentInputOf(values, version)));
    },
    load: async (id) => storedOf(await loadAdjustment(id)),
    follow: (merged, typed) => withDifferences(asMeant(merged), asMeant(typed)),
    onFailed: (message) => toast.error(message || text.failed),
    // Another station has taken the number: proposes the next one.
    onNewRefused: ({ adjustment_number }, form) => {
      if (adjustment_number) form.setValue("adjustment_number", proposedNumber("AJ"));
    },
  },
  onSaved: (isNew, values) => {
    if (agreesWhole(asMeant(values))) toast.info(text.agrees);
    else toast.success(isNew ? text.created : text.updated);
  },
  Head: HeadCard,
  Items,
  notes: { label: text.notes },
});
