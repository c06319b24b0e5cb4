import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { PrescriptionsTable } from "./PrescriptionsTable.tsx";
import { listPrescriptions } from "#api/prescriptions.ts";
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
    <>
      <PageHeader title={text.title}>
        <ButtonLink href={paths.reminders} icon="bell">
          {text.reminders}
        </ButtonLink>
        <ButtonLink href={paths.newPrescription()} variant="primary" icon="plus">
          {text.create}
        </ButtonLink>
      </PageHeader>
      <ListCard
        state={state}
        query={query}
        errorMessage={state.query ? text.searchFailed : text.loadFailed}
        search={<SearchBar state={state} placeholder={text.search} />}
        empty={
          <EmptyState
            icon="eye"
            title={text.empty}
            text={state.query ? text.emptySearchHint : text.emptyHint}
          >
            <ButtonLink href={paths.newPrescription()} icon="plus">
              {text.create}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(rows) => <PrescriptionsTable rows={rows} removing={removing} onRemove={remove} />}
      </ListCard>
    </>
  );
}
