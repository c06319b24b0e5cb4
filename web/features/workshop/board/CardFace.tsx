import { Fragment, type ReactNode } from "react";
import { today } from "#domain/core/days/days.ts";
import { currency, toCentimes } from "#domain/core/money.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { shortAmount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { MaskedAmount } from "#ui/page/MoneyText.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { orderOf } from "#domain/workshop/orders.ts";
import { changedText } from "#shared/workshop/orderChange.ts";
import { workshopStrings } from "#shared/workshop/workshop.strings.ts";
import { edgeOf, originOf, splitKind } from "./cardTexts.ts";
import { clientOf } from "../clientOf.ts";
import { shortSize } from "../pairText.ts";
import { CardPairs } from "./CardPairs.tsx";
import { When } from "./When.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.card;

/** Left edge of a card that is late, or promised for today. */
const edges = {
  late: "before:bg-bad",
  today: "before:bg-brand-mark",
  none: "before:bg-transparent",
};

type Props = {
  card: JobCard;
  /** Id of the name, which names the card. */
  id?: string | undefined;
  /** Checkbox before the name. */
  tick?: ReactNode;
  /** Buttons under the facts. */
  foot?: ReactNode;
};

/** Facts of a job in four lines; a problem adds one, and each of several pairs. */
export const CardFace = ({ card, id, tick, foot }: Props) => (
  <div
    className={`flex flex-1 flex-col gap-0.5 px-3 py-2.5 before:absolute before:inset-y-0 before:left-0 before:w-[3px] ${edges[edgeOf(card, today())]}`}
  >
    <Head card={card} id={id} tick={tick} />
    <p className="text-sm text-ink-2">
      <When card={card} />
    </p>
    <Sold card={card} />
    <CardPairs card={card} />
    {changedText(card) && <Changed card={card} />}
    {card.problem && <Problem>{card.problem}</Problem>}
    <Foot card={card} isLined={!foot} />
    {foot}
  </div>
);

const Head = ({ card, id, tick }: Props) => (
  <h3 className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
    {tick}
    <span dir="auto" id={id} className="min-w-0 flex-1 basis-32 wrap-anywhere lg:line-clamp-2">
      {clientOf(card)}
    </span>
    {card.tray && (
      <span className="badge badge-mute h-5 max-w-full">
        <span className="truncate">{workshopStrings.tray(card.tray)}</span>
      </span>
    )}
  </h3>
);

/** Lens in words, frame as a picture with its size; the frame's name where there is no lens. */
function Sold({ card: { lens, frame, pairs } }: Pick<Props, "card">) {
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

/** One line; up to three on a tablet, which has no tooltip. */
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

/** Until staff has told the lab. */
const Changed = ({ card }: Pick<Props, "card">) => (
  <p className="flex items-start gap-1.5 text-sm font-semibold wrap-anywhere py-1 text-bad-ink">
    <Icon name="triangle-alert" className="mt-px size-4" />
    <span>{orderOf(card.ordered)?.credited ? changedText(card) : workshopStrings.order.card}</span>
  </p>
);

const Problem = ({ children }: { children: string }) => (
  <p className="flex items-start gap-1.5 text-sm wrap-anywhere py-1 text-bad-ink">
    <Icon name="triangle-alert" className="mt-px size-4" />
    <span>
      <span className="sr-only">{texts.problem}</span>
      <bdi dir="auto">{children}</bdi>
    </span>
  </p>
);

/** Its hairline is above the buttons where there are some. */
function Foot({ card, isLined }: Pick<Props, "card"> & { isLined: boolean }) {
  const { invoice } = card.expand;
  return (
    <p
      className={`mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-1.5 text-xs text-ink-3 ${isLined ? "border-t border-line" : ""}`}
    >
      <span className="min-w-0 lg:truncate">{originOf(card)}</span>
      {invoice &&
        (invoice.remaining > 0 ? (
          <b className="ml-auto font-semibold whitespace-nowrap text-ink">
            {words.remains} <ShortAmount dirhams={invoice.remaining} />
          </b>
        ) : (
          <span className="ml-auto">{texts.paid}</span>
        ))}
    </p>
  );
}

/** Short labels for a narrow card. */
const ShortAmount = ({ dirhams }: { dirhams: number }) => (
  <>
    <MaskedAmount>{shortAmount(toCentimes(dirhams))}</MaskedAmount>
    {`\u00a0${currency}`}
  </>
);
