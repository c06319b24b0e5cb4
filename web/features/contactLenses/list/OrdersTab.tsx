import { useState } from "react";
import { useLocation } from "wouter";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSelection } from "#lib/useSelection.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import { TabList } from "#ui/list/TabList.tsx";
import { TickBar } from "#ui/list/Ticks.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { EditRowDialog } from "./EditRowDialog.tsx";
import { lensLists } from "./lensLists.strings.ts";
import { type OpenStatus, toView } from "./lensViews.ts";
import type { OrderActs } from "./orderActions.ts";
import { OrdersTable } from "./OrdersTable.tsx";
import { useMoveRows } from "./useMoveRows.ts";
import { useRowMessage } from "./useRowMessage.ts";

const none: ListedContactOrder[] = [];

type Props = {
  status: OpenStatus;
  state: ListState;
  /** Opens the list of a row's boxes. */
  onBoxes: (row: ListedContactOrder) => void;
};

/** Rows of boxes in one state, with actions on several at once. */
export function OrdersTab({ status, state, onBoxes }: Props) {
  const query = useKeptQuery(contactLensQueries.orderList(state, status));
  const { move, isMoving } = useMoveRows();
  const message = useRowMessage();
  const supplier = useSupplierFilter();
  const [edited, setEdited] = useState<ListedContactOrder | null>(null);
  const ticks = useSelection(query.data?.items ?? none);
  const acts: OrderActs = { move, message, boxes: onBoxes, edit: setEdited, ticks };
  const chosen = state.filter(supplier.name);
  return (
    <>
      <TabList
        {...{ state, query }}
        icon="lens"
        texts={{
          ...lensLists,
          empty: lensLists.empty[status],
          emptyHint: lensLists.emptyHint[status],
          emptyFilterHint: lensLists.emptySearch,
        }}
        filters={[supplier]}
        whole={toView(status)}
        action={
          status === "to_order" &&
          chosen !== "" && (
            <ButtonLink href={paths.orderContacts([], chosen)} icon="clipboard">
              {lensLists.orderSupplier}
            </ButtonLink>
          )
        }
      >
        {(rows) => <OrdersTable status={status} rows={rows} acts={acts} />}
      </TabList>
      {ticks.ticked.length > 0 && <Ticked {...{ status, ticks, move, isMoving }} />}
      {edited && <EditRowDialog row={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

type TickedProps = Pick<Props, "status"> &
  Pick<OrderActs, "ticks" | "move"> & { isMoving: boolean };

/** Bar of the ticked rows: orders them by supplier, or gives those that have arrived. */
function Ticked({ status, ticks, move, isMoving }: TickedProps) {
  const [, navigate] = useLocation();
  const { ticked, tick } = ticks;
  const isThere = status === "arrived";
  const suppliers = new Set(ticked.map(({ supplier }) => supplier)).size;
  const clients = new Set(ticked.map(({ client }) => client)).size;
  return (
    <TickBar
      count={lensLists.ticked(ticked.length)}
      untick={lensLists.untick}
      onClear={() => tick([])}
      icon={isThere ? "check" : "clipboard"}
      action={isThere ? lensLists.giveAll : lensLists.orderAll[status]}
      busyWord={lensLists.giving}
      isBusy={isMoving}
      letter={isThere ? "r" : "c"}
      right="job.move"
      onAct={() => {
        if (isThere) move(ticked, "given");
        else navigate(paths.orderContacts(ticked.map(({ id }) => id)));
      }}
    >
      {isThere ? lensLists.clients(clients) : lensLists.suppliers(suppliers)}
    </TickBar>
  );
}
