import { ButtonLink } from "../ButtonLink";
import { Icon, type IconName } from "../Icon";
import { usePageTitle } from "../pageTitle";
import { salesStrings } from "./strings";

type Props = { icon: IconName; title: string; href: string };

/** A document that is not there, or not any more: the specification's sentence and the way back. */
export function MissingDocument({ icon, title, href }: Props) {
  usePageTitle(title, { back: href });
  return (
    <section className="card grid justify-items-center gap-1 px-4 py-10 text-center">
      <Icon name={icon} className="mb-1 size-7 text-ink-3" />
      <h1 className="text-base font-semibold">{title}</h1>
      <p className="mb-3 text-ink-3">{salesStrings.missing.hint}</p>
      <ButtonLink href={href}>{salesStrings.missing.back}</ButtonLink>
    </section>
  );
}
