import type { ServiceBoard } from "#domain/services/serviceAnswers.ts";
import { isTicketNumber } from "#domain/services/serviceNumber.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BoardContent, BoardSummary } from "#shared/board/BoardContent.tsx";
import { BoardSearch } from "#shared/board/BoardSearch.tsx";
import { WorkshopTabs } from "#shared/workshop/WorkshopTabs.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { useIsTablet } from "#ui/page/useIsPhone.ts";
import { serviceBoardStrings } from "./serviceBoard.strings.ts";
import { serviceKind } from "./serviceKind.ts";
import { useServiceBoard } from "./useServiceBoard.ts";

const acts = (
  <>
    <ButtonLink href={paths.smallService}>{words.smallService}</ButtonLink>
    <ButtonLink href={paths.newService()} variant="primary" icon="plus">
      {words.newService}
    </ButtonLink>
  </>
);

/** Board of after-sales tickets, by who has to act next. */
export default function ServiceBoardPage() {
  const { state, board, actions, dialog, delay, find, enter, isNarrowed } = useServiceBoard();
  const { data } = board.query;
  const isTablet = useIsTablet();
  return (
    <>
      <PageHeader title={words.services} subtitle={data ? <Summary board={data} /> : false}>
        <BoardSearch
          state={state}
          label={serviceBoardStrings.search}
          placeholder={serviceBoardStrings.shortSearch}
          isNumber={isTicketNumber}
          onNumber={find}
          onSearch={enter}
        >
          <Suppliers state={state} suppliers={data?.suppliers ?? []} />
        </BoardSearch>
        {!isTablet && acts}
      </PageHeader>
      <WorkshopTabs current="services" acts={isTablet && acts}>
        <BoardContent
          kind={serviceKind}
          board={board}
          state={state}
          isNarrowed={isNarrowed}
          actions={actions}
          texts={serviceBoardStrings}
        >
          <ButtonLink href={paths.newService()} icon="plus">
            {words.newService}
          </ButtonLink>
        </BoardContent>
      </WorkshopTabs>
      {dialog}
      {delay}
    </>
  );
}

type SuppliersProps = { state: ListState; suppliers: ServiceBoard["suppliers"] };

/** Filter by supplier, shown once a ticket has one. */
const Suppliers = ({ state, suppliers }: SuppliersProps) =>
  suppliers.length > 0 && (
    <FilterSelect
      label={words.supplier}
      options={[
        ["", serviceBoardStrings.allSuppliers],
        ...suppliers.map(({ id, name }) => [id, name] as const),
      ]}
      state={state}
      name="fournisseur"
      short={words.supplier}
      isLong
    />
  );

const Summary = ({ board }: { board: ServiceBoard }) => (
  <BoardSummary
    open={serviceBoardStrings.open(formatCount(board.servicesOpen))}
    late={board.servicesLate}
    ready={board.servicesReady}
  />
);
