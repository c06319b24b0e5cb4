import { useState } from "react";
import { type Query, useKeptQuery } from "#api/useKeptQuery.ts";
import { booksQueries } from "#api/shop/books.ts";
import { useRight } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import type { Books } from "#domain/books/booksAnswers.ts";
import { proposedPeriod } from "#domain/books/proposedPeriod.ts";
import { firstOpenDay } from "#domain/core/days/closedPeriod.ts";
import { today } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PeriodBar } from "#shared/period/PeriodBar.tsx";
import { periodStrings } from "#shared/period/period.strings.ts";
import type { ChosenPeriod } from "#shared/period/usePeriod.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { FiguresSkeleton } from "#ui/feedback/Skeletons.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { withRights } from "#ui/feedback/withRights.tsx";
import { booksStrings as text } from "./books.strings.ts";
import { BooksFigures } from "./BooksFigures.tsx";
import { stateOf, stateText, useBooksPeriod } from "./booksPeriod.ts";
import { DifferencesCard } from "./DifferencesCard.tsx";
import { PeriodsCard } from "./PeriodsCard.tsx";
import { TransmitDialog } from "./TransmitDialog.tsx";
import { usePack } from "./usePack.ts";

/** Accountant's pack of a period: its totals, its differences, its download and its transmission. */
function BooksPage() {
  const chosen = useBooksPeriod();
  const { period, isValid } = chosen;
  const query = useKeptQuery({ ...booksQueries.of(period), enabled: isValid });
  const books = isValid ? query.data : undefined;
  const [isTransmitting, setTransmitting] = useState(false);
  const pack = usePack(period);
  useDownloadKey(isValid, () => void pack.download());
  return (
    <>
      <PageHeader
        title={words.books}
        subtitle={books !== undefined && <Subtitle period={period} books={books} />}
        menu={<PageMenu />}
      >
        <Transmit period={period} books={books} onAsk={() => setTransmitting(true)} />
        <Button
          variant="primary"
          icon="tray-down"
          className="no-print"
          disabled={!isValid}
          isBusy={pack.isBusy}
          busyLabel={pack.progress}
          onClick={() => void pack.download()}
        >
          {text.download}
        </Button>
      </PageHeader>
      <PeriodBar chosen={chosen} />
      {isValid ? (
        <Content chosen={chosen} query={query} />
      ) : (
        <Notice tone="warn">{periodStrings.wrong}</Notice>
      )}
      {isTransmitting && books && (
        <TransmitDialog
          period={period}
          differences={books.differences}
          onClose={() => setTransmitting(false)}
          onDone={() => {
            // Keeps the transmitted period in view: without an address, the next period would show.
            chosen.chooseDays(period);
            setTransmitting(false);
          }}
        />
      )}
    </>
  );
}

/** Differences, totals and periods. */
const Content = ({ chosen, query }: { chosen: ChosenPeriod; query: Query<Books> }) => (
  <Loaded query={query} failed={text.loadFailed} failureClass="mb-4" skeleton={<FiguresSkeleton />}>
    {(data) => (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={query.isPlaceholderData}>
        <NextNotice chosen={chosen} closedUntil={data.closedUntil} />
        <DifferencesCard differences={data.differences} period={chosen.period} />
        <BooksFigures figures={data} />
        <PeriodsCard periods={data.periods} />
      </div>
    )}
  </Loaded>
);

/** Downloads the pack on the key T. */
const useDownloadKey = (isValid: boolean, download: () => void): void =>
  useKeydown((event) => {
    const { target, key } = event;
    if (!isPlainKey(event) || key.toLowerCase() !== "t" || !isValid) return;
    if (target instanceof Element && (isTyping(target) || target.closest("dialog"))) return;
    event.preventDefault();
    download();
  });

function Subtitle({ period, books }: { period: Period; books: Books }) {
  const shop = useValue(company);
  return (
    <>
      <span className="hidden print:inline">
        <bdi dir="auto">{shop?.name}</bdi> ·{" "}
      </span>
      {stateText(period, books)} ·{" "}
      {periodStrings.days(formatDay(period.from), formatDay(period.to))}
    </>
  );
}

function PageMenu() {
  const isNarrow = useIsNarrow();
  const mayType = useRight("books.close");
  const print = { icon: "printer" as const, label: words.print, onSelect: () => window.print() };
  return (
    <span className="no-print flex gap-2">
      <Menu
        label={`${words.actions}, ${words.books}`}
        of={words.books}
        items={[
          print,
          isNarrow && mayType && { icon: "pencil", label: words.accounts, href: paths.accounts },
        ]}
      />
      {!isNarrow && mayType && <ButtonLink href={paths.accounts}>{words.accounts}</ButtonLink>}
    </span>
  );
}

type TransmitProps = { period: Period; books: Books | undefined; onAsk: () => void };

/** Button that transmits a period, shown when it may be transmitted and the person has the right. */
function Transmit({ period, books, onAsk }: TransmitProps) {
  const mayClose = useRight("books.close");
  if (!mayClose) return null;
  const isReady = books !== undefined && stateOf(period, books.closedUntil) === "ready";
  return (
    <Button icon="check" className="no-print" disabled={!isReady} onClick={onAsk}>
      {text.transmit}
    </Button>
  );
}

type NextProps = { chosen: ChosenPeriod; closedUntil: string };

/** Says where the next period begins, when the shown one begins on another day. */
function NextNotice({ chosen, closedUntil }: NextProps) {
  if (stateOf(chosen.period, closedUntil) !== "other") return null;
  return (
    <div className="no-print">
      <FormNotice
        tone="info"
        actions={
          <Button size="sm" onClick={() => chosen.chooseDays(nextPeriod(closedUntil))}>
            {text.chooseNext}
          </Button>
        }
      >
        {text.notNext(formatDay(closedUntil), formatDay(firstOpenDay(closedUntil)))}
      </FormNotice>
    </div>
  );
}

const nextPeriod = (closedUntil: string): Period => proposedPeriod(closedUntil, today());

export default withRights(["books.export", "cost.see"], BooksPage);
