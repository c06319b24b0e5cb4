import type { MouseEvent } from "react";
import { useLocation } from "wouter";
import type { JobCard } from "#api/sales/jobs.ts";
import { capital } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { useChoice } from "#ui/overlay/useQuestion.tsx";
import { words } from "#lib/texts/words.strings.ts";
import { canRemake } from "../board/useRemakes.tsx";
import { pairText } from "../pairText.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.detail;
const remakes = [
  ["od", eyeLabels.right.mark],
  ["og", eyeLabels.left.mark],
  ["odg", eyeLabels.both.mark],
] as const;

type Props = {
  card: JobCard;
  /** Starts a remake with its ticket; null in a shop that does not use after-sales. */
  onRemake: ((card: JobCard) => void) | null;
};

/** Button that starts a remake; in a shop without after-sales, links that only order the lenses again. */
export function RemakeLinks({ card, onRemake }: Props) {
  if (!onRemake) return <OrderLinks card={card} />;
  return (
    canRemake(card) && (
      <div>
        <Button size="sm" icon="arrow-circle" right="service.write" onClick={() => onRemake(card)}>
          {words.remake}
        </Button>
      </div>
    )
  );
}

/** Links that order lenses again; with several pairs, a press asks which pair. */
function OrderLinks({ card: { id, pairs } }: Pick<Props, "card">) {
  const [, navigate] = useLocation();
  const { choose, question } = useChoice<number>();
  const made = pairs.filter(({ lenses }) => lenses > 0);
  const ask = async (event: MouseEvent, eye: (typeof remakes)[number][0], mark: string) => {
    if (made.length < 2) return;
    event.preventDefault();
    const pair = await choose({
      title: texts.remakeOf(mark),
      content: <p>{texts.remakeWhich}</p>,
      choices: made.map((one) => ({ text: capital(pairText(one)), answer: one.pair })),
    });
    if (pair !== null) navigate(paths.remakeLenses(id, eye, pair));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink-2">{texts.remake}</span>
      {remakes.map(([eye, mark]) => (
        <a
          key={eye}
          href={paths.remakeLenses(id, eye, made.length === 1 ? made[0]?.pair : undefined)}
          aria-label={texts.remakeOf(mark)}
          className="link inline-flex min-h-6 items-center gap-1.5 touch:min-h-11"
          onClick={(event) => void ask(event, eye, mark)}
        >
          <Icon name="arrows" className="size-4" />
          {mark}
        </a>
      ))}
      {question}
    </div>
  );
}
