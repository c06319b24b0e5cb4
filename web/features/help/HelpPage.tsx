import { words } from "#lib/texts/words.strings.ts";
import { Fragment, useEffect, useState } from "react";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ChapterCard } from "./ChapterCard.tsx";
import { chapterGroups, chapters } from "./chapters/chapters.ts";
import { helpStrings } from "./help.strings.ts";

/** User guide on a single page, which can be printed as a whole. */
export default function HelpPage() {
  useNamedChapter();
  return (
    <>
      <PageHeader
        title={words.guide}
        tab={helpStrings.tab}
        subtitle={helpStrings.subtitle}
        menu={<PrintGuide />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <Contents />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
          {chapterGroups.map((group) => (
            <Fragment key={group.title}>
              <p className="mt-2 text-lg font-semibold tracking-tight first:mt-0">{group.title}</p>
              {group.chapters.map((chapter) => (
                <ChapterCard key={chapter.id} chapter={chapter} />
              ))}
            </Fragment>
          ))}
          <p className="no-print text-sm text-ink-2">
            {helpStrings.free}{" "}
            <a className="link" href="/LICENSES.txt" target="_blank">
              {helpStrings.licenses}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

/** Button that prints the guide; on a phone it is in the menu '…'. */
function PrintGuide() {
  const print = () => void printWhole();
  return (
    <div className="no-print">
      {useIsPhone() ? (
        <Menu
          label={`${words.actions}, ${words.guide}`}
          of={words.guide}
          items={[{ icon: "printer", label: helpStrings.print, onSelect: print }]}
        />
      ) : (
        <Button icon="printer" onClick={print}>
          {helpStrings.print}
        </Button>
      )}
    </div>
  );
}

/** Contents above the chapters, below `lg`; folded on a phone. */
function Contents() {
  if (!useIsPhone()) return <Chapters className="card lg:sticky lg:top-4 lg:order-last" />;
  return (
    <details className="card no-print group">
      <Summary className="px-4 py-3 font-medium">{helpStrings.chapters}</Summary>
      <Chapters className="border-t border-line" />
    </details>
  );
}

const numberOf = (id: string): number => chapters.findIndex((chapter) => chapter.id === id) + 1;

/** List of the numbered chapters by need, with the current one marked. */
function Chapters({ className }: { className: string }) {
  const read = useReadChapter();
  return (
    <nav
      aria-label={helpStrings.chapters}
      className={`no-print flex grid-cols-2 flex-col p-2 md:max-lg:grid ${className}`}
    >
      {chapterGroups.map((group) => (
        <Fragment key={group.title}>
          <p className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-3 md:max-lg:col-span-2">
            {group.title}
          </p>
          {group.chapters.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className={`nav-item ${id === read ? "bg-brand-soft font-medium text-brand-ink" : ""}`}
              aria-current={id === read ? "location" : undefined}
            >
              <span className="w-4 shrink-0 text-right text-sm text-ink-3" aria-hidden="true">
                {numberOf(id)}
              </span>
              {title}
            </a>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}

/** Id of the first chapter within the upper part of the window; null when none is there. */
function useReadChapter(): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          seen[isIntersecting ? "add" : "delete"](target.id);
        setRead(chapters.find(({ id }) => seen.has(id))?.id ?? null);
      },
      { rootMargin: upperPart },
    );
    for (const { id } of chapters) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);
  return read;
}
/** Margins of the observed area: a band in the upper half of the window. */
const upperPart = "-10% 0px -70% 0px";

/** Scrolls to the chapter named in the address, which the browser could not find before the page was loaded. */
function useNamedChapter(): void {
  useEffect(() => {
    let frame = 0;
    const show = (back?: Event) => {
      cancelAnimationFrame(frame);
      // In the next frame, because the shell first scrolls to the top.
      frame = requestAnimationFrame(() => {
        const id = decodeURIComponent(window.location.hash.slice(1));
        const chapter = document.getElementById(id);
        if (chapter) chapter.scrollIntoView();
        else if (back) window.scrollTo(0, 0);
      });
    };
    show();
    window.addEventListener("popstate", show);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("popstate", show);
    };
  }, []);
}

/** Loads all pictures before printing. */
async function printWhole(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")];
  for (const image of images) image.loading = "eager";
  // A picture that fails to load is printed as its alternative text.
  await Promise.allSettled(images.map((image) => image.decode()));
  window.print();
}
