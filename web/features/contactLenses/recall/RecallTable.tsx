import { messagingNumber } from "#domain/core/text/phone.ts";
import type { ListedContactBox } from "#domain/contactLenses/contactAnswers.ts";
import { formatDay, formatInstant } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { Telephone } from "#shared/messages/Telephone.tsx";
import { openMessage, useMessages } from "#shared/messages/useMessages.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordLink, type RowAction, type RowActionSet } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { recallStrings as text } from "./recall.strings.ts";
import {
  clientOf,
  eyeOf,
  givenOf,
  isTrial,
  lensOf,
  nameOf,
  orderOf,
  phoneOf,
  productOf,
  type RecalledRow,
} from "./recallRows.ts";

type RowProps = { box: ListedContactBox };

/** Name of a row: client, eye and day, because a client has several boxes. */
const rowName = (box: ListedContactBox): string => `${nameOf(box)} ${eyeOf(box)}, ${givenOf(box)}`;

/** Page that a box links to: its wearer, else its sheet. */
function pageOf(box: ListedContactBox): string {
  const client = clientOf(box);
  return client ? paths.client(client.id) : paths.contactLenses();
}

const ClientLink = ({ box }: RowProps) => (
  <RowLink href={pageOf(box)} label={rowName(box)}>
    <bdi dir="auto">{nameOf(box)}</bdi>
  </RowLink>
);

const Lens = ({ box }: RowProps) => (
  <>
    <span dir="auto" className="block">
      {productOf(box)}
    </span>
    <span className="block text-sm text-ink-3">{lensOf(box)}</span>
  </>
);

const messagedText = ({ messagedAt }: RowProps["box"]): string =>
  messagedAt ? text.messaged(formatInstant(messagedAt)) : "";

const columns: Column<RecalledRow>[] = [
  {
    key: "client",
    head: words.client,
    cell: (box) => (
      <>
        <span className="flex flex-wrap items-center gap-2">
          <ClientLink box={box} />
          {isTrial(box) && <Badge tone="info">{text.trial}</Badge>}
        </span>
        {box.messagedAt && <span className="block text-sm text-ink-3">{messagedText(box)}</span>}
      </>
    ),
  },
  { key: "phone", head: words.phone, cell: (box) => <Telephone phone={phoneOf(box)} /> },
  { key: "eye", head: text.eye, cell: eyeOf },
  { key: "lens", head: text.lens, cell: (box) => <Lens box={box} /> },
  { key: "pieces", head: text.pieces, isNumber: true, cell: ({ pieces }) => pieces },
  { key: "lot", head: text.lotHead, className: "max-lg:hidden", cell: ({ lot }) => lot || "-" },
  {
    key: "expires",
    head: text.expires,
    className: "max-lg:hidden",
    cell: ({ expires_on: day }) => (day ? formatDay(day) : "-"),
  },
  { key: "given", head: text.given, className: "whitespace-nowrap", cell: givenOf },
];

/** Prepares the message that warns a wearer. */
function useRecallMessage() {
  const messageFor = useMessages();
  return (box: ListedContactBox) => {
    const client = clientOf(box);
    const order = orderOf(box);
    const message =
      client && order && messageFor({ kind: "lens_recall", client, record: order.id });
    if (message && openMessage(message)) toast.success(messagesStrings.prepared);
  };
}

const actionsOf =
  (send: (box: ListedContactBox) => void) =>
  (box: ListedContactBox): RowActionSet => {
    const { number, refusal } = messagingNumber(phoneOf(box));
    const name = rowName(box);
    const client = clientOf(box);
    const order = orderOf(box);
    const message: RowAction = {
      icon: "speech-bubble",
      word: text.message,
      label: text.messageOf(name),
      letter: "w",
      title: refusal ? messagesStrings.refusalHints[refusal] : undefined,
      isDisabled: number === null,
      isLead: true,
      onSelect: () => send(box),
    };
    const links = [
      ...(client ? [recordLink(listStrings.client, name, paths.client(client.id))] : []),
      ...(order?.contact
        ? [recordLink(words.contactSheet, name, paths.contactSheet(order.contact))]
        : []),
    ];
    return { name, phone: phoneOf(box), actions: [message, ...links] };
  };

const phoneGiven = (box: ListedContactBox): string =>
  orderOf(box)?.given_on ? `${text.given} ${givenOf(box)}` : givenOf(box);

type Props = { lot: string; rows: readonly RecalledRow[] };

/** Boxes of a lot with their wearers, and a message to warn each. */
export function RecallTable({ lot, rows }: Props) {
  const send = useRecallMessage();
  return (
    <DataTable
      label={text.table(lot)}
      rows={rows}
      columns={columns}
      card={(box) => (
        <PhoneRow
          title={<ClientLink box={box} />}
          details={[eyeOf(box), productOf(box), isTrial(box) && text.trial]
            .filter(Boolean)
            .join(" · ")}
          secondLine={messagedText(box) || phoneGiven(box)}
        />
      )}
      rowHref={pageOf}
      actions={actionsOf(send)}
    />
  );
}
