import type { ComponentProps } from "react";
import type { PreparedMessage } from "#api/clients/messages.ts";
import { asksFirst, openAsking, remember } from "./useMessages.ts";

type Props = ComponentProps<"a"> & {
  href: string;
  /** Stored when opened; some messages are not. */
  message?: PreparedMessage | undefined;
};

/** Link that opens a conversation with its text. */
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
