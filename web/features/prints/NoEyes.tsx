import { words } from "#lib/texts/words.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";

type Props = { title: string; back: { href: string; label: string } };

/** Page shown in place of a print to a person who may not see corrections. */
export function NoEyes({ title, back }: Props) {
  usePageTitle(title, { isWhole: true });
  return (
    <main className="min-h-dvh bg-sunken p-6">
      <EmptyState icon="lock" title={words.noRight} isPage>
        <ButtonLink href={back.href} icon="arrow-left">
          {back.label}
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
