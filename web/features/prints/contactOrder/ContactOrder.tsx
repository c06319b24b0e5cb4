import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { failureOf } from "#api/failure.ts";
import { updateContactOrder } from "#api/sales/contactLenses.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import type { Company, Supplier } from "#domain/core/records.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { EmptyState, Notice } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { SupplierChoice } from "../lensOrder/SupplierChoice.tsx";
import { SheetDesk } from "../SheetDesk.tsx";
import { useSheetKeys } from "../useSheetKeys.ts";
import { contactOrderStrings as text } from "./contactOrder.strings.ts";
import { OnePage, orderBack } from "./OnePage.tsx";
import { contactPages, lineOf, nameOf } from "./orderPages.ts";
import { useMarkRows } from "./useMarkRows.ts";

type Props = {
  rows: readonly ListedContactOrder[];
  /** Number of requested rows that no longer need an order. */
  gone: number;
  suppliers: readonly Supplier[];
  /** Id of the supplier whose page is shown first. */
  first: string;
  company: Company;
};

/** Orders of contact lenses, one page per supplier, with buttons to send them and to mark them as ordered. */
export function ContactOrder({ rows, gone, suppliers, first, company }: Props) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [wanted, setWanted] = useState(first);
  const marking = useMarkRows();
  const { pages, withoutSupplier } = contactPages(
    rows.filter((row) => !marking.isMoved(row)),
    suppliers,
    chosen,
  );
  const index = Math.max(
    0,
    pages.findIndex(({ supplier }) => supplier.id === wanted),
  );
  const page = pages[index];
  const notes = [gone > 0 && text.gone(gone)].filter(Boolean);
  const above = (
    <>
      {(notes.length > 0 || marking.failures.length > 0) && (
        <div className="no-print mx-auto mb-6 grid max-w-form gap-2">
          {marking.failures.length > 0 && <Notice tone="bad">{marking.failures.join(" ")}</Notice>}
          {notes.length > 0 && <Notice tone="info">{notes.join(" ")}</Notice>}
        </div>
      )}
      {withoutSupplier.length > 0 && (
        <WithoutSupplier
          rows={withoutSupplier}
          suppliers={suppliers}
          isPage={!page}
          onChosen={(ids, supplier) =>
            setChosen((before) => new Map([...before, ...ids.map((id) => [id, supplier] as const)]))
          }
        />
      )}
    </>
  );
  if (!page) return <NoPage above={above} isEmpty={withoutSupplier.length === 0} />;
  const onTurn = (to: number) => setWanted(pages[to]?.supplier.id ?? "");
  const isRest = withoutSupplier.length > 0;
  return <OnePage {...{ page, pages, index, isRest, above, company, marking, onTurn }} />;
}

type WithoutProps = {
  rows: readonly ListedContactOrder[];
  suppliers: readonly Supplier[];
  isPage: boolean;
  onChosen: (ids: readonly string[], supplier: string) => void;
};

/** Asks for the supplier of the rows that have none, and stores it. */
function WithoutSupplier({ rows, suppliers, isPage, onChosen }: WithoutProps) {
  const [isBusy, setBusy] = useState(false);
  const choose = async (ids: readonly string[], supplier: string) => {
    setBusy(true);
    try {
      for (const id of ids) await updateContactOrder(id, { supplier });
      onChosen(ids, supplier);
    } catch (error) {
      console.warn(error);
      toast.error(failureOf(error).message || text.noAnswer);
    }
    setBusy(false);
  };
  const items = rows.map((row) => ({
    id: row.id,
    label: text.supplierOf(nameOf(row)),
    title: (
      <>
        {nameOf(row)} · <bdi dir="auto">{buyerOf(row)}</bdi>
      </>
    ),
    detail: lineOf(row),
  }));
  return (
    <SupplierChoice
      texts={{
        title: text.withoutSupplier,
        text: text.withoutSupplierText(rows.length),
        ofAll: text.supplierOfAll,
      }}
      {...{ items, suppliers, isBusy, isPage }}
      onChoose={(ids, supplier) => void choose(ids, supplier)}
    />
  );
}

function NoPage({ above, isEmpty }: { above: ReactNode; isEmpty: boolean }) {
  usePageTitle(text.title, { isWhole: true });
  const [, navigate] = useLocation();
  const back = orderBack();
  useSheetKeys({ escape: () => navigate(back.href) });
  const bar = (
    <ButtonLink href={back.href} icon="arrow-left">
      {back.label}
    </ButtonLink>
  );
  const empty = isEmpty && (
    <section className="card mx-auto max-w-form">
      <EmptyState icon="lens" title={words.nothingToOrder} text={text.nothingText} isPage>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </EmptyState>
    </section>
  );
  return (
    <SheetDesk
      format="a4"
      bar={bar}
      above={
        <>
          {above}
          {empty}
        </>
      }
    >
      {null}
    </SheetDesk>
  );
}
