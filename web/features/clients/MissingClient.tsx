import { paths } from "../../lib/paths";
import { ButtonLink } from "../../ui/ButtonLink";
import { PageHeader } from "../../ui/PageHeader";
import { EmptyState } from "../../ui/Panel";
import { strings } from "./clients.strings";

const text = strings.detail;

export function MissingClient() {
  return (
    <>
      <PageHeader title={text.missing} back={{ href: paths.clients, label: strings.title }} />
      <section className="card">
        <EmptyState icon="clients" title={text.missing} text={text.missingHint}>
          <ButtonLink href={paths.clients} icon="arrow-left">
            {text.back}
          </ButtonLink>
        </EmptyState>
      </section>
    </>
  );
}
