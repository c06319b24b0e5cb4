/** Types of a board: cards in columns by state, for jobs of the workshop and for after-sales tickets. */
import type { ReactNode } from "react";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { Right } from "#domain/people/permissions.ts";
import type { Step } from "#domain/workshop/jobs.ts";
import type { MarkName } from "#ui/page/Mark.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import type { OpenColumns } from "./openColumns.ts";

/** Fields that the board needs of any card. */
export type BoardCard = {
  id: string;
  status: string;
  promised_on: string;
  steps: readonly Step<string>[];
  /** When the client last got a message since the last step, and who sent it. */
  messagedAt: string | null;
  messagedBy: string | null;
};
export type StatusOf<Card extends BoardCard> = Card["status"];

export type Column<Card extends BoardCard> = {
  status: StatusOf<Card>;
  /** Number of all cards in the state; the server sends only the first ones. */
  count: number;
  cards: Card[];
};

type ByStatus<Card extends BoardCard, Value> = Readonly<Record<StatusOf<Card>, Value>>;

/** Rules of a board that do not concern its look. */
export type BoardRules<Card extends BoardCard> = {
  /** States in the order of their columns. */
  statuses: readonly StatusOf<Card>[];
  /** State in which glasses wait for their client: the card that has waited longest comes first. */
  ready: StatusOf<Card>;
  /** Last state, whose column lists the cards finished today, latest first. */
  done: StatusOf<Card>;
  isInWork: (status: StatusOf<Card>) => boolean;
  /** Days that a card is late; 0 when on time. */
  daysLate: (status: StatusOf<Card>, promised: IsoDay, now: IsoDay) => number;
  /** Promised day as the card shows it, such as 'lundi 23/11'. */
  promised: (day: string) => string;
};

export type FaceProps<Card extends BoardCard> = {
  card: Card;
  /** Id of the element with the name, by which aria-labelledby names the card. */
  id?: string | undefined;
  /** Checkbox before the name. */
  tick?: ReactNode;
  /** Buttons under the details. */
  foot?: ReactNode;
};

export type BoardKind<Card extends BoardCard> = BoardRules<Card> & {
  /** Accessible name of the group of columns, and of the tabs on a phone. */
  label: string;
  columns: ByStatus<Card, string>;
  /** Short names of the columns, for tabs on a phone, key hints and menus. */
  states: ByStatus<Card, string>;
  /** Verbs of the buttons that move a card to a state. */
  verbs: ByStatus<Card, string>;
  empty: ByStatus<Card, string>;
  mark: (status: StatusOf<Card>) => MarkName;
  tones: ByStatus<Card, string>;
  /** Number of placeholder cards in each column while the board loads. */
  skeleton: ByStatus<Card, number>;
  open: OpenColumns<StatusOf<Card>>;
  nameOf: (card: Card) => string;
  /** Accessible name of a card's link. It includes the number, because one client may have several cards. */
  linkOf: (card: Card) => string;
  hrefOf: (card: Card) => string;
  /** State to which an arrow key moves a card; null at the ends. */
  beside: (card: Card, side: 1 | -1) => StatusOf<Card> | null;
  /** State that usually comes next, which the card's button proposes; null without one. */
  next: (card: Card) => StatusOf<Card> | null;
  /** True of each state that the card's menu lists, besides the next one. */
  isOffered: (card: Card, status: StatusOf<Card>) => boolean;
  /** Right to move cards; a person without it sees neither button nor menu. */
  right?: Right;
  Face: (props: FaceProps<Card>) => ReactNode;
};

/** Actions that a person can take on a card. */
export type CardActions<Card extends BoardCard> = {
  move: (card: Card, to: StatusOf<Card>) => void;
  /** Keyboard shortcuts of the focused card: each lower-case key with its action. */
  keys: Readonly<Record<string, (card: Card) => void>>;
  /** Key hints of the focused card, besides the arrows. */
  hintsOf: (card: Card) => readonly (readonly [key: string, word: string] | false)[];
  /** Menu entries of a card that come before its states. */
  itemsOf: (card: Card) => readonly (MenuItem | false)[];
};

/** Parts that one kind of board adds to its cards and columns. */
export type BoardParts<Card extends BoardCard> = {
  isTicked?: (card: Card) => boolean;
  tick?: (card: Card) => ReactNode;
  /** Content shown in place of the mark of a column. */
  head?: (column: Column<Card>) => ReactNode;
  /** Content shown below the last card of a column. */
  foot?: (column: Column<Card>) => ReactNode;
};
