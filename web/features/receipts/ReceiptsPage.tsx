import { receiptQueries } from "#api/stock/receipts.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { receiptStatuses } from "#domain/core/records.ts";
import { optionsOf, receiptStatusLabels } from "#lib/texts/labels.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ReceiptsTable } from "./ReceiptsTable.tsx";
import { receiptsStrings } from "./receipts.strings.ts";
import { useDeleteReceipt } from "./useDeleteReceipt.ts";

const status = {
  name: "status",
  label: words.status,
  short: receiptsStrings.shortStatuses,
  options: [["", receiptsStrings.allStatuses], ...optionsOf(receiptStatuses, receiptStatusLabels)],
} as const;

export default function ReceiptsPage() {
  const state = useListState();
  const removal = useDeleteReceipt();
  return (
    <ListPage
      title={words.receipts}
      icon="box"
      texts={{ ...receiptsStrings, empty: words.noReceiptFound }}
      back={{ href: paths.stock, label: words.stock }}
      create={{ href: paths.newReceipt, label: words.newSlip }}
      state={state}
      query={useKeptQuery(receiptQueries.list(state))}
      range={ui.resultRange}
      resets
      filters={[status, useSupplierFilter()]}
    >
      {(rows) => <ReceiptsTable rows={rows} {...removal} />}
    </ListPage>
  );
}
