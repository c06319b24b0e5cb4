import { Fragment, useId } from "react";
import { currency, toCentimes } from "#domain/core/money.ts";
import { neighbourStatus } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/jobs.ts";
import { shortAmount } from "#lib/formats.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { MaskedAmount } from "#ui/page/MoneyText.tsx";
import { workshopStrings } from "#shared/workshop/workshop.strings.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { CardButtons } from "./CardButtons.tsx";
import { KeyHint } from "#ui/keys/KeyHints.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { originOf, partsOfKind } from "./cardFacts.ts";
import { clientOf } from "../clientOf.ts";
import type { CardActions } from "./useBoardKeys.ts";
import { hasMessage } from "./useCardMessage.ts";
import { When } from "./When.tsx";
import { strings } from "../workshop.strings.ts";

const texts = strings.card;

/** Touch on a card scrolls. */
const hasMouse = window.matchMedia("(pointer: fine)").matches;

type Props = {
  card: JobCard;
  /** Whether the next step is a button: without a mouse, or with little room. */
  hasButtons: boolean;
  /** Query string of the board. */
  search: string;
  isTicked: boolean;
  isFocused: boolean;
  /** Tab stop of its column. */
  isStop: boolean;
  actions: CardActions;
  onFocus: (isByKeys: boolean) => void;
  onBlur: () => void;
};

/** Card of a job, one fact per line. */
export function Card(props: Props) {
  const { card, search, isTicked, isFocused, isStop, hasButtons, actions } = props;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      draggable={hasMouse}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", card.id)}
      className={`relative flex flex-col rounded-card border ${isTicked ? "border-brand bg-brand-soft" : "border-line bg-surface"}`}
    >
      <a
        href={paths.job(card.id) + search}
        aria-label={clientOf(card)}
        // Scrolls into view also for a mouse, inside the column's head.
        className="absolute inset-0 rounded-card focus:outline-2 focus:-outline-offset-2 focus:outline-focus"
        data-card={card.id}
        draggable={false}
        tabIndex={isStop ? 0 : -1}
        // Key hints, for keyboard focus only.
        onFocus={({ currentTarget }) => props.onFocus(currentTarget.matches(":focus-visible"))}
        onBlur={props.onBlur}
      />
      <div className="flex flex-1 flex-col gap-0.5 p-3">
        <Head {...props} id={id} />
        <p className="text-sm text-ink-2">
          <When card={card} />
        </p>
        <Sold name={card.lens} look="text-ink-2" />
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Sold name={card.frame} look="text-ink-3" />
          </div>
          {card.frame && (
            <ProductPicture product={{ name: card.frame, type: "frame" }} size="card" />
          )}
        </div>
        {card.problem && <Problem>{card.problem}</Problem>}
        <Foot card={card} />
        {hasButtons && <CardButtons card={card} actions={actions} />}
      </div>
      {isFocused && <Hints card={card} />}
    </article>
  );
}

function Head({ card, isTicked, actions, id }: Props & { id: string }) {
  return (
    <h3 className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {card.status === "to_order" && (
        <label className="relative z-10 flex items-center max-md:order-last max-md:-my-2.5 max-md:min-h-11 max-md:min-w-11 max-md:justify-end">
          <input
            type="checkbox"
            className="size-4 max-md:size-6"
            checked={isTicked}
            tabIndex={-1}
            aria-label={texts.tickOf(clientOf(card))}
            onChange={() => actions.tick(card)}
          />
        </label>
      )}
      <span id={id} className="min-w-0 flex-1 basis-20 lg:truncate">
        {clientOf(card)}
      </span>
      {card.tray && (
        <span className="badge badge-mute h-5 max-w-full">
          <span className="truncate">{workshopStrings.tray(card.tray)}</span>
        </span>
      )}
    </h3>
  );
}

/** One line; up to three on a tablet, which has no tooltip. */
const Sold = ({ name, look }: { name: string | null; look: string }) =>
  name && (
    <p className={`text-sm max-lg:line-clamp-3 lg:truncate ${look}`} title={name}>
      {partsOfKind(name).map(([kind, rest]) => (
        <Fragment key={kind + rest}>
          <span className="sr-only">{kind}</span>
          <WholeSizes name={rest} />
        </Fragment>
      ))}
    </p>
  );

const Problem = ({ children }: { children: string }) => (
  <p className="flex items-start gap-1.5 text-sm wrap-anywhere py-1 text-bad-ink">
    <Icon name="triangle-alert" className="mt-px size-4" />
    <span>
      <span className="sr-only">{texts.problem}</span>
      {children}
    </span>
  </p>
);

function Foot({ card }: { card: JobCard }) {
  const { invoice } = card.expand;
  return (
    <p className="mt-auto flex flex-wrap items-baseline pt-1 justify-between gap-x-2 text-xs text-ink-3">
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

/** Current keys, at most four. */
function Hints({ card }: { card: JobCard }) {
  const [next, before] = [neighbourStatus(card.status, 1), neighbourStatus(card.status, -1)];
  const hints = [
    next && (["→", jobStatusLabels[next]] as const),
    before && (["←", jobStatusLabels[before]] as const),
    card.status === "to_order" && ([words.spaceKey, words.tick] as const),
    hasMessage(card) && (["W", words.message] as const),
    ["I", words.sheet] as const,
  ].filter((hint) => hint !== false && hint !== null);
  return (
    <p
      className="flex flex-wrap gap-x-3 gap-y-1 rounded-b-card border-t border-line bg-hover px-3 py-2 text-xs text-ink-3 max-md:hidden"
      aria-hidden="true"
    >
      {hints.map(([key, word]) => (
        <KeyHint key={key} name={key} word={word} />
      ))}
    </p>
  );
}
