import { paths } from "../../lib/paths";
import { ButtonLink } from "../../ui/ButtonLink";
import { EntryCard } from "../../ui/EntryCard";
import { strings } from "./soon.strings";

/** The public pages until they are written. */
export default function PublicSoonPage() {
  return (
    <EntryCard title={strings.soon}>
      <p className="text-ink-2">{strings.text}</p>
      <ButtonLink href={paths.login()} variant="primary">
        {strings.login}
      </ButtonLink>
    </EntryCard>
  );
}
