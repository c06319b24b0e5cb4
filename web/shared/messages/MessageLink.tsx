import type { ComponentProps } from "react";
import type { PreparedMessage } from "#api/messages.ts";
import { remember } from "./useMessages.ts";

type Props = ComponentProps<"a"> & {
  href: string;
  /** What is remembered when it is opened; some are not. */
  message?: PreparedMessage | undefined;
};

/** Opens a conversation beside the application, with the words in it. */
export const MessageLink = ({ message, children, ...link }: Props) => (
  <a
    target="_blank"
    rel="noopener noreferrer"
    onClick={() => message && remember(message)}
    {...link}
  >
    {children}
  </a>
);
