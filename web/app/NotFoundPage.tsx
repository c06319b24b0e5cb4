import { useLocation } from "wouter";
import { notFound as text } from "#features/site/notFound.strings.ts";
import { paths } from "#lib/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import { openPalette } from "./palette/openPalette.ts";

/** An address of the app that leads nowhere, within the frame: the menu is there, and so is the search. */
export function NotFoundPage() {
  const [path] = useLocation();
  return (
    <>
      <PageHeader title={text.title} />
      <section className="card">
        <EmptyState icon="magnifier" title={text.none} text={text.address(path)}>
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
        </EmptyState>
      </section>
    </>
  );
}
