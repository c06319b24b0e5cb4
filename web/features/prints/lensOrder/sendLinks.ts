import { messagingLink, messagingNumber } from "#domain/core/text/phone.ts";
import type { Supplier } from "#domain/core/records.ts";
import { labOrderTexts } from "#domain/workshop/labOrder.strings.ts";
import { type LabOrder, labOrderText } from "#domain/workshop/labOrder.ts";
import { mailLink } from "#lib/texts/mailLink.ts";
import { words } from "#lib/texts/words.strings.ts";
import { lensOrderStrings } from "./lensOrder.strings.ts";

/** Longest texts of a link: WhatsApp refuses orders of about twenty sales, some mail programs those of three. */
const longest = { whatsApp: 8000, mail: 2000 };

export type SendLinks = {
  text: string;
  /** WhatsApp link of the order, as `mail` is for e-mail; '' without a contact. */
  whatsApp: string;
  mail: string;
  /** Names of the links that open without the text, because it is too long. */
  withoutText: string[];
};

export const sendLinks = (order: LabOrder, lab: Supplier): SendLinks =>
  textLinks(labOrderText(order), labOrderTexts.titleOf(order.shop, order.remake), lab);

/** Links that send a text to a supplier; `title`: subject of the mail. */
export function textLinks(text: string, title: string, supplier: Supplier): SendLinks {
  const { number } = messagingNumber(supplier.phone);
  const subject = `subject=${encodeURIComponent(title)}`;
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  const address = `${mailLink(supplier.email)}?${subject}`;
  const whatsApp = linkOf(number && messagingLink(number, text), longest.whatsApp);
  const mail = linkOf(supplier.email && `${address}&body=${body}`, longest.mail);
  return {
    text,
    whatsApp: whatsApp.isLong ? messagingLink(number ?? "") : whatsApp.href,
    mail: mail.isLong ? address : mail.href,
    withoutText: [whatsApp.isLong && words.whatsApp, mail.isLong && lensOrderStrings.ofMail].filter(
      (name) => name !== false,
    ),
  };
}

const linkOf = (href: string | null, most: number) => ({
  href: href ?? "",
  isLong: (href ?? "").length > most,
});
