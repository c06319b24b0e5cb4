/** Board of cards in columns by state, over any kind of card: jobs of the workshop, after-sales tickets. */
import type { ReactNode } from "react";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { Right } from "#domain/people/permissions.ts";
import type { Step } from "#domain/workshop/jobs.ts";
import type { MarkName } from "#ui/page/Mark.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import type { OpenColumns } from "./openColumns.ts";

/** Fields that the board reads from any card. */
export type BoardCard = {
  id: string;
  status: string;
  promised_on: string;
  steps: readonly Step<string>[];
  /** Latest message to the client since the last step, and its author. */
  messagedAt: string | null;
  messagedBy: string | null;
};
export type StatusOf<Card extends BoardCard> = Card["status"];

export type Column<Card extends BoardCard> = {
  status: StatusOf<Card>;
  /** Cards of the state; the server sends the first of many. */
  count: number;
  cards: Card[];
};

type ByStatus<Card extends BoardCard, Value> = Readonly<Record<StatusOf<Card>, Value>>;

/** Rules of a board, without its drawing. */
export type BoardRules<Card extends BoardCard> = {
  /** States in the order of their columns. */
  statuses: readonly StatusOf<Card>[];
  /** State in which a card waits for its client: the longest waiting is first. */
  ready: StatusOf<Card>;
  /** Last state, of which the board has the cards of today: the latest is first. */
  done: StatusOf<Card>;
  isInWork: (status: StatusOf<Card>) => boolean;
  /** Days that a card is late; 0 when on time. */
  daysLate: (status: StatusOf<Card>, promised: IsoDay, now: IsoDay) => number;
  /** Promised day within the card, such as 'lundi 23/11'. */
  promised: (day: string) => string;
};

export type FaceProps<Card extends BoardCard> = {
  card: Card;
  /** Id of the name, which names the card. */
  id?: string | undefined;
  /** Checkbox before the name. */
  tick?: ReactNode;
  /** Buttons under the details. */
  foot?: ReactNode;
};

export type BoardKind<Card extends BoardCard> = BoardRules<Card> & {
  /** Accessible name of the columns, and of the tabs of a phone. */
  label: string;
  columns: ByStatus<Card, string>;
  /** Short names of the columns: tabs of a phone, hints, menus. */
  states: ByStatus<Card, string>;
  /** Verbs of the step to a state. */
  verbs: ByStatus<Card, string>;
  empty: ByStatus<Card, string>;
  mark: (status: StatusOf<Card>) => MarkName;
  tones: ByStatus<Card, string>;
  /** Cards of each column while the board loads. */
  skeleton: ByStatus<Card, number>;
  open: OpenColumns<StatusOf<Card>>;
  nameOf: (card: Card) => string;
  /** Name of its link, with the number: one client may have several cards. */
  linkOf: (card: Card) => string;
  hrefOf: (card: Card) => string;
  /** State to which an arrow key moves a card; null at the ends. */
  beside: (card: Card, side: 1 | -1) => StatusOf<Card> | null;
  /** State that usually comes next, of the card's button. */
  next: (card: Card) => StatusOf<Card> | null;
  /** States of a card's menu besides the next one. */
  isOffered: (card: Card, status: StatusOf<Card>) => boolean;
  /** Right to move cards, whose button and menu are absent for who reads alone. */
  right?: Right;
  Face: (props: FaceProps<Card>) => ReactNode;
};

/** Acts of a person on a card. */
export type CardActions<Card extends BoardCard> = {
  move: (card: Card, to: StatusOf<Card>) => void;
  /** Acts by key, in lower case. */
  keys: Readonly<Record<string, (card: Card) => void>>;
  /** Keys of the focused card besides the arrows. */
  hintsOf: (card: Card) => readonly (readonly [key: string, word: string] | false)[];
  /** Acts of the card's menu before its states. */
  itemsOf: (card: Card) => readonly (MenuItem | false)[];
};

/** Parts that one kind of board has in its cards and columns. */
export type BoardParts<Card extends BoardCard> = {
  isTicked?: (card: Card) => boolean;
  tick?: (card: Card) => ReactNode;
  /** Replaces the mark of a column. */
  head?: (column: Column<Card>) => ReactNode;
  /** Shown below the last card of a column. */
  foot?: (column: Column<Card>) => ReactNode;
};
