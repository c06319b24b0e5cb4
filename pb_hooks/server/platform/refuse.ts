/** Turns violations of rules into an ApiError whose data is keyed by field. */
import type { Act } from "#domain/people/approvals.ts";
import { isApprovable, type Right } from "#domain/people/permissions.ts";
import { rightNames } from "#domain/people/rights.strings.ts";
import { violationMessage, messageOfCode } from "#domain/core/messages.ts";
import type { Violation } from "#domain/core/violation.ts";

export function refuse(violations: readonly Violation[]): never {
  const data: Record<string, ValidationError> = {};
  for (const violation of violations)
    data[violation.field] ??= new ValidationError(violation.code, violationMessage(violation));
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

/** Answers 409 when another station's change made the request invalid. `params` fill the message and are sent beside it. */
export function refuseConflict(
  field: string,
  code: string,
  params?: Record<string, string>,
): never {
  const text = params ? violationMessage({ field, code, params }) : messageOfCode(code);
  const refusal = new ValidationError(code, text);
  throw new ApiError(409, text, { [field]: params ? refusal.setParams(params) : refusal });
}

/** Answers 409 when another station changed or deleted the document since it was read. */
export const refuseVersion = (code: "modified" | "deleted"): never =>
  refuseConflict("version", code);

/**
 * Answers 403 with the missing right; the gate writes the parameters beside its code and message, and says what was asked
 * (storeErrors.ts).
 */
export function refuseRight(
  right: Right,
  { record = "", amount = 0, client = "", method = "" }: Partial<Act>,
): never {
  const message = messageOfCode("right").replace("{right}", rightNames[right]);
  const approvable = isApprovable(right);
  const params = { act: right, record, amount, client, method, approvable };
  throw new ApiError(403, message, {
    right: new ValidationError("right", message).setParams(params),
  });
}

/** Answers 401 for a write of a shared computer without a person. */
export function refuseWho(): never {
  const text = messageOfCode("who");
  throw new ApiError(401, text, { who: new ValidationError("who", text) });
}

/** Refuses the request as a whole, without a field. */
export function refuseRequest(code: string, status = 400): never {
  throw new ApiError(status, messageOfCode(code), {});
}
