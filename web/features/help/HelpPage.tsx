import { useEffect } from "react";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ChapterCard } from "./ChapterCard.tsx";
import { chapters } from "./chapters/chapters.ts";
import { strings } from "./help.strings.ts";

/** The guide of the shop: to be read beside the work, and to be printed whole. */
export default function HelpPage() {
  useNamedChapter();
  return (
    <>
      <PageHeader title={strings.title} tab={strings.tab} subtitle={strings.subtitle}>
        <Button icon="printer" className="no-print" onClick={() => void printWhole()}>
          {strings.print}
        </Button>
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <nav
          aria-label={strings.chapters}
          className="card no-print flex flex-wrap p-2 lg:sticky lg:top-4 lg:order-last lg:grid"
        >
          {chapters.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className="nav-item max-lg:text-brand">
              {title}
            </a>
          ))}
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
          {chapters.map((chapter) => (
            <ChapterCard key={chapter.id} chapter={chapter} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The chapter that the address names: the browser looked for it before the page was there. */
function useNamedChapter(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    // After the shell has put the page at its top.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** On paper all pictures are there, those that were not looked at too. */
async function printWhole(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")];
  for (const image of images) image.loading = "eager";
  // One that fails leaves its words.
  await Promise.allSettled(images.map((image) => image.decode()));
  window.print();
}
