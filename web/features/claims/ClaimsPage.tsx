import { claimQueries } from "#api/sales/claims.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { formatMoney, sum, toCentimes } from "#domain/core/money.ts";
import { claimStatuses } from "#domain/core/records.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { type Selection, useSelection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type ClaimState, claimStateLabels } from "#shared/claims/claimDisplay.ts";
import type { ListFilter } from "#ui/list/ListFilters.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { TickBar } from "#ui/list/Ticks.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ClaimsTable } from "./ClaimsTable.tsx";
import { claimsStrings } from "./claims.strings.ts";
import { useFundFilter } from "./useFundFilter.ts";
import { useSendSlip } from "./useSendSlip.tsx";

const none: ListedClaim[] = [];
const isAgreed = ({ status, lost }: ListedClaim): boolean => status === "agreed" && !lost;

/** List of claims by state and fund; agreed ones can be ticked and sent on a slip. */
export default function ClaimsPage() {
  const state = useListState();
  const query = useKeptQuery(claimQueries.list(state));
  const fund = useFundFilter();
  const ticks = useSelection((query.data?.items ?? none).filter(isAgreed));
  return (
    <>
      <ListPage
        title={words.claims}
        icon="invoice"
        texts={claimsStrings}
        back={{ href: paths.invoices(), label: words.invoices }}
        actions={<ButtonLink href={paths.fundDues}>{claimsStrings.dues}</ButtonLink>}
        create={{ href: paths.newClaim(), label: words.newClaim }}
        state={state}
        query={query}
        range={ui.resultRange}
        filters={[stateFilter(query.data?.counts), fund]}
      >
        {(rows) => <ClaimsTable rows={rows} ticks={ticks} />}
      </ListPage>
      {ticks.ticked.length > 0 && <SlipBar ticks={ticks} />}
    </>
  );
}

/** Filter by state, with the number of claims in each. */
function stateFilter(counts: Record<ClaimState, number> | undefined): ListFilter {
  const shown: readonly ClaimState[] = counts?.lost ? [...claimStatuses, "lost"] : claimStatuses;
  const named = (state: ClaimState): string =>
    counts
      ? claimsStrings.stateCount(claimStateLabels[state], counts[state])
      : claimStateLabels[state];
  return {
    name: "etat",
    label: claimsStrings.state,
    isLong: true,
    options: [
      ["", claimsStrings.allStates],
      ...shown.map((state) => [state, named(state)] as const),
    ],
  };
}

/** Bar that sends the ticked claims of one fund on a slip. */
function SlipBar({ ticks }: { ticks: Selection<ListedClaim> }) {
  const { isBusy, send, question } = useSendSlip();
  const { ticked } = ticks;
  return (
    <>
      <TickBar
        count={claimsStrings.ticked(ticked.length)}
        untick={claimsStrings.untick}
        onClear={() => ticks.tick([])}
        icon="invoice"
        action={claimsStrings.slip}
        busyWord={claimsStrings.slipping}
        isBusy={isBusy}
        letter="b"
        right="quote.write"
        onAct={() => send(ticked)}
      >
        <MoneyText>{formatMoney(sum(ticked.map(({ agreed }) => toCentimes(agreed))))}</MoneyText>
      </TickBar>
      {question}
    </>
  );
}
