import { paths } from "#lib/addresses/paths.ts";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.detail;

/** Error page of a client, with a retry unless the client does not exist. */
export function MissingClient({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <PageHeader title={text.missing} back={{ href: paths.clients, label: words.clients }} />
      <section className="card">
        <EmptyState
          icon="people"
          title={text.missing}
          text={onRetry ? words.clientFailed : text.missingHint}
        >
          <ButtonLink href={returnPath(paths.clients)} icon="arrow-left">
            {text.back}
          </ButtonLink>
          {onRetry && (
            <Button icon="arrow-circle" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </EmptyState>
      </section>
    </>
  );
}
