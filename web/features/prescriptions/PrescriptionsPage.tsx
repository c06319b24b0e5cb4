import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { JobStatus } from "#domain/core/records.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PrescriptionsTable } from "./PrescriptionsTable.tsx";
import {
  invoiceOf,
  type ListedPrescription,
  prescriptionQueries,
} from "#api/sales/prescriptions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionLogStrings } from "#shared/prescriptionLog/prescriptionLog.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { useLazyPayment } from "#shared/sales/payments/useLazyPayment.tsx";
import { useMoveJob } from "#shared/workshop/useMoveJob.tsx";
import { prescriptionsStrings } from "./prescriptions.strings.ts";
import { SavedPanel, SavedPanelSpace } from "./saved/SavedPanel.tsx";
import { useSavedSale } from "./saved/savedSale.ts";
import { useDeletePrescription } from "./useDeletePrescription.tsx";

const texts = {
  ...prescriptionsStrings.list,
  loadFailed: words.prescriptionsFailed,
  searchFailed: words.searchFailed,
};

const reminders = (
  <ButtonLink href={paths.reminders} icon="bell">
    {words.reminders}
  </ButtonLink>
);
const log = {
  icon: "clipboard",
  label: prescriptionLogStrings.short,
  href: paths.prescriptionLog,
} as const;

/** Links in the header; on a phone the prescription log is in the menu '…'. */
function useHeaderLinks() {
  if (useIsPhone()) {
    const label = `${words.actions}, ${words.prescriptions}`;
    return {
      menu: <Menu label={label} of={words.prescriptions} items={[log]} />,
      actions: reminders,
    };
  }
  return {
    actions: (
      <>
        <ButtonLink href={log.href} icon={log.icon}>
          {log.label}
        </ButtonLink>
        {reminders}
      </>
    ),
  };
}

export default function PrescriptionsPage() {
  const state = useListState();
  const { dialog, open } = useLazyPayment();
  const pay = (row: ListedPrescription) => {
    const invoice = invoiceOf(row);
    if (invoice) void open(invoice, row.expand?.client?.name ?? words.unknownClient);
  };
  const moves = useMoveJob();
  const moveJob = (row: ListedPrescription, to: JobStatus) => {
    const client = row.expand?.client?.name ?? words.unknownClient;
    if (row.job) moves.move({ ...row.job, client, invoice: invoiceOf(row) ?? null }, to);
  };
  const { removing, remove } = useDeletePrescription();
  const { sale, forget } = useSavedSale();
  const links = useHeaderLinks();
  return (
    <>
      <ListPage
        title={words.prescriptions}
        icon="eye"
        texts={texts}
        {...links}
        create={{ href: paths.newPrescription(), label: words.newPrescription }}
        notice={sale && <SavedPanel key={sale.id} sale={sale} onClose={forget} />}
        state={state}
        query={useKeptQuery(prescriptionQueries.list(state))}
      >
        {(rows) => (
          <PrescriptionsTable
            rows={rows}
            removing={removing}
            onPay={pay}
            onMove={moveJob}
            remove={(row) => remove({ ...row, invoice: invoiceOf(row) })}
          />
        )}
      </ListPage>
      {sale && <SavedPanelSpace />}
      {dialog}
      {moves.dialog}
    </>
  );
}
