import { useListState } from "../../lib/listState";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useListQuery } from "../../lib/useListQuery";
import { ButtonLink } from "../../ui/ButtonLink";
import { ListCard } from "../../ui/ListCard";
import { PageHeader } from "../../ui/PageHeader";
import { EmptyState } from "../../ui/Panel";
import { SearchBar } from "../../ui/SearchBar";
import { PrescriptionsTable } from "./PrescriptionsTable";
import { listPrescriptions } from "./prescriptions.api";
import { strings } from "./prescriptions.strings";
import { useDeletePrescription } from "./useDeletePrescription";

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
            icon="prescription"
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
