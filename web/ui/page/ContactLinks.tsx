import { callLinks, messagingLink, type Phone, splitPhones } from "#domain/core/text/phone.ts";
import { mailLink } from "#lib/texts/mailLink.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useIsPhone } from "./useIsPhone.ts";

type Props = {
  /** Either phone or email. */
  phone?: string;
  email?: string;
  /** In a row: call only, quiet style. */
  isListed?: boolean;
};

const phoneTarget = "touch:inline-flex touch:min-h-11 touch:items-center";
/** 24 px minimum target. */
const target = "inline-flex min-h-6 items-center touch:min-h-11";

/** Breaks before '@'. */
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

/** Contact links: numbers call and open WhatsApp, addresses open mail; '-' for none. */
export function ContactLinks({ phone = "", email = "", isListed = false }: Props) {
  const isPhone = useIsPhone();
  const way = isListed ? `hover:underline ${phoneTarget}` : `link ${target}`;
  // On a phone row it is plain text: too small to touch.
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

/** Call link, with WhatsApp for mobile numbers. */
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

/** Unparsed number: dials its digits; plain text without digits. */
function Unread({ phone, way }: { phone: string; way: string }) {
  const [call] = callLinks(phone);
  if (!call) return <>{phone}</>;
  return (
    <a className={`${way} sum`} href={call.href}>
      {phone}
    </a>
  );
}
