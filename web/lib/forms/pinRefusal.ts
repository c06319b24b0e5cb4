import { violationMessage } from "#domain/core/messages/messages.ts";
import { checkPin } from "#domain/core/signIn/pin.ts";

/** Error for a new PIN, in the server's words; null when it is accepted. */
export function pinRefusal(pin: string): string | null {
  const code = checkPin(pin);
  return code && violationMessage({ field: "pin", code });
}
