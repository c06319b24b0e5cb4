import type { ComponentProps } from "react";
import type { PreparedMessage } from "#api/clients/messages.ts";
import { asksFirst, openAsking, remember } from "./useMessages.ts";

type Props = ComponentProps<"a"> & {
  href: string;
  /** Message to store when the link opens; absent for messages that are not stored. */
  message?: PreparedMessage | undefined;
};

/** Link that opens a conversation with the text of the message. */
export const MessageLink = ({ message, children, ...link }: Props) => (
  <a
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => {
      if (!message) return;
      if (!asksFirst(message)) return remember(message);
      event.preventDefault();
      void openAsking({ href: link.href, message });
    }}
    {...link}
  >
    {children}
  </a>
);
