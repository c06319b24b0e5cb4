import { paths } from "#lib/paths.ts";
import { returnPath } from "#lib/navigationHistory.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import { ui } from "#ui/ui.strings.ts";
import { strings } from "./clients.strings.ts";

const text = strings.detail;

/** One sentence for every failure; a client who may still be there can be asked for again. */
export function MissingClient({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <PageHeader title={text.missing} back={{ href: paths.clients, label: strings.title }} />
      <section className="card">
        <EmptyState
          icon="people"
          title={text.missing}
          text={onRetry ? text.loadFailed : text.missingHint}
        >
          <ButtonLink href={returnPath(paths.clients)} icon="arrow-left">
            {text.back}
          </ButtonLink>
          {onRetry && (
            <Button icon="arrow-circle" onClick={onRetry}>
              {ui.retry}
            </Button>
          )}
        </EmptyState>
      </section>
    </>
  );
}
