import { useQuery } from "@tanstack/react-query";
import { claimQueries } from "#api/claims.ts";
import { fundQueries } from "#api/funds.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { formatMoney, sum, toCentimes } from "#domain/core/money.ts";
import { claimStatuses } from "#domain/core/records.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { type Selection, useSelection } from "#lib/useSelection.ts";
import { words } from "#lib/words.strings.ts";
import { type ClaimState, stateLabel } from "#shared/claims/claimParts.ts";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { listTotal } from "#ui/list/listTotal.ts";
import { TickBar } from "#ui/list/Ticks.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ClaimsTable } from "./ClaimsTable.tsx";
import { strings } from "./claims.strings.ts";
import { useSendSlip } from "./useSendSlip.tsx";

const none: ListedClaim[] = [];
const isAgreed = ({ status, lost }: ListedClaim): boolean => status === "agreed" && !lost;

/** Claims by state and fund; agreed ones are ticked for a slip. */
export default function ClaimsPage() {
  const state = useListState();
  const query = useKeptQuery(claimQueries.list(state));
  const funds = useQuery(fundQueries.all()).data ?? [];
  const ticks = useSelection((query.data?.items ?? none).filter(isAgreed));
  const isNarrowed = Boolean(state.query || state.filter("etat") || state.filter("organisme"));
  const counts = query.data?.counts;
  const shown: readonly ClaimState[] = counts?.lost ? [...claimStatuses, "lost"] : claimStatuses;
  const states = shown.map((state): [string, string] => [
    state,
    counts ? strings.stateCount(stateLabel(state), counts[state]) : stateLabel(state),
  ]);
  return (
    <>
      <ListPage
        title={words.claims}
        subtitle={listTotal(query, isNarrowed, strings.count)}
        back={{ href: paths.invoices(), label: words.invoices }}
        actions={<ButtonLink href={paths.fundDues}>{strings.dues}</ButtonLink>}
        create={{ href: paths.newClaim(), label: words.newClaim }}
        state={state}
        query={query}
        failed={strings.loadFailed}
        range={ui.resultRange}
        search={strings.search}
        isNarrowed={isNarrowed}
        filters={
          <>
            <FilterSelect
              label={strings.state}
              options={[["", strings.allStates], ...states]}
              state={state}
              name="etat"
              isLong
            />
            <FilterSelect
              label={words.fund}
              options={[
                ["", strings.allFunds],
                ...funds.map(({ id, name }): [string, string] => [id, name]),
              ]}
              state={state}
              name="organisme"
              isLong
            />
          </>
        }
        empty={{
          icon: "invoice",
          title: strings.empty,
          text: isNarrowed ? strings.emptyFilterHint : strings.emptyHint,
        }}
      >
        {(rows) => <ClaimsTable rows={rows} ticks={ticks} />}
      </ListPage>
      {ticks.ticked.length > 0 && <SlipBar ticks={ticks} />}
    </>
  );
}

/** Bar that sends the ticked claims of one fund on a slip. */
function SlipBar({ ticks }: { ticks: Selection<ListedClaim> }) {
  const { isBusy, send, question } = useSendSlip();
  const { ticked } = ticks;
  return (
    <>
      <TickBar
        count={strings.ticked(ticked.length)}
        untick={strings.untick}
        onClear={() => ticks.tick([])}
        icon="invoice"
        action={strings.slip}
        busyWord={strings.slipping}
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
