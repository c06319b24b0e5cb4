import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { contactLensQueries, deleteTrial } from "#api/sales/contactLenses.ts";

import { shortBoxText } from "#domain/contactLenses/contactLenses.strings.ts";
import type { ListedContactOrder, SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { endOfEye, isBoxShort } from "#domain/contactLenses/lensRemarks.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { ContactOrderBadge } from "#shared/contactLenses/ContactOrderBadge.ts";
import { lensWords } from "#shared/contactLenses/lineWords.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { RowMenu } from "#ui/list/RowActions.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { useBoxDialogs } from "../boxes/useReceiveBoxes.tsx";
import { EditRowDialog } from "../list/EditRowDialog.tsx";
import { rowMenu } from "../list/orderActions.ts";
import { useMoveRows } from "../list/useMoveRows.ts";
import { sheetStrings } from "./sheet.strings.ts";

const text = sheetStrings.page;
type Order = SheetDocument["orders"][number];
type Props = { sheet: SheetDocument };

/** Rows of boxes of a sheet, latest first: sold boxes and trial lenses. */
export function OrdersCard({ sheet }: Props) {
  const { remove } = useRemoveTrial();
  const { menuOf, dialogs } = useRowMenus(sheet);
  return (
    <Card
      title={text.boxes}
      aside={
        sheet.orders.length > 0 && (
          <a className="link text-sm" href={paths.contactLenses()}>
            {text.seeBoxes}
          </a>
        )
      }
    >
      <ul className="divide-y divide-line px-4">
        {sheet.orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            sheet={sheet}
            menu={menuOf(order)}
            onRemove={() => remove(order)}
          />
        ))}
        {sheet.orders.length === 0 && <li className="py-3 text-ink-3">{text.noBoxes}</li>}
      </ul>
      {dialogs}
    </Card>
  );
}

/** Menus of the rows. Rows already given have theirs only here, as no list shows them. */
function useRowMenus({ id, orders }: SheetDocument) {
  const { data = [] } = useQuery({
    ...contactLensQueries.ofSheet(id),
    enabled: orders.length > 0,
  });
  const { move } = useMoveRows();
  const { openRow, dialog } = useBoxDialogs();
  const [edited, setEdited] = useState<ListedContactOrder | null>(null);
  const acts = { move, boxes: openRow, edit: setEdited };
  const menuOf = (order: Order): ReactNode => {
    const row = data.find((one) => one.id === order.id);
    return row && <RowMenu {...rowMenu(row, acts)} isPhone={false} />;
  };
  const dialogs = (
    <>
      {dialog}
      {edited && <EditRowDialog row={edited} onClose={() => setEdited(null)} />}
    </>
  );
  return { menuOf, dialogs };
}

type RowProps = Props & { order: Order; menu: ReactNode; onRemove: () => void };

function OrderRow({ order, sheet, menu, onRemove }: RowProps) {
  const { trial, product_name, eye, quantity, status, invoice, created, given_on } = order;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span dir="auto" className="min-w-0 flex-1 basis-48 wrap-anywhere">
          {product_name}
          <span className="rx block text-sm whitespace-normal text-ink-2">
            {lensWords(eye, order.lens ?? null)}
          </span>
        </span>
        {trial && <Badge tone="info">{text.trial}</Badge>}
        <span className="text-sm text-ink-2">{text.count(quantity, trial)}</span>
        <ContactOrderBadge status={status} />
        <span className="text-sm text-ink-3">
          {formatDay(given_on || invoice?.date || created)}
        </span>
        {invoice && (
          <a className="link" href={paths.invoice(invoice.id)}>
            {invoice.invoice_number}
          </a>
        )}
        {trial && (
          <IconButton
            icon="bin"
            size="sm"
            label={text.removeTrial(product_name)}
            right="prescription.write"
            onClick={onRemove}
          />
        )}
        {menu}
      </div>
      <Boxes order={order} sheet={sheet} />
    </li>
  );
}

const mostBoxes = 20;

/** Scanned boxes of a row: lot and expiry, with a remark when a box expires too soon. */
function Boxes({ order: { id, eye, trial }, sheet }: Props & { order: Order }) {
  const { data } = useQuery(contactLensQueries.boxes({ order: id, perPage: mostBoxes }));
  const until = trial ? "" : endOfEye(sheet, eye);
  return data?.items.map((box) => (
    <p key={box.id} className="text-sm text-ink-3">
      {text.lot(box.lot || box.gtin, box.expires_on && formatDay(box.expires_on))}
      {isBoxShort(box.expires_on, until) && (
        <span className="flex items-start gap-1.5 text-warn-ink">
          <Icon name="triangle-alert" className="mt-0.5 size-4" />
          {shortBoxText(box.expires_on, until)}
        </span>
      )}
    </p>
  ));
}

/** Asks before trial lenses are removed; sold boxes follow their line of the sale. */
const useRemoveTrial = () =>
  useDelete<Order>({
    target: ({ product_name, eye, lens }) => ({
      icon: "eye",
      name: text.trialTarget(product_name),
      of: "",
      details: [lensWords(eye, lens ?? null)],
    }),
    send: deleteTrial,
    removed: () => text.trialRemoved,
    failed: text.trialRemoveFailed,
  });
