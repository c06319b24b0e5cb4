import { Fragment, type ReactNode } from "react";
import type { JobCard } from "#api/sales/jobs.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { orderOf } from "#domain/workshop/orders.ts";
import type { FaceProps } from "#shared/board/boardKind.ts";
import { CardDue, CardFoot, CardFrame, CardHead, When } from "#shared/board/CardParts.tsx";
import { remakeText } from "#shared/services/remakeText.ts";
import { changedText } from "#shared/workshop/orderChange.ts";
import { workshopStrings } from "#shared/workshop/workshop.strings.ts";
import { originOf, splitKind } from "./cardTexts.ts";
import { clientOf } from "../clientOf.ts";
import { jobRules } from "./jobRules.ts";
import { shortSize } from "../pairText.ts";
import { CardPairs } from "./CardPairs.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.card;
type Props = { card: JobCard };

/** Details of a job in four lines. A remake, a change or a problem adds a line, as does each of several pairs. */
export const CardFace = ({ card, id, tick, foot }: FaceProps<JobCard>) => (
  <CardFrame rules={jobRules} card={card}>
    <CardHead id={id} tick={tick} name={clientOf(card)} tray={card.tray} />
    <p className="text-sm text-ink-2">
      <When rules={jobRules} card={card} />
    </p>
    {card.remake && <Remade remake={card.remake} isOne={card.pairs.length < 2} />}
    <Sold card={card} />
    <CardPairs card={card} />
    {changedText(card) && <Changed card={card} />}
    {card.problem && <Problem>{card.problem}</Problem>}
    <Foot card={card} isLined={!foot} />
    {foot}
  </CardFrame>
);

type RemadeProps = { remake: NonNullable<JobCard["remake"]>; isOne: boolean };

const Remade = ({ remake, isOne }: RemadeProps) => (
  <p className="text-sm font-medium wrap-anywhere text-warn-ink">
    {remakeText(remake, isOne ? "" : texts.pair(remake.pair))}
  </p>
);

/** Lens as text, and the frame as a picture with its size; without a lens, the name of the frame. */
function Sold({ card: { lens, frame, pairs } }: Props) {
  if (!lens && !frame) return null;
  const [pair, ...others] = pairs;
  const size = pair && others.length === 0 ? shortSize(pair) : "";
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <Named name={lens || frame || ""} />
      </div>
      {lens && <span className="sr-only">{frame}</span>}
      {frame && (
        <span className="grid justify-items-center">
          <ProductPicture product={{ name: frame, type: "frame" }} size="card" />
          {size && <span className="text-2xs whitespace-nowrap text-ink-3">{size}</span>}
        </span>
      )}
    </div>
  );
}

/** Name on one line; up to three lines on a tablet, which cannot show a tooltip. */
const Named = ({ name }: { name: string }) => (
  <p className="text-sm text-ink-2 max-lg:line-clamp-3 lg:truncate" title={name}>
    {splitKind(name).map(([kind, rest]) => (
      <Fragment key={kind + rest}>
        <span className="sr-only">{kind}</span>
        <WholeSizes name={rest} />
      </Fragment>
    ))}
  </p>
);

/** Warning about a changed order, shown until staff has told the lab. */
const Changed = ({ card }: Props) => (
  <p className="flex items-start gap-1.5 text-sm font-semibold wrap-anywhere py-1 text-bad-ink">
    <Icon name="triangle-alert" className="mt-px size-4" />
    <span>{orderOf(card.ordered)?.credited ? changedText(card) : workshopStrings.order.card}</span>
  </p>
);

const Problem = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-1.5 text-sm wrap-anywhere py-1 text-bad-ink">
    <Icon name="triangle-alert" className="mt-px size-4" />
    <span>
      <span className="sr-only">{texts.problem}</span>
      <bdi dir="auto">{children}</bdi>
    </span>
  </p>
);

function Foot({ card, isLined }: Props & { isLined: boolean }) {
  const { invoice } = card.expand;
  return (
    <CardFoot isLined={isLined} origin={originOf(card)}>
      {invoice &&
        (invoice.remaining > 0 ? (
          <CardDue word={words.remains} dirhams={invoice.remaining} />
        ) : (
          <span className="ml-auto">{texts.paid}</span>
        ))}
    </CardFoot>
  );
}
