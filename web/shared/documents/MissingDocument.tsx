import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import type { IconName } from "#ui/brand/Icon.tsx";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { words } from "#lib/texts/words.strings.ts";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { documentTexts } from "./documents.strings.ts";

type Props = { icon: IconName; title: string; href: string };

/** Page for a document that does not exist, with a link back to the list. */
export function MissingDocument({ icon, title, href }: Props) {
  const back = returnPath(href);
  usePageTitle(title, { back });
  return (
    <section className="card">
      <EmptyState icon={icon} title={title} text={documentTexts.missingHint} isPage>
        <ButtonLink href={back}>{words.backToList}</ButtonLink>
      </EmptyState>
    </section>
  );
}
