import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import { ui } from "#ui/ui.strings.ts";
import { strings } from "../workshop.strings.ts";

const texts = strings.empty;

type Props = { isNarrowed: boolean; onReset: () => void };

/** Nothing is in work, or nothing that is looked for. */
export const EmptyBoard = ({ isNarrowed, onReset }: Props) => (
  <section className="card">
    <EmptyState
      icon="mounting"
      title={isNarrowed ? texts.notFound : texts.title}
      text={isNarrowed ? texts.notFoundText : texts.text}
    >
      {isNarrowed ? (
        <Button onClick={onReset}>{ui.reset}</Button>
      ) : (
        <ButtonLink href={paths.newPrescription()} icon="plus">
          {words.newPrescription}
        </ButtonLink>
      )}
    </EmptyState>
  </section>
);
