/** Turns violations of rules into an ApiError whose data is keyed by field. */
import { distinctActs, type NamedAct } from "#domain/people/approvals.ts";
import { isApprovable } from "#domain/people/permissions.ts";
import { rightNames } from "#domain/people/rights.strings.ts";
import { violationMessage, messageOfCode } from "#domain/core/messages/messages.ts";
import type { Violation } from "#domain/core/violation.ts";

export function refuse(violations: readonly Violation[]): never {
  const data: Record<string, ValidationError> = {};
  for (const violation of violations) {
    const { field, code, sent } = violation;
    const refusal = new ValidationError(code, violationMessage(violation));
    data[field] ??= sent ? refusal.setParams(sent) : refusal;
  }
  const [first] = violations;
  const isOne = Object.keys(data).length === 1;
  throw new BadRequestError(
    isOne && first ? violationMessage(first) : messageOfCode("invalid"),
    data,
  );
}

export const refuseIf = (violations: readonly Violation[]): void => {
  if (violations.length > 0) refuse(violations);
};

/** Refuses with 409 because another station made a change. `params` complete the message and are sent with it. */
export function refuseConflict(
  field: string,
  code: string,
  params?: Record<string, string>,
): never {
  const text = params ? violationMessage({ field, code, params }) : messageOfCode(code);
  const refusal = new ValidationError(code, text);
  throw new ApiError(409, text, { [field]: params ? refusal.setParams(params) : refusal });
}

/** Refuses with 409 when another station changed or deleted the document after it was read. */
export const refuseVersion = (code: "modified" | "deleted"): never =>
  refuseConflict("version", code);

/** An act with only the values that a refusal sends. */
const namedAct = (lacked: NamedAct): NamedAct => {
  const { act, record, amount, client = "", method = "", base = 0 } = lacked;
  return { act, record, amount, client, method, base };
};

/**
 * Refuses with 403 and the missing rights of an act, the first in full; a right that cannot be approved is named alone.
 * The gate adds the parameters and the act's sentence to the answer (storeErrors.ts).
 */
export function refuseRights(lacked: readonly NamedAct[]): never {
  const fixed = lacked.find(({ act }) => !isApprovable(act));
  const acts = distinctActs((fixed ? [fixed] : lacked).map(namedAct));
  const [first] = acts;
  if (!first) throw new ApiError(403, messageOfCode("forbidden"), {});
  const message = messageOfCode("right").replace("{right}", rightNames[first.act]);
  // Passed as text, because a list of objects would come back from Go as another type.
  const params = { ...first, approvable: !fixed, acts: JSON.stringify(acts) };
  throw new ApiError(403, message, {
    right: new ValidationError("right", message).setParams(params),
  });
}

/** Refuses with 401 a write from a shared computer where nobody has entered. */
export function refuseWho(): never {
  const text = messageOfCode("who");
  throw new ApiError(401, text, { who: new ValidationError("who", text) });
}

/** Refuses the request as a whole, without a field. */
export function refuseRequest(code: string, status = 400): never {
  throw new ApiError(status, messageOfCode(code), {});
}
