/** Building blocks that draw the cards of a board. */
import type { ReactNode } from "react";
import { today } from "#domain/core/days/days.ts";
import { currency, toCentimes } from "#domain/core/money.ts";
import { shortAmount } from "#lib/texts/formats.ts";
import { MaskedAmount } from "#ui/page/MoneyText.tsx";
import { workshopStrings } from "#shared/workshop/workshop.strings.ts";
import type { BoardCard, BoardRules, FaceProps } from "./boardKind.ts";
import { edgeOf, tones, whenOf } from "./whenTexts.ts";

/** Coloured left edge of a card that is late, or promised for today. */
const edges = {
  late: "before:bg-bad",
  today: "before:bg-brand-mark",
  none: "before:bg-transparent",
};

type RuledProps<Card extends BoardCard> = { rules: BoardRules<Card>; card: Card };

/** Frame of a card, with the coloured edge. */
export const CardFrame = <Card extends BoardCard>({
  rules,
  card,
  children,
}: RuledProps<Card> & { children: ReactNode }) => (
  <div
    className={`flex flex-1 flex-col gap-0.5 px-3 py-2.5 before:absolute before:inset-y-0 before:left-0 before:w-[3px] ${edges[edgeOf(rules, card, today())]}`}
  >
    {children}
  </div>
);

type HeadProps = Pick<FaceProps<BoardCard>, "id" | "tick"> & { name: string; tray: string };

/** First line of a card: the client's name and the tray, after the checkbox. */
export const CardHead = ({ id, tick, name, tray }: HeadProps) => (
  <h3 className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
    {tick}
    <span dir="auto" id={id} className="min-w-0 flex-1 basis-32 wrap-anywhere lg:line-clamp-2">
      {name}
    </span>
    {tray && (
      <span className="badge badge-mute h-5 max-w-full">
        <span className="truncate">{workshopStrings.tray(tray)}</span>
      </span>
    )}
  </h3>
);

/** Promised day of a card, or how long it has waited. */
export const When = <Card extends BoardCard>({ rules, card }: RuledProps<Card>) =>
  whenOf(rules, card, today()).map(({ text, tone }) => (
    <span key={text} className={tone && tones[tone]}>
      {text}
    </span>
  ));

type FootProps = {
  /** True when a hairline separates this line from the details; a card with buttons has its hairline above them. */
  isLined: boolean;
  origin: string;
  children: ReactNode;
};

/** Last line of a card: its origin, and the amount due. */
export const CardFoot = ({ isLined, origin, children }: FootProps) => (
  <p
    className={`mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-1.5 text-xs text-ink-3 ${isLined ? "border-t border-line" : ""}`}
  >
    <span className="min-w-0 lg:truncate">{origin}</span>
    {children}
  </p>
);

/** Amount due, abbreviated to fit a narrow card. */
export const CardDue = ({ word, dirhams }: { word: string; dirhams: number }) => (
  <b className="ml-auto font-semibold whitespace-nowrap text-ink">
    {word} <ShortAmount dirhams={dirhams} />
  </b>
);

const ShortAmount = ({ dirhams }: { dirhams: number }) => (
  <>
    <MaskedAmount>{shortAmount(toCentimes(dirhams))}</MaskedAmount>
    {`\u00a0${currency}`}
  </>
);
