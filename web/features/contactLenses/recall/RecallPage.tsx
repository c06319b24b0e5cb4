import { type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ListedContactBox } from "#domain/contactLenses/contactAnswers.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { isDoubtfulLot, scannedLot } from "#domain/contactLenses/recallSearch.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchParam } from "#lib/addresses/searchParams.ts";
import { saveCsv } from "#lib/texts/csv.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { useScanner, useScannerKeys } from "#ui/keys/useScanner.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { recallStrings as text } from "./recall.strings.ts";
import { piecesOf, recalledRows, recallTable } from "./recallRows.ts";
import { RecallTable } from "./RecallTable.tsx";

const doubt = violationMessage({ field: "code", code: "doubt" });

/** Lot in the address, and its search field. A typed text is the lot itself; a scanned code contains it. */
function useLot() {
  const [lot, show] = useSearchParam("lot");
  const [typed, type] = useState(lot);
  const [error, setError] = useState("");
  useEffect(() => type(lot), [lot]);
  const search = (found: string) => {
    setError("");
    type(found);
    show(found);
  };
  const scan = (code: string) => {
    const found = scannedLot(code);
    if (found !== null) return search(found);
    setError(doubt);
    type(code);
  };
  return { lot, typed, type, error, search: () => search(typed.trim()), scan };
}

/** Boxes of a recalled lot with their wearers, to be warned by message or telephone. */
export default function RecallPage() {
  const field = useLot();
  const { lot } = field;
  const query = useKeptQuery({ ...contactLensQueries.recall(lot), enabled: lot !== "" });
  const boxes = lot === "" ? undefined : query.data;
  const isPhone = useIsPhone();
  const papers = <Papers lot={lot} boxes={boxes ?? []} />;
  return (
    <>
      <PageHeader
        title={words.contactRecall}
        subtitle={boxes ? text.boxes(formatCount(piecesOf(boxes)), lot) : false}
        back={{ href: paths.contactLenses(), label: words.contactLenses }}
        menu={isPhone && papers}
      >
        {!isPhone && papers}
      </PageHeader>
      <section className="card overflow-clip">
        <Lot field={field} />
        {lot === "" ? (
          <EmptyState icon="lens" drawing="search" title={text.begin} text={text.beginHint} />
        ) : (
          <Loaded query={query} failed={text.failed} skeleton={<RowsSkeleton rows={6} />}>
            {(found) =>
              found.length > 0 ? (
                <RecallTable lot={lot} rows={recalledRows(found)} />
              ) : (
                <EmptyState
                  icon="circle-check"
                  drawing="search"
                  title={text.none(lot)}
                  text={isDoubtfulLot(lot) ? doubt : text.noneHint}
                />
              )
            }
          </Loaded>
        )}
      </section>
    </>
  );
}

/** Buttons that export the list as a file or print it; on a phone in the menu '…'. */
function Papers({ lot, boxes }: { lot: string; boxes: readonly ListedContactBox[] }) {
  const { head, rows } = recallTable(boxes);
  const isPhone = useIsPhone();
  const isDisabled = boxes.length === 0;
  const save = () => saveCsv(`${text.file(lot)}.csv`, head, rows);
  const print = () => window.print();
  if (isPhone)
    return (
      <Menu
        label={`${words.actions}, ${words.contactRecall}`}
        of={words.contactRecall}
        items={[
          { icon: "tray-down", label: text.export, isDisabled, onSelect: save },
          { icon: "printer", label: words.print, isDisabled, onSelect: print },
        ]}
      />
    );
  return (
    <span className="no-print flex gap-2">
      <Button icon="tray-down" disabled={isDisabled} onClick={save}>
        {text.export}
      </Button>
      <Button icon="printer" disabled={isDisabled} onClick={print}>
        {words.print}
      </Button>
    </span>
  );
}

function Lot({ field }: { field: ReturnType<typeof useLot> }) {
  const { typed, type, error, search, scan } = field;
  const isPhone = useIsPhone();
  useScanner({ where: "page", onCode: scan });
  const keys = useScannerKeys();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stray = keys.follow(event);
    if (!stray) return;
    event.preventDefault();
    scan(stray.typed);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form
      role="search"
      className="no-print flex flex-wrap items-start gap-3 border-b border-line p-4"
      onSubmit={onSubmit}
      onKeyDownCapture={onKeyDown}
    >
      <TextField
        className="min-w-64 flex-1 lg:max-w-xl"
        label={text.lot}
        hint={text.lotHint}
        error={error || undefined}
        name="lot"
        data-search
        autoFocus={!isPhone}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" icon="magnifier" className="max-md:w-full md:mt-6">
        {text.search}
      </Button>
    </form>
  );
}
