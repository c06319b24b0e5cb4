import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { currentPerson } from "#api/session/people.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import type { Company } from "#domain/core/records.ts";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { paths } from "#lib/addresses/paths.ts";
import { copyText } from "#lib/texts/copyText.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ContactOrderBadge } from "#shared/contactLenses/ContactOrderBadge.ts";
import { openConversation } from "#shared/messages/useMessages.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { lensOrderStrings } from "../lensOrder/lensOrder.strings.ts";
import { LongOrder } from "../lensOrder/LongOrder.tsx";
import { OrderBar } from "../lensOrder/OrderBar.tsx";
import { type SendLinks, textLinks } from "../lensOrder/sendLinks.ts";
import { SheetDesk } from "../SheetDesk.tsx";
import { useSheetKeys } from "../useSheetKeys.ts";
import { contactOrderStrings as text } from "./contactOrder.strings.ts";
import { ContactOrderSheet } from "./ContactOrderSheet.tsx";
import { MarkDialog } from "./MarkDialog.tsx";
import { type ContactPage, orderText } from "./orderPages.ts";
import type { Marking } from "./useMarkRows.ts";

/** Link back to the list from which the orders were opened, with its tab and filters. */
export const orderBack = () => ({
  href: returnPath(paths.contactLenses()),
  label: words.contactLenses,
});

type PageProps = {
  page: ContactPage;
  pages: readonly ContactPage[];
  index: number;
  /** True while some rows have no supplier. */
  isRest: boolean;
  above: ReactNode;
  company: Company;
  marking: Marking;
  onTurn: (index: number) => void;
};

/** Actions of a page, by button and by key. */
function usePageActs(props: PageProps, links: SendLinks, written: string) {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { page, pages, index, marking, onTurn } = props;
  const isDone = page.rows.every(marking.isMarked);
  const ask = () => {
    if (!isDone && marking.done === null) setAsking(true);
  };
  const print = () => window.print();
  useSheetKeys({
    p: print,
    enter: ask,
    w: () => links.whatsApp && openConversation(links.whatsApp),
    escape: () => navigate(orderBack().href),
    arrowleft: () => index > 0 && onTurn(index - 1),
    arrowright: () => index < pages.length - 1 && onTurn(index + 1),
  });
  const copy = () => void copyText(written).then(() => toast.success(lensOrderStrings.copied));
  return { isDone, isAsking, ask, stop: () => setAsking(false), print, copy };
}

/** Order to one supplier, under the bar that sends it and marks it as ordered. */
export function OnePage(props: PageProps) {
  const { page, pages, index, above, company, marking, onTurn } = props;
  const by = useValue(currentPerson)?.name ?? "";
  const { supplier, rows } = page;
  const written = orderText(company.name, page);
  const links = textLinks(written, text.titleOf(company.name), supplier);
  usePageTitle(text.tab(supplier.name), { isWhole: true });
  const acts = usePageActs(props, links, written);
  const mark = useMark(props);
  const bar = (
    <OrderBar
      back={orderBack()}
      lab={supplier}
      index={index}
      count={pages.length}
      links={links}
      done={acts.isDone && <ContactOrderBadge status="ordered" />}
      mark={text.mark}
      progress={marking.done === null ? null : text.marking(marking.done, rows.length)}
      onTurn={onTurn}
      onPrint={acts.print}
      onCopy={acts.copy}
      onMark={acts.ask}
    />
  );
  const notes = (
    <>
      {above}
      <LongOrder {...links} />
    </>
  );
  return (
    <>
      <SheetDesk format="a4" bar={bar} above={notes}>
        <ContactOrderSheet page={page} company={company} by={by} />
      </SheetDesk>
      {acts.isAsking && (
        <MarkDialog
          page={page}
          onMark={(reference) => {
            acts.stop();
            void mark(reference);
          }}
          onClose={acts.stop}
        />
      )}
    </>
  );
}

/** Marks the page as ordered and shows the next one, or after the last the list. The toast undoes all of it. */
function useMark({
  page,
  pages,
  isRest,
  marking,
  onTurn,
}: Pick<PageProps, "page" | "pages" | "isRest" | "marking" | "onTurn">) {
  const [, navigate] = useLocation();
  const { isMarked, mark, unmark } = marking;
  const takeBack = async (rows: readonly ListedContactOrder[]) => {
    const failed = await unmark(rows);
    if (failed.length > 0) toast.error(failed.join(" "));
    else toast.success(text.unmarked(rows.length));
  };
  return async (reference: string) => {
    const rows = page.rows.filter((row) => !isMarked(row));
    if (!(await mark(page, reference))) return;
    tellUndoable(text.marked(rows.length, page.supplier.name), () => void takeBack(rows));
    const next = pages.findIndex((other) => other !== page && !other.rows.every(isMarked));
    if (next >= 0) onTurn(next);
    else if (!isRest) navigate(orderBack().href);
  };
}
