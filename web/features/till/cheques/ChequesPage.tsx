import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useState } from "react";
import { useLocation } from "wouter";
import { addDays, today } from "#domain/core/days/days.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { formatMoney } from "#domain/core/money.ts";
import { chequeDepositDays } from "#domain/till/cheques.ts";
import { chequeQueries, makeSlip } from "#api/sales/cheques.ts";
import { failureOf } from "#api/failure.ts";
import type { Cell } from "#lib/texts/csv.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { type Selection, useSelection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ExportButton, rowTable } from "#ui/list/ExportButton.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { TickBar } from "#ui/list/Ticks.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ChequeDialog } from "#shared/sales/payments/ChequeDialog.tsx";
import { depositQuestion } from "#shared/sales/cheques/depositQuestion.tsx";
import { useChequeState } from "#shared/sales/cheques/useChequeState.tsx";
import { ui } from "#ui/ui.strings.ts";
import { chequeStateLabels } from "#shared/till/till.strings.ts";
import { payerOf } from "#shared/till/tillSums.ts";
import { canDeposit, sumOf } from "./chequeTexts.ts";
import { ChequeFigures } from "./ChequeFigures.tsx";
import { ChequesTable } from "./ChequesTable.tsx";
import { chequesStrings } from "./cheques.strings.ts";

const cellsOf = (cheque: ListedPayment): Cell[] => [
  cheque.due_on ? formatDay(cheque.due_on) : "",
  payerOf(cheque),
  cheque.expand.invoice.invoice_number,
  cheque.bank,
  cheque.reference,
  cheque.cheque_state ? chequeStateLabels[cheque.cheque_state] : "",
  cheque.amount,
  formatDay(cheque.date),
  cheque.by,
  cheque.deposited_on ? formatDay(cheque.deposited_on) : "",
  cheque.slip,
];

const allStates = Object.keys(chequeStateLabels).join(",");
const none: ListedPayment[] = [];

/** Day until which a due cheque in hand counts as to be deposited, such as '21/11'. */
const untilDay = (): string => formatDay(addDays(today(), chequeDepositDays)).slice(0, 5);

/** Page of cheques by due day and state; ticked ones can be deposited. */
export default function ChequesPage() {
  const state = useListState();
  const query = useKeptQuery(chequeQueries.list(state));
  const ticks = useSelection((query.data?.items ?? none).filter(canDeposit));
  const { change, question } = useChequeState();
  const deposit = useDeposit(ticks);
  const [edited, setEdited] = useState<ListedPayment | null>(null);
  const { data } = query;
  return (
    <>
      <PageHeader
        title={words.cheques}
        subtitle={data !== undefined && chequesStrings.toDeposit(data.due.cheques, untilDay())}
        back={{ href: paths.till, label: words.till }}
        menu={
          <ExportButton
            name={chequesStrings.exportName(today())}
            of={words.cheques}
            list="cheques"
            query={{ state: allStates }}
            period={words.dueOn}
            tableOf={rowTable(chequesStrings.exportHead, cellsOf)}
          />
        }
      />
      <ChequeFigures page={data} until={untilDay()} />
      <ListCard
        state={state}
        query={query}
        errorMessage={chequesStrings.loadFailed}
        search={<Search state={state} />}
        empty={<Empty state={state} />}
      >
        {(rows) => <ChequesTable rows={rows} ticks={ticks} onChange={change} onEdit={setEdited} />}
      </ListCard>
      {ticks.ticked.length > 0 && (
        <TickBar
          count={chequesStrings.ticked(ticks.ticked.length)}
          untick={chequesStrings.untick}
          onClear={() => ticks.tick([])}
          icon="bank"
          action={chequesStrings.deposit}
          busyWord={chequesStrings.depositing}
          isBusy={deposit.isBusy}
          letter="r"
          right="cheque.state"
          onAct={deposit.onDeposit}
        >
          <MoneyText>{formatMoney(sumOf(ticks.ticked))}</MoneyText>
        </TickBar>
      )}
      {edited && <ChequeDialog payment={edited} onClose={() => setEdited(null)} />}
      {question}
      {deposit.question}
    </>
  );
}

/** Creates a deposit slip for the ticked cheques and opens its print. Asks first if some are not due yet. */
function useDeposit({ ticked }: Selection<ListedPayment>) {
  const { isBusy, once } = useOnce();
  const [, navigate] = useLocation();
  const { ask, question } = useQuestion();
  const send = async () => {
    const early = depositQuestion(ticked);
    if (early && !(await ask(early))) return;
    try {
      const { slip } = await makeSlip(ticked.map(({ id }) => id));
      navigate(paths.printSlip(slip));
    } catch (error) {
      console.warn(error);
      const { message, fields } = failureOf(error);
      toast.error(Object.values(fields)[0] || message || chequesStrings.depositFailed);
    }
  };
  return { isBusy, question, onDeposit: () => void once(send) };
}

const Search = ({ state }: { state: ListState }) => (
  <SearchBar state={state} placeholder={chequesStrings.search}>
    <ViewSegment
      state={state}
      name="etat"
      label={chequesStrings.filter}
      options={chequesStrings.filters}
    />
  </SearchBar>
);

function Empty({ state }: { state: ListState }) {
  const isNarrowed = state.query !== "" || state.filter("etat") !== "";
  return (
    <EmptyState
      icon="cheque"
      title={chequesStrings.empty}
      text={isNarrowed ? chequesStrings.emptyFilterHint : chequesStrings.emptyHint}
    >
      {isNarrowed && <Button onClick={state.reset}>{ui.reset}</Button>}
    </EmptyState>
  );
}
