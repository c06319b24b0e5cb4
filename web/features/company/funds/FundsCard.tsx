import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deleteFund, fundQueries } from "#api/sales/funds.ts";
import type { Fund } from "#domain/core/records.ts";
import { fundKindLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FirstFunds } from "#shared/claims/FirstFunds.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { FundDialog } from "./FundDialog.tsx";
import { FundRow, rowColumns } from "./FundRow.tsx";
import { fundsStrings } from "./funds.strings.ts";
import { ordered } from "./fundValues.ts";

/** Funds of the company; archived ones are marked and come last. */
export function FundsCard() {
  const query = useQuery(fundQueries.all());
  const [opened, setOpened] = useState<Fund | "new" | null>(null);
  const { remove } = useDeleteFund();
  return (
    <Card
      title={words.funds}
      aside={
        <Button size="sm" icon="plus" onClick={() => setOpened("new")}>
          {fundsStrings.add}
        </Button>
      }
    >
      <p className="px-4 py-3 text-sm text-ink-3">{fundsStrings.hint}</p>
      <Loaded query={query} failed={fundsStrings.loadFailed} skeleton={<RowsSkeleton rows={6} />}>
        {(funds) =>
          funds.length === 0 ? (
            <>
              <FirstFunds className="px-4 pt-4" />
              <EmptyState icon="shield" title={fundsStrings.empty} text={fundsStrings.emptyHint} />
            </>
          ) : (
            <>
              <p
                className={`${rowColumns} text-xs font-medium text-ink-3 max-md:hidden`}
                aria-hidden
              >
                {Object.values(fundsStrings.heads).map((head) => (
                  <span key={head}>{head}</span>
                ))}
              </p>
              <ul className="divide-y divide-line border-t border-line">
                {ordered(funds).map((fund) => (
                  <FundRow
                    key={fund.id}
                    fund={fund}
                    onChange={() => setOpened(fund)}
                    onRemove={() => remove(fund)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {opened && (
        <FundDialog fund={opened === "new" ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

/** Deletes a fund after a question. A fund with claims is refused by the server, with that reason. */
const useDeleteFund = () =>
  useDelete<Fund>({
    target: ({ name, kind }) => ({
      icon: "shield",
      name: fundsStrings.target(name),
      details: [fundKindLabels[kind]],
    }),
    send: deleteFund,
    removed: ({ name }) => fundsStrings.removed(name),
    failed: fundsStrings.removeFailed,
  });
