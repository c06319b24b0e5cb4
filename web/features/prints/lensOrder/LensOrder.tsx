import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { currentPerson } from "#api/session/people.ts";
import type { Company } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { openConversation } from "#shared/messages/useMessages.ts";
import { JobBadge } from "#shared/workshop/JobBadge.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { EmptyState, Notice } from "#ui/feedback/Panel.tsx";
import { SheetDesk } from "../SheetDesk.tsx";
import { useSheetKeys } from "../useSheetKeys.ts";
import { LabChoice } from "./LabChoice.tsx";
import { lensOrderStrings } from "./lensOrder.strings.ts";
import type { LoadedOrder, SoldJob } from "./loadLensOrder.ts";
import { OrderBar } from "./OrderBar.tsx";
import {
  type LabPage,
  missingTexts,
  orderOf,
  orderPages,
  type OrderPages,
  sentStep,
} from "./orderPages.ts";
import { OrderSheet } from "./OrderSheet.tsx";
import { LongOrder } from "./LongOrder.tsx";
import { sendLinks } from "./sendLinks.ts";
import type { useMarkOrdered } from "./useMarkOrdered.ts";
import { instantMs } from "#lib/texts/formats.ts";

type Props = {
  loaded: LoadedOrder;
  /** Sentence about jobs that exceed the limit of an order. */
  dropped: string;
  company: Company;
  marking: ReturnType<typeof useMarkOrdered>;
};

/** Lens orders, one page per lab, of which one is visible, with actions to send and mark them. */
export function LensOrder({ loaded, dropped, company, marking }: Props) {
  const shown = orderPages(loaded, marking.kept);
  const { pages } = shown;
  const [wanted, setWanted] = useState("");
  const index = Math.max(
    0,
    pages.findIndex(({ lab }) => lab.id === wanted),
  );
  const page = pages[index];
  const above = (
    <Above {...shown} loaded={loaded} dropped={dropped} failures={marking.failures} isEmpty={!page}>
      {shown.withoutLab.length > 0 && (
        <LabChoice jobs={shown.withoutLab} suppliers={loaded.suppliers} isPage={!page} />
      )}
    </Above>
  );
  if (!page) return <NoPage above={above} />;
  const onTurn = (to: number) => setWanted(pages[to]?.lab.id ?? "");
  return <OnePage {...{ page, index, shown, above, company, marking, onTurn }} />;
}

function NoPage({ above }: { above: ReactNode }) {
  usePageTitle(words.lensOrder, { isWhole: true });
  const [, navigate] = useLocation();
  useSheetKeys({ escape: () => navigate(paths.workshop) });
  const bar = (
    <ButtonLink href={paths.workshop} icon="arrow-left">
      {words.workshop}
    </ButtonLink>
  );
  return (
    <SheetDesk format="a4" bar={bar} above={above}>
      {null}
    </SheetDesk>
  );
}

type PageProps = {
  page: LabPage;
  index: number;
  shown: OrderPages;
  above: ReactNode;
  company: Company;
  marking: Props["marking"];
  onTurn: (index: number) => void;
};

