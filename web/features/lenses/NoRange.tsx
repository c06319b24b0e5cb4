import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { hasRight } from "#api/session/people.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { lensPages as text } from "./lenses.strings.ts";

/** Page of a shop without a lens range, with links to import one or to create one. */
export const NoRange = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <section className="card" aria-label={title}>
      <EmptyState icon="eye" drawing="empty" title={text.noRange} text={text.noRangeHint}>
        {hasRight("import") && (
          <ButtonLink href={paths.lensImport} icon="tray-up" variant="primary">
            {words.lensImport}
          </ButtonLink>
        )}
      </EmptyState>
    </section>
  </>
);
