import { messagingNumber } from "#domain/core/text/phone.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { messagesStrings } from "./messages.strings.ts";

/** Number of a listed client, with a badge when no message can be sent to it. */
export function Telephone({ phone }: { phone: string }) {
  const { refusal } = messagingNumber(phone);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {phone && <ContactLinks phone={phone} isListed />}
      {refusal && (
        <span title={messagesStrings.refusalHints[refusal]}>
          <Badge tone="mute">{messagesStrings.shortRefusals[refusal]}</Badge>
        </span>
      )}
    </span>
  );
}
