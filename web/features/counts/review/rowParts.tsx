import type { ReactNode } from "react";
import { type AdjustmentReason, adjustmentReasons } from "#domain/core/records.ts";
import type { ReviewRow } from "#domain/counts/countAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { MovementQuantity, signedCount } from "#shared/stock/MovementQuantity.tsx";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { Select } from "#ui/form/Select.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { countsStrings } from "../counts.strings.ts";
import { reviewStrings as text } from "./review.strings.ts";
import { type Answer, answerOf, netOf, sinceOf } from "./sinceOf.ts";
import type { ReviewActs } from "./useReviewActs.ts";

type Props = { row: ReviewRow };
/** `isOpen`: false once the count is posted. */
export type ActProps = Props & { acts: ReviewActs; isOpen: boolean };

export const Difference = ({ row: { difference } }: Props) =>
  difference === 0 ? "0" : <MovementQuantity quantity={difference} />;

export const Value = ({ row: { value } }: Props) =>
  value === undefined ? "-" : <Money dirhams={value} />;

/** Details of a row: reference, the people if several counted, and the pieces that moved since. */
function detailsOf({ archived, people, moved, reference }: ReviewRow): string[] {
  return [
    reference,
    archived ? text.archived : "",
    people.length > 1 ? text.people(people) : "",
    moved === 0 ? "" : text.moved(signedCount(moved)),
  ].filter(Boolean);
}

/** Pieces that are in the shop but not in the stock: awaiting hand-over, or defective. */
const lyingOf = ({ waiting, defects }: ReviewRow): string =>
  [waiting > 0 ? text.waiting(waiting) : "", defects > 0 ? text.defects(defects) : ""]
    .filter(Boolean)
    .join(", ");

export function ProductCell({ row }: Props) {
  const lying = lyingOf(row);
  return (
    <div className="min-w-0">
      <a
        dir="auto"
        href={paths.product(row.product)}
        className="finger block truncate font-medium hover:underline"
        title={row.name}
      >
        <WholeSizes name={row.name} />
      </a>
      <p dir="auto" className="text-sm wrap-anywhere text-ink-3">
        {detailsOf(row).join(" · ")}
      </p>
      {lying && (
        <p className="text-sm text-warn-ink">
          {lying}, {text.lieUncounted}
        </p>
      )}
    </div>
  );
}

/** Asks whether the pieces that moved had been counted. When no answer would help, advises a recount. */
export function SinceQuestion({ row, acts, isOpen }: ActProps) {
  if (isOpen && row.crossed) return <p className="text-sm text-warn-ink">{text.crossed}</p>;
  if (!isOpen || (!row.unsure && row.since === "")) return null;
  const given = answerOf(row);
  if (!row.unsure && given === null) return <p className="text-sm text-ink-3">{text.answered}</p>;
  const answer = (one: Answer) => acts.decide({ product: row.product, since: sinceOf(row, one) });
  return (
    <div className="grid gap-1">
      <p className="text-sm font-medium text-warn-ink">
        {text.question(netOf(row), row.between !== 0)}
      </p>
      <div className="flex flex-wrap gap-2">
        {(["counted", "not"] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            aria-pressed={given === one}
            aria-label={text.answerOf(text.answers[one], row.name)}
            onClick={() => answer(one)}
          >
            {text.answers[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Choice of the reason for missing pieces, with a note; surplus pieces always have the reason 'inventory'. */
export function ReasonCell({ row, acts, isOpen }: ActProps) {
  const { product, name, reason, note } = row;
  if (!isOpen)
    return (
      <div>
        {adjustmentReasonLabels[reason]}
        <span dir="auto" className="block text-sm text-ink-3">
          {note}
        </span>
      </div>
    );
  return (
    <div className="grid min-w-40 items-center gap-1 lg:grid-cols-2 lg:gap-2">
      {row.difference > 0 ? (
        <span className="text-ink-2">{adjustmentReasonLabels.inventory_count}</span>
      ) : (
        <Select
          aria-label={text.reasonOf(name)}
          value={reason}
          options={optionsOf(adjustmentReasons, adjustmentReasonLabels)}
          onChange={({ target }) =>
            acts.decide({ product, reason: target.value as AdjustmentReason })
          }
        />
      )}
      <input
        key={note}
        dir="auto"
        className="field"
        aria-label={text.noteOf(name)}
        placeholder={words.note}
        maxLength={500}
        autoComplete="off"
        defaultValue={note}
        onBlur={({ target }) => {
          if (target.value !== note) acts.decide({ product, note: target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
    </div>
  );
}

type RecountProps = Props & { onRecount: (row: ReviewRow) => void };

export const RecountButton = ({ row, onRecount }: RecountProps) => (
  <Button
    size="sm"
    variant="quiet"
    aria-label={countsStrings.recount.of(row.name)}
    onClick={() => onRecount(row)}
  >
    {countsStrings.recount.button}
  </Button>
);

/** Value with its label above, in a phone's row. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p className="text-xs text-ink-3">{label}</p>
    <p className="tabular-nums">{children}</p>
  </div>
);
