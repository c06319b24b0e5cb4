import { useSearch } from "wouter";
import { figureQueries } from "#api/shop/figures.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { pageRows } from "#lib/addresses/pageRows.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { periodStrings } from "#shared/period/period.strings.ts";
import { PeriodBar } from "#shared/period/PeriodBar.tsx";
import { usePeriod } from "#shared/period/usePeriod.ts";
import { prescriptionLogStrings as text } from "#shared/prescriptionLog/prescriptionLog.strings.ts";
import { logPreset } from "#shared/prescriptionLog/logPeriod.ts";
import { EmptyState, Notice } from "#ui/feedback/Panel.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { PrescriptionLogButtons, PrescriptionLogMenu } from "./PrescriptionLogActions.tsx";
import { pageOf } from "#api/pageOf.ts";
import { PrescriptionLogTable } from "./PrescriptionLogTable.tsx";
import { logPageStrings } from "./logPage.strings.ts";

const rowsPerPage = 20;

/** Prescription log of a period: paged on screen, complete in its file and on paper. */
export default function PrescriptionLogPage() {
  const state = useListState();
  const chosen = usePeriod(logPreset);
  const { period, isValid } = chosen;
  const query = useKeptQuery({ ...figureQueries.prescriptionLog(period), enabled: isValid });
  const isPhone = useIsPhone();
  const log = isValid ? query.data : undefined;
  const actions = { log, search: useSearch() };
  return (
    <>
      <PageHeader
        title={words.prescriptionLog}
        subtitle={log !== undefined && text.count(formatCount(log.rows.length))}
        back={{ href: paths.prescriptions, label: words.prescriptions }}
        menu={isPhone && <PrescriptionLogMenu {...actions} />}
      >
        {!isPhone && <PrescriptionLogButtons {...actions} />}
      </PageHeader>
      <PeriodBar chosen={chosen} />
      {isValid ? (
        <ListCard
          state={state}
          query={{
            ...query,
            data: log && pageOf(log.rows, state.page, pageRows(rowsPerPage)),
          }}
          errorMessage={text.failed}
          search={null}
          empty={<Empty onWiden={() => chosen.choose("year")} />}
        >
          {(rows) => <PrescriptionLogTable rows={rows} />}
        </ListCard>
      ) : (
        <Notice tone="warn">{periodStrings.wrong}</Notice>
      )}
    </>
  );
}

const Empty = ({ onWiden }: { onWiden: () => void }) => (
  <EmptyState icon="clipboard" drawing="search" title={text.empty} text={logPageStrings.emptyHint}>
    <Button onClick={onWiden}>{periodStrings.widen}</Button>
  </EmptyState>
);
