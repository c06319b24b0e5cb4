import { violationMessage } from "#domain/core/messages/messages.ts";
import { checkAmount } from "./saleItems.ts";

/** Validation of an amount field that may be blank. */
export const optionalAmount = {
  validate: (typed: string): true | string => {
    const [refused] = typed.trim() === "" ? [] : checkAmount("amount", typed);
    return refused ? violationMessage(refused) : true;
  },
};
