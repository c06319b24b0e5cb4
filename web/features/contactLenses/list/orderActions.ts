/** Actions on a row of boxes, by button, menu and key. */
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Selection } from "#lib/useSelection.ts";
import { contactOrderStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { listStrings } from "#ui/list/list.strings.ts";
import { recordLink, type RowAction, type RowActionSet } from "#ui/list/rowActionSet.ts";
import { lensLists } from "./lensLists.strings.ts";
import {
  besideStatus,
  clientNameOf,
  isBefore,
  otherStatuses,
  rowLabel,
  type WayStatus,
} from "./lensViews.ts";
import { hasMessage } from "./useRowMessage.ts";

/** Actions available wherever a row is shown. */
export type RowActs = {
  move: (rows: readonly ListedContactOrder[], to: WayStatus) => void;
  boxes: (row: ListedContactOrder) => void;
  edit: (row: ListedContactOrder) => void;
};
export type OrderActs = RowActs & {
  message: (row: ListedContactOrder) => void;
  ticks: Selection<ListedContactOrder>;
};

/** Page that a row links to: its sheet, else its sale, else its client. */
export const pageOfRow = ({ contact, invoice, client }: ListedContactOrder): string => {
  if (contact) return paths.contactSheet(contact);
  return invoice ? paths.invoice(invoice.id) : paths.client(client);
};

/**
 * Actions that change the state. The next state is the row's button; the previous one also has a key. A credited row
 * has none.
 */
function stepsOf(row: ListedContactOrder, { move }: RowActs): RowAction[] {
  if (row.status === "cancelled") return [];
  const name = rowLabel(row);
  const [former, next] = [besideStatus(row.status, -1), besideStatus(row.status, 1)];
  const to = (status: WayStatus) => () => move([row], status);
  const others = otherStatuses(row.status).map((status): RowAction => ({
    icon: isBefore(status, row.status) ? "arrow-left" : "arrow-right",
    word: contactOrderStatusLabels[status],
    label: `${contactOrderStatusLabels[status]}, ${name}`,
    ...(status === former ? { letter: "arrowleft" } : {}),
    isInMenu: true,
    right: "job.move",
    onSelect: to(status),
  }));
  if (!next || next === "to_order") return others;
  const lead: RowAction = {
    icon: "arrow-right",
    word: contactOrderStatusLabels[next],
    label: lensLists.markOf(contactOrderStatusLabels[next], name),
    letter: "arrowright",
    isLead: true,
    right: "job.move",
    onSelect: to(next),
  };
  return [lead, ...others];
}

const boxesOf = (row: ListedContactOrder, { boxes }: RowActs): RowAction => ({
  icon: "barcode",
  word: lensLists.boxes,
  label: lensLists.boxesAct(rowLabel(row)),
  letter: "b",
  isInMenu: true,
  right: "job.move",
  onSelect: () => boxes(row),
});

const editOf = (row: ListedContactOrder, { edit }: RowActs): RowAction => ({
  icon: "pencil",
  word: words.edit,
  label: lensLists.editOf(rowLabel(row)),
  letter: "e",
  isInMenu: true,
  right: "job.move",
  onSelect: () => edit(row),
});

/** Actions of a row on the page of its sheet, all in the menu. */
export const rowMenu = (row: ListedContactOrder, acts: RowActs): RowActionSet => ({
  name: rowLabel(row),
  actions: [...stepsOf(row, acts), boxesOf(row, acts), editOf(row, acts)].map(
    // Without keys: on that page no row can have the focus.
    (action) => ({ ...action, isLead: false, letter: "" }),
  ),
});

/** Actions of a row in the list; it can be ticked by a person who may order or give several. */
export const orderActions =
  (acts: OrderActs) =>
  (row: ListedContactOrder): RowActionSet => {
    const name = rowLabel(row);
    const { ticks } = acts;
    const message: RowAction[] = hasMessage(row)
      ? [
          {
            icon: "speech-bubble",
            word: words.message,
            label: lensLists.messageOf(name),
            letter: "w",
            onSelect: () => acts.message(row),
          },
        ]
      : [];
    const tick: RowAction = {
      icon: "check",
      word: ticks.isTicked(row) ? lensLists.untick : words.tick,
      label: lensLists.tickOf(name),
      letter: " ",
      isInMenu: true,
      onSelect: () => ticks.toggle(row),
    };
    const own = [boxesOf(row, acts), tick, editOf(row, acts)];
    return {
      name,
      phone: row.expand?.client?.phone ?? "",
      isCallInMenu: true,
      actions: [...stepsOf(row, acts), ...message, ...own, ...linksOf(row, name)],
    };
  };

const linksOf = (row: ListedContactOrder, name: string): RowAction[] => [
  ...(row.contact ? [recordLink(words.contactSheet, name, paths.contactSheet(row.contact))] : []),
  ...(row.invoice ? [recordLink(words.invoice, name, paths.invoice(row.invoice.id))] : []),
  ...(row.client
    ? [recordLink(listStrings.client, clientNameOf(row), paths.client(row.client))]
    : []),
];
