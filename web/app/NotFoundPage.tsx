import { useLocation } from "wouter";
import { LostPicture } from "#features/site/Illustrations.tsx";
import { notFound as text } from "#features/site/notFound.strings.ts";
import { paths } from "#lib/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { openPalette } from "./palette/openPalette.ts";

/** An address of the app that leads nowhere, within the frame: the menu is there, and so is the search. */
export function NotFoundPage() {
  const [path] = useLocation();
  return (
    <>
      <PageHeader title={text.title} />
      <section className="card grid justify-items-center gap-1 px-4 py-10 text-center">
        <LostPicture className="w-full max-w-md" />
        <p className="mt-3 font-semibold">{text.none}</p>
        <p className="wrap-anywhere text-ink-3">{text.address(path)}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <ButtonLink
            href={paths.dashboard}
            variant="primary"
            icon="gauge"
            className="max-md:w-full"
          >
            {text.dashboard}
          </ButtonLink>
          <Button icon="magnifier" className="max-md:w-full" onClick={openPalette}>
            {text.search}
          </Button>
        </div>
      </section>
    </>
  );
}
