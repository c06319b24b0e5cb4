/** Actions of a list row as data. */
import type { Right } from "#domain/people/permissions.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

/** Action of a row: icon, menu item, and letter key of the focused row. */
export type RowAction = {
  icon: IconName;
  /** Menu label. */
  word: string;
  /** Accessible name with the record. */
  label: string;
  /** In lower case: 'e', ' ', 'arrowright'. */
  letter?: string;
  /** Address or callback. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Tooltip, such as the reason why it is disabled. */
  title?: string | undefined;
  /** Progress label. */
  busyWord?: string;
  /** With its label, before the icons. */
  hasWord?: boolean;
  /** In the menu only. */
  isInMenu?: boolean;
  /** Lead action: always visible, replaces the call on a phone. */
  isLead?: boolean;
  /** Right of a callback: a small lock where it needs an approval. */
  right?: Right;
};

/** Actions of a row with the record's name and telephone. */
export type RowActionSet = {
  name: string;
  phone?: string;
  /** Puts the call in the menu, to leave room for amounts. */
  isCallInMenu?: boolean;
  /** Shows the lead action and '…' instead of icons. */
  hasMenu?: boolean;
  actions: readonly RowAction[];
  /** Reasons by letter why an action is unavailable on this row. */
  cannot?: Cannot;
};

type Cannot = Readonly<Partial<Record<string, string | false>>>;

/** Menu link to another record. */
export const recordLink = (word: string, name: string, href: string): RowAction => ({
  icon: "arrow-right",
  word,
  label: `${word}, ${name}`,
  href,
  isInMenu: true,
});

/** Record being deleted, and the delete callback. */
export type Removal<Row> = { removing: string | null; remove: (row: Row) => void };

/** Accessible verb before the record's name, where it differs from the menu word. */
type Texts = Partial<Record<"view" | "seeInvoice" | "print" | "edit" | "remove", string>>;
type Described = {
  /** Name of the record, part of accessible names. */
  name: string;
  phone?: string | undefined;
  isCallInMenu?: boolean;
  cannot?: Cannot;
  /** Specified action of this list alone, before the usual ones among the icons. */
  specified?: RowAction;
  /** Actions that are not specified, in the menu with their letters. */
  ours?: readonly (RowAction | false)[];
  /** Puts the print in the menu, where it is not specified. */
  isPrintInMenu?: boolean;
  /** Addresses of the usual actions; those without one are omitted. */
  view?: string;
  invoice?: string;
  print?: string;
  edit?: string;
  /** Reason that stands in place of the deletion; '' when the record may be deleted. */
  kept?: string;
  /** Right of the deletion; by default that of documents. */
  removeRight?: Right;
};

/** Reason in a menu, which does nothing. */
const reasonItem = (reason: string): RowAction => ({
  icon: "circle-i",
  word: reason,
  label: reason,
  isDisabled: true,
  isInMenu: true,
});

/** Usual actions in order, deletion last. */
export const rowActions =
  <Row extends { id: string }, Own extends object = object>(
    describe: (row: Row, own: Own) => Described,
    texts: Texts = {},
  ) =>
  ({ removing, remove, ...own }: Removal<Row> & Own) =>
  (row: Row): RowActionSet => {
    const {
      name,
      phone,
      isCallInMenu = false,
      cannot = {},
      specified,
      ours = [],
      isPrintInMenu = false,
      kept = "",
      removeRight = "document.delete",
      ...hrefs
    } = describe(row, own as unknown as Own);
    const links: [IconName, string | undefined, string | undefined, string, string?][] = [
      ["eye", hrefs.view, texts.view, words.view],
      ["invoice", hrefs.invoice, texts.seeInvoice, words.invoice],
      ["printer", hrefs.print, texts.print, words.print, "i"],
      ["pencil", hrefs.edit, texts.edit, words.edit, "e"],
    ];
    const led = links.flatMap(([icon, href, said, word, letter]): RowAction[] => {
      if (!href) return [];
      const isInMenu = icon === "invoice" || (icon === "printer" && isPrintInMenu);
      const label = `${said ?? word} ${name}`;
      return [{ icon, href, word, label, isInMenu, ...(letter ? { letter } : {}) }];
    });
    const removal: RowAction = {
      icon: "bin",
      word: words.remove,
      label: `${texts.remove ?? words.remove} ${name}`,
      onSelect: () => remove(row),
      isBusy: removing === row.id,
      isDanger: true,
      right: removeRight,
    };
    const last = kept ? reasonItem(kept) : removal;
    const inMenu = ours.flatMap((one) => (one ? [{ ...one, isInMenu: true }] : []));
    const actions = [...(specified ? [specified] : []), ...inMenu, ...led, last];
    return { name, actions, isCallInMenu, cannot, ...(phone ? { phone } : {}) };
  };
