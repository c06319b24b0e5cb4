import { ButtonLink } from "../ButtonLink";
import type { IconName } from "../Icon";
import { usePageTitle } from "../pageTitle";
import { EmptyState } from "../Panel";
import { salesStrings } from "./strings";

type Props = { icon: IconName; title: string; href: string };

/** A document that is not there, or not any more: the specification's sentence and the way back. */
export function MissingDocument({ icon, title, href }: Props) {
  usePageTitle(title, { back: href });
  return (
    <section className="card">
      <EmptyState icon={icon} title={title} text={salesStrings.missing.hint} isPage>
        <ButtonLink href={href}>{salesStrings.missing.back}</ButtonLink>
      </EmptyState>
    </section>
  );
}
