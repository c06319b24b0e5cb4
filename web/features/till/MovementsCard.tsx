import { today } from "#domain/core/days/days.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { Card } from "#ui/page/Card.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { MovementsTable } from "./MovementsTable.tsx";
import { tillPageStrings } from "./till.strings.ts";
import { movementsOf, struckCheques } from "./tillTexts.ts";
import type { MoveRemoval } from "./useRemoveMove.ts";

const text = tillPageStrings.movements;

/** Payments and cash movements of the day, newest first. */
export function MovementsCard({ till, ...removal }: { till: TillDay } & MoveRemoval) {
  const rows = movementsOf(till);
  return (
    <Card
      title={text.title}
      className="overflow-hidden"
      isUnnamed
      aside={
        rows.length > 0 && (
          <span className="text-sm text-ink-3">
            {text.count(rows.length, till.payments.length)}
          </span>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          icon="banknote"
          title={till.day === today() ? text.emptyToday : text.empty}
          text={text.emptyHint}
        />
      ) : (
        <MovementsTable rows={rows} struck={struckCheques(till)} {...removal} />
      )}
    </Card>
  );
}
