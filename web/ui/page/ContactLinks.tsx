import { callLinks, messagingLink, type Phone, splitPhones } from "#domain/core/text/phone.ts";
import { mailLink } from "#lib/texts/mailLink.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useIsPhone } from "./useIsPhone.ts";

type Props = {
  /** Telephone; a contact has either this or `email`. */
  phone?: string;
  email?: string;
  /** True in a row: only the call, without emphasis. */
  isListed?: boolean;
};

const phoneTarget = "touch:inline-flex touch:min-h-11 touch:items-center";
/** CSS classes for the smallest target, 24 px high. */
const target = "inline-flex min-h-6 items-center touch:min-h-11";

/** E-mail address that may break before '@'. */
function Parted({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** Links to contact someone: a number calls and opens WhatsApp, an address starts a mail; '-' without either. */
export function ContactLinks({ phone = "", email = "", isListed = false }: Props) {
  const isPhone = useIsPhone();
  const way = isListed ? `hover:underline ${phoneTarget}` : `link ${target}`;
  // Plain text in a phone's row, where it is too small to touch.
  if (email && isListed && isPhone) return <>{email}</>;
  if (email) {
    return (
      <a
        className={`${way} ${isListed ? "truncate" : "wrap-anywhere"}`}
        href={mailLink(email)}
        title={email}
      >
        {isListed ? email : <Parted email={email} />}
      </a>
    );
  }
  if (!phone) return <span className="text-ink-3">-</span>;
  const parts = splitPhones(phone);
  return parts.some((part) => typeof part !== "string") ? (
    <span
      className={`inline-flex ${isListed ? "flex-col items-start" : "flex-wrap items-baseline justify-end gap-x-3"}`}
    >
      {parts.map((part, place) =>
        typeof part === "string" ? (
          /\p{L}/u.test(part) && <span key={place}>{part.trim()}</span>
        ) : (
          <PhoneLinks key={place} phone={part} way={way} isListed={isListed} />
        ),
      )}
    </span>
  ) : (
    <Unread phone={phone} way={way} />
  );
}

/** Link that calls a number, with WhatsApp if it is a mobile number. */
function PhoneLinks({ phone, way, isListed }: { phone: Phone; way: string; isListed: boolean }) {
  const call = (
    <a className={`${way} sum whitespace-nowrap`} href={`tel:${phone.dialled}`}>
      {phone.formatted}
    </a>
  );
  if (isListed || !phone.isMobile) return call;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-3">
      {call}
      <a
        className={`link ${target}`}
        href={messagingLink(phone.international)}
        target="_blank"
        rel="noreferrer"
      >
        {words.whatsApp}
      </a>
    </span>
  );
}

/** Number that could not be parsed: its digits are dialled; without digits it is plain text. */
function Unread({ phone, way }: { phone: string; way: string }) {
  const [call] = callLinks(phone);
  if (!call) return <>{phone}</>;
  return (
    <a className={`${way} sum`} href={call.href}>
      {phone}
    </a>
  );
}
