import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PrescriptionsTable } from "./PrescriptionsTable.tsx";
import { invoiceOf, listPrescriptions } from "#api/prescriptions.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { strings } from "./prescriptions.strings.ts";
import { useDeletePrescription } from "./useDeletePrescription.ts";

const text = strings.list;
const pageSize = 10;

export default function PrescriptionsPage() {
  const state = useListState();
  const revision = useRevision("optique_prescriptions");
  const { removing, remove } = useDeletePrescription();
  const query = useListQuery(state, { perPage: pageSize }, listPrescriptions, revision);
  return (
    <ListPage
      title={text.title}
      actions={
        <ButtonLink href={paths.reminders} icon="bell">
          {text.reminders}
        </ButtonLink>
      }
      create={{ href: paths.newPrescription(), label: text.create }}
      state={state}
      query={query}
      failed={state.query ? text.searchFailed : text.loadFailed}
      search={text.search}
      empty={{
        icon: "eye",
        title: text.empty,
        text: state.query ? text.emptySearchHint : text.emptyHint,
      }}
    >
      {(rows) => (
        <PrescriptionsTable
          rows={rows}
          removing={removing}
          onRemove={(row) => remove({ ...row, invoice: invoiceOf(row) })}
        />
      )}
    </ListPage>
  );
}
