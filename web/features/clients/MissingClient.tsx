import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { ButtonLink } from "../../ui/ButtonLink";
import { PageHeader } from "../../ui/PageHeader";
import { EmptyState } from "../../ui/Panel";
import { ui } from "../../ui/strings";
import { strings } from "./clients.strings";

const text = strings.detail;

/** One sentence for every failure (sales.md §2); a client who may still be there can be asked for again. */
export function MissingClient({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <PageHeader title={text.missing} back={{ href: paths.clients, label: strings.title }} />
      <section className="card">
        <EmptyState
          icon="clients"
          title={text.missing}
          text={onRetry ? text.loadFailed : text.missingHint}
        >
          <ButtonLink href={paths.clients} icon="arrow-left">
            {text.back}
          </ButtonLink>
          {onRetry && (
            <Button icon="refresh" onClick={onRetry}>
              {ui.retry}
            </Button>
          )}
        </EmptyState>
      </section>
    </>
  );
}
