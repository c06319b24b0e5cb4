/** Acts on a row of boxes, by button, menu and key. */
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

export type OrderActs = {
  move: (rows: readonly ListedContactOrder[], to: WayStatus) => void;
  message: (row: ListedContactOrder) => void;
  boxes: (row: ListedContactOrder) => void;
  edit: (row: ListedContactOrder) => void;
  ticks: Selection<ListedContactOrder>;
};

/** Page of a row: its sheet, else its sale. */
export const pageOfRow = ({ contact, invoice, client }: ListedContactOrder): string => {
  if (contact) return paths.contactSheet(contact);
  return invoice ? paths.invoice(invoice.id) : paths.client(client);
};

/** Steps to other states: the next one is the button of the row, the former one has its key too. */
function stepsOf(row: ListedContactOrder, { move }: OrderActs): RowAction[] {
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

/** Actions of a row; a tick is for who orders or gives several. */
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
    const own: RowAction[] = [
      {
        icon: "barcode",
        word: lensLists.boxes,
        label: lensLists.boxesAct(name),
        letter: "b",
        isInMenu: true,
        right: "job.move",
        onSelect: () => acts.boxes(row),
      },
      {
        icon: "check",
        word: ticks.isTicked(row) ? lensLists.untick : words.tick,
        label: lensLists.tickOf(name),
        letter: " ",
        isInMenu: true,
        onSelect: () => ticks.toggle(row),
      },
      {
        icon: "pencil",
        word: words.edit,
        label: lensLists.editOf(name),
        letter: "e",
        isInMenu: true,
        right: "job.move",
        onSelect: () => acts.edit(row),
      },
    ];
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
  recordLink(listStrings.client, clientNameOf(row), paths.client(row.client)),
];
