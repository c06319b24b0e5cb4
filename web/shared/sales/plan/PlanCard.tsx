import { useState } from "react";
import { parseDay, today } from "#domain/core/days/days.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { invoiceDue } from "#domain/sale/due.ts";
import { owedInstalments, planLate, planOf } from "#domain/sale/plan.ts";
import type { NestedInvoice } from "#domain/documents/documents.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { PlanDialog } from "./PlanDialog.tsx";
import { planStrings } from "./plan.strings.ts";

type Props = { invoice: NestedInvoice };

/**
 * Instalment plan of an invoice: the days, the amount left on each, and what is late. Renders nothing without a plan.
 */
export function PlanCard({ invoice }: Props) {
  const [isEditing, setEditing] = useState(false);
  const plan = planOf(invoice.plan);
  if (plan.length === 0) return null;
  const due = invoiceDue(invoice);
  const owed = new Map(owedInstalments(due, plan).map(({ on, amount }) => [on, amount]));
  const late = planLate(due, plan, today());
  return (
    <Card
      title={planStrings.title}
      aside={
        <Button
          right="sale.write"
          className="btn-sm"
          aria-label={planStrings.edit}
          onClick={() => setEditing(true)}
        >
          {words.edit}
        </Button>
      }
    >
      <div className="grid gap-2 p-4">
        {late > 0 && (
          <p className="font-semibold text-bad-ink">
            <MoneyText>{planStrings.late(formatMoney(late))}</MoneyText>
          </p>
        )}
        <ul className="grid gap-1">
          {plan.map(({ on, amount }) => {
            const rest = owed.get(on);
            const isLate = rest !== undefined && (parseDay(on) ?? "") < today();
            return (
              <li key={on} className="flex flex-wrap justify-between gap-x-3">
                <span className={isLate ? "text-bad-ink" : ""}>{formatDay(on)}</span>
                {rest === undefined ? (
                  <span className="text-ink-3">
                    <Money centimes={toCentimes(amount)} /> {planStrings.paid}
                  </span>
                ) : (
                  <Money centimes={rest} className={isLate ? "text-bad-ink" : ""} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {isEditing && <PlanDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </Card>
  );
}
