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
import { registerStrings as text } from "#shared/register/register.strings.ts";
import { registerPreset } from "#shared/register/registerPeriod.ts";
import { EmptyState, Notice } from "#ui/feedback/Panel.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { RegisterButtons, RegisterMenu } from "./RegisterActions.tsx";
import { registerPage } from "./registerPage.ts";
import { RegisterTable } from "./RegisterTable.tsx";
import { registerPageStrings } from "./register.strings.ts";

const rowsPerPage = 20;

/** Register of the prescriptions of a period: pages on screen, all of it as a file and on paper. */
export default function RegisterPage() {
  const state = useListState();
  const chosen = usePeriod(registerPreset);
  const { period, isValid } = chosen;
  const query = useKeptQuery({ ...figureQueries.register(period), enabled: isValid });
  const isPhone = useIsPhone();
  const register = isValid ? query.data : undefined;
  const actions = { register, search: useSearch() };
  return (
    <>
      <PageHeader
        title={words.register}
        subtitle={register !== undefined && text.count(formatCount(register.rows.length))}
        back={{ href: paths.prescriptions, label: words.prescriptions }}
        menu={isPhone && <RegisterMenu {...actions} />}
      >
        {!isPhone && <RegisterButtons {...actions} />}
      </PageHeader>
      <PeriodBar chosen={chosen} />
      {isValid ? (
        <ListCard
          state={state}
          query={{
            ...query,
            data: register && registerPage(register, state.page, pageRows(rowsPerPage)),
          }}
          errorMessage={text.failed}
          search={null}
          empty={<Empty onWiden={() => chosen.choose("year")} />}
        >
          {(rows) => <RegisterTable rows={rows} />}
        </ListCard>
      ) : (
        <Notice tone="warn">{periodStrings.wrong}</Notice>
      )}
    </>
  );
}

const Empty = ({ onWiden }: { onWiden: () => void }) => (
  <EmptyState
    icon="clipboard"
    drawing="search"
    title={text.empty}
    text={registerPageStrings.emptyHint}
  >
    <Button onClick={onWiden}>{periodStrings.widen}</Button>
  </EmptyState>
);