function OnePage({ page, index, shown, above, company, marking, onTurn }: PageProps) {
  const [, navigate] = useLocation();
  const by = useValue(currentPerson)?.name ?? "";
  const { sent, done } = marking;
  const instant = sentStep(page);
  const order = orderOf(page, company);
  const links = sendLinks(order, page.lab);
  usePageTitle(lensOrderStrings.title(page.lab.name), { isWhole: true });
  const onMark = useMark({ page, shown, marking, onTurn });
  const actions = { onPrint: () => window.print(), onMark: () => void onMark() };
  useSheetKeys({
    p: actions.onPrint,
    enter: actions.onMark,
    w: () => links.whatsApp && openConversation(links.whatsApp),
    escape: () => navigate(paths.workshop),
    arrowleft: () => index > 0 && onTurn(index - 1),
    arrowright: () => index < shown.pages.length - 1 && onTurn(index + 1),
  });
  const bar = (
    <OrderBar
      back={{ href: paths.workshop, label: words.workshop }}
      lab={page.lab}
      index={index}
      count={shown.pages.length}
      links={links}
      done={(page.isSent === true || isSent(page, sent)) && <JobBadge status="ordered" />}
      mark={lensOrderStrings.mark}
      progress={done === null ? null : lensOrderStrings.marking(done, page.jobs.length)}
      onTurn={onTurn}
      {...actions}
    />
  );
  const notes = (
    <>
      {above}
      <Missing names={missingTexts(order)} />
      <LongOrder {...links} />
    </>
  );
  return (
    <SheetDesk format="a4" bar={bar} above={notes}>
      <OrderSheet
        order={order}
        lab={page.lab}
        company={company}
        at={instant ? new Date(instantMs(instant.at)) : null}
        by={instant?.by ?? by}
      />
    </SheetDesk>
  );
}

/** Line with the measures that the lab requires and that are missing. */
const Missing = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <div className="no-print mx-auto mb-6 max-w-form">
      <Notice tone="info">{lensOrderStrings.missing(names.join(" \u00b7 "))}</Notice>
    </div>
  );

const isSent = ({ jobs }: LabPage, sent: ReadonlySet<string>): boolean =>
  jobs.every(({ job }) => sent.has(job.id));

/** Marks the page as ordered and shows the next one, or after the last the workshop. The toast undoes all of it. */
function useMark({
  page,
  shown,
  marking,
  onTurn,
}: Pick<PageProps, "page" | "shown" | "marking" | "onTurn">) {
  const [, navigate] = useLocation();
  const { sent, done, mark, unmark } = marking;
  const { pages, withoutLab } = shown;
  const takeBack = async (jobs: readonly SoldJob[]) => {
    const failed = await unmark(jobs);
    if (failed.length > 0) toast.error(failed.join(" "));
    else toast.success(lensOrderStrings.unmarked(jobs.length));
  };
  return async () => {
    if (done !== null || page.isSent || isSent(page, sent)) return;
    const marked = await mark(page);
    if (!marked) return;
    tellUndoable(
      lensOrderStrings.marked(page.jobs.length, page.lab.name),
      () => void takeBack(marked),
    );
    const next = pages.findIndex((other) => other !== page && !isSent(other, sent));
    if (next >= 0) onTurn(next);
    else if (withoutLab.length === 0) navigate(paths.workshop);
  };
}

type AboveProps = OrderPages & {
  loaded: LoadedOrder;
  dropped: string;
  failures: readonly string[];
  isEmpty: boolean;
  children: ReactNode;
};

/** Notices above the order: jobs that are on no page, and jobs that could not be marked. */
function Above({ loaded, dropped, left, failures, withoutLab, isEmpty, children }: AboveProps) {
  const notes = [
    left.length > 0 && lensOrderStrings.notOrdered(left.join(", ")),
    loaded.gone > 0 && lensOrderStrings.gone(loaded.gone),
    dropped,
  ].filter(Boolean);
  return (
    <>
      {(notes.length > 0 || failures.length > 0) && (
        <div className="no-print mx-auto mb-6 grid max-w-form gap-2">
          {failures.length > 0 && <Notice tone="bad">{failures.join(" ")}</Notice>}
          {notes.length > 0 && <Notice tone="info">{notes.join(" ")}</Notice>}
        </div>
      )}
      {children}
      {isEmpty && withoutLab.length === 0 && (
        <section className="card mx-auto max-w-form">
          <EmptyState
            icon="mounting"
            title={words.nothingToOrder}
            text={lensOrderStrings.nothingText}
            isPage
          >
            <ButtonLink href={paths.workshop}>{words.workshop}</ButtonLink>
          </EmptyState>
        </section>
      )}
    </>
  );
}
