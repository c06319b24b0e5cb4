import { useLocation } from "wouter";
import { paths } from "../../lib/paths";
import { ButtonLink } from "../../ui/ButtonLink";
import { PageHeader } from "../../ui/PageHeader";
import { EmptyState } from "../../ui/Panel";
import { strings } from "./soon.strings";

/** The specification's rule: the last segment, its hyphens as spaces, each word capitalised. */
function titleOf(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return (
    strings.titles[last] ??
    last.replace(/-/g, " ").replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())
  );
}

/** A screen that a later issue brings. */
export default function SoonPage() {
  const [path] = useLocation();
  return (
    <>
      <PageHeader title={titleOf(path)} />
      <section className="card">
        <EmptyState icon="clock" title={strings.soon} text={strings.text}>
          <ButtonLink href={paths.dashboard} icon="arrow-left">
            {strings.dashboard}
          </ButtonLink>
        </EmptyState>
      </section>
    </>
  );
}
