/** Actions of a list row as data. */
import type { Right } from "#domain/people/permissions.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

/** Action of a row, available as icon, menu entry, and letter key while the row has the focus. */
export type RowAction = {
  icon: IconName;
  /** Label in the menu. */
  word: string;
  /** Accessible name, which includes the record. */
  label: string;
  /** Key in lower case: 'e', ' ', 'arrowright'. */
  letter?: string;
  /** Address to open, or else `onSelect` to call. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Tooltip, for instance the reason why the action is disabled. */
  title?: string | undefined;
  /** Label while the action runs. */
  busyWord?: string;
  /** True to show the label too, before the icons. */
  hasWord?: boolean;
  /** True to appear in the menu only. */
  isInMenu?: boolean;
  /** True of the lead action, which is always visible, and replaces the call on a phone. */
  isLead?: boolean;
  /** Right that the action needs; a small lock shows when it requires an approval. */
  right?: Right;
};

/** Actions of a row, with name and telephone of the record. */
export type RowActionSet = {
  name: string;
  phone?: string;
  /** True to move the call into the menu, which leaves more space for amounts. */
  isCallInMenu?: boolean;
  /** True to show the lead action and '…' instead of icons. */
  hasMenu?: boolean;
  actions: readonly RowAction[];
  /** Reasons why actions are unavailable on this row, by their letter. */
  cannot?: Cannot;
};

type Cannot = Readonly<Partial<Record<string, string | false>>>;

/** Menu entry that links to another record. */
export const recordLink = (word: string, name: string, href: string): RowAction => ({
  icon: "arrow-right",
  word,
  label: `${word}, ${name}`,
  href,
  isInMenu: true,
});

/** Id of the record being deleted, and the function that deletes one. */
export type Removal<Row> = { removing: string | null; remove: (row: Row) => void };

/** Verbs for accessible names, where they differ from the word in the menu. */
type Texts = Partial<Record<"view" | "seeInvoice" | "print" | "edit" | "remove", string>>;
type Described = {
  /** Name of the record, used in accessible names. */
  name: string;
  phone?: string | undefined;
  isCallInMenu?: boolean;
  cannot?: Cannot;
  /** Action that the specification requires in this list, shown among the icons before the usual ones. */
  specified?: RowAction;
  /** Actions beyond the specification, in the menu with their letters. */
  ours?: readonly (RowAction | false)[];
  /** True to move the print into the menu, where the specification does not require it. */
  isPrintInMenu?: boolean;
  /** Addresses of the usual actions; an action without one is left out. */
  view?: string;
  invoice?: string;
  print?: string;
  edit?: string;
  /** Reason why the record cannot be deleted, shown instead of the action; '' when it can. */
  kept?: string;
  /** Right that the deletion needs; by default the one for documents. */
  removeRight?: Right;
};

/** Menu entry that only shows a reason. */
const reasonItem = (reason: string): RowAction => ({
  icon: "circle-i",
  word: reason,
  label: reason,
  isDisabled: true,
  isInMenu: true,
});

/** Returns the actions of a row: the usual ones in their order, with the deletion last. */
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
