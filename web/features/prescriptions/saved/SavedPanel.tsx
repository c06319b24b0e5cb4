import { useEffect, useRef, type RefObject } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { isJobInWork } from "#domain/workshop/jobs.ts";
import { balanceOfInvoice } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { lastPrinted } from "#lib/device/printing.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { prescriptionsStrings } from "../prescriptions.strings.ts";
import { again, messageOf, printsOf, type SaleAction } from "./actions.ts";
import { MessageLink } from "#shared/messages/MessageLink.tsx";
import { useMessages } from "#shared/messages/useMessages.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";

const text = prescriptionsStrings.saved;
type Props = { sale: PrescriptionDocument; onClose: () => void };

/**
 * Panel after a save, with actions that each have a key. The paper printed last time is the primary one and focused. It
 * is a card above the list, on a phone a bottom sheet, and blocks nothing.
 */
export function SavedPanel({ sale, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const close = () => {
    onClose();
    // Returns the focus to the content: the panel disappears with the focus inside.
    document.getElementById("contenu")?.focus({ preventScroll: true });
  };
  usePanelKeys(panel, close);
  useEffect(() => {
    // In the next frame, because the shell first focuses the new page.
    const frame = requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>("[data-primary]")?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  const name = sale.expand?.client?.name ?? words.unknownClient;
  const title = sale.invoice ? text.sale(name) : text.prescription(name);
  return (
    <section
      ref={panel}
      aria-label={title}
      className="card overflow-hidden max-md:enter-bottom max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:rounded-b-none max-md:lift-3 md:mb-4"
    >
      <div className="flex items-center gap-3 px-4 py-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-ok-soft text-ok-ink">
          <Icon name="check" className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-md font-semibold max-md:whitespace-normal" title={title}>
            {title}
          </h2>
          {sale.invoice && <Details invoice={sale.invoice} job={sale.job} />}
        </div>
        <kbd className="kbd">{words.escapeKey}</kbd>
        <IconButton icon="cross" label={words.close} onClick={close} />
      </div>
      <Actions sale={sale} />
    </section>
  );
}

/** Space at the end of a phone's page, which the sheet would otherwise cover. */
export const SavedPanelSpace = () => <div className="h-72 md:hidden" aria-hidden="true" />;

type DetailsProps = {
  invoice: NonNullable<PrescriptionDocument["invoice"]>;
  job: PrescriptionDocument["job"];
};

function Details({ invoice, job }: DetailsProps) {
  const total = toCentimes(invoice.total_amount);
  const { remaining, surplus } = balanceOfInvoice(invoice);
  return (
    <p className="text-ink-3">
      {prescriptionsStrings.list.invoice(invoice.invoice_number)} ·{" "}
      <MoneyText>{formatMoney(total)}</MoneyText>,{" "}
      <b className="font-semibold text-ink">
        <MoneyText>{remaining > 0 ? text.remaining(formatMoney(remaining)) : text.paid}</MoneyText>
      </b>
      {surplus > 0 && (
        <b className="font-semibold text-warn-ink">
          , <MoneyText>{text.surplus(formatMoney(surplus))}</MoneyText>
        </b>
      )}
      {job &&
        isJobInWork(job.status) &&
        `, ${text.promised(formatDay(job.promised_on).slice(0, 5))}`}
    </p>
  );
}

function Actions({ sale }: { sale: PrescriptionDocument }) {
  const prints = printsOf(sale);
  const last = lastPrinted();
  const primary = prints.find(({ paper }) => paper === last) ?? prints[0];
  const message = messageOf(sale, useMessages());
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line bg-hover px-4 py-2.5 max-md:grid max-md:grid-cols-2 max-md:bg-surface max-md:py-3">
      {prints.map((action) => (
        <ActionLink key={action.key} action={action} isPrimary={action === primary} />
      ))}
      {typeof message === "string" ? (
        <p className="text-sm text-ink-3 max-md:order-last max-md:col-span-2">{message}</p>
      ) : (
        message && <ActionLink action={message} />
      )}
      <ActionLink action={again} className="md:ml-auto" />
    </div>
  );
}

type LinkProps = { action: SaleAction; isPrimary?: boolean; className?: string };

/** Link of an action; on a phone the primary one comes first, at full width. */
function ActionLink({ action, isPrimary = false, className = "" }: LinkProps) {
  const { key, icon, label, href, message } = action;
  const look = isPrimary ? "btn-primary max-md:order-first max-md:col-span-2" : "btn-secondary";
  const shared = {
    className: `btn ${look} ${className}`,
    "data-key": key.toLowerCase(),
    "data-primary": isPrimary ? "" : undefined,
  };
  const content = (
    <>
      <Icon name={icon} />
      {label}
      <span className="text-xs font-normal max-md:hidden" aria-hidden="true">
        {isPrimary ? text.enter : key}
      </span>
    </>
  );
  return href.startsWith("/") ? (
    <a href={href} {...shared}>
      {content}
    </a>
  ) : (
    <MessageLink href={href} message={message} {...shared}>
      {content}
    </MessageLink>
  );
}

/** Keys of the panel, valid on the whole page: letters, Escape, and Enter while no control has the focus. */
const usePanelKeys = (panel: RefObject<HTMLElement | null>, onClose: () => void): void =>
  useKeydown((event) => {
    const { key, target } = event;
    if (!isPlainKey(event) || isTyping(target)) return;
    // Ignores key repeats of the Enter that saved the sale.
    if (key === "Enter" && event.repeat) return event.preventDefault();
    if (key === "Escape") return onClose();
    const action = panel.current?.querySelector<HTMLElement>(selectorOf(key, target));
    if (!action) return;
    event.preventDefault();
    action.click();
  });

/** Selector of the action for a key. Enter on a link or button is left to that element. */
function selectorOf(key: string, target: EventTarget | null): string {
  const isElsewhere = target instanceof Element && !target.matches("main, body");
  if (key === "Enter") return isElsewhere ? ":not(*)" : "[data-primary]";
  return /^[a-z]$/i.test(key) ? `[data-key=${key.toLowerCase()}]` : ":not(*)";
}
