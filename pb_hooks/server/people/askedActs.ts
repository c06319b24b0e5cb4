/** Parses the acts in a request for an approval, and finds what they are about. */
import { isBlank } from "#domain/core/text/blank.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount, paymentMethods } from "#domain/core/records.ts";
import { storedLine } from "#domain/core/text/storedForm.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import { sentenceOf } from "#domain/people/acts.strings.ts";
import type { Act } from "#domain/people/approvals.ts";
import { type ApprovableRight, isApprovable, rights } from "#domain/people/permissions.ts";
import { subjectOf } from "#server/platform/people/actSentence.ts";
import type { KeptAct } from "#server/platform/people/approvals.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";

type Asked = Required<Act> & { act: ApprovableRight };
type AskedAct = { path: string; value: Asked };
type Read = { value: Asked | null; violations: Violation[] };

const approvableRights = rights.filter(isApprovable);

const isAmount = (amount: number): boolean => amount >= 0 && amount <= maxAmount;
const amountOf = (sent: unknown): number => (isBlank(sent) ? 0 : readNumber(sent));
const rounded = (amount: number): number => toDirhams(toCentimes(amount));

function readAct(sent: Values): Read {
  const act = approvableRights.find((right) => right === sent["act"]);
  const [amount, base] = [amountOf(sent["amount"]), amountOf(sent["base"])];
  const [client, method] = [textValue(sent["client"]), textValue(sent["method"])];
  const violations: Violation[] = [];
  if (!act) violations.push({ field: "act", code: "approval_act" });
  if (method !== "" && !paymentMethods.some((one) => one === method))
    violations.push({ field: "method", code: "choice" });
  if (!isAmount(amount)) violations.push({ field: "amount", code: "number" });
  if (!isAmount(base)) violations.push({ field: "base", code: "number" });
  if (!act || violations.length > 0) return { value: null, violations };
  const record = storedLine(textValue(sent["record"]));
  const amounts = { amount: rounded(amount), base: rounded(base) };
  return { value: { act, record, client, method, ...amounts }, violations };
}

/** Acts in a body, each with its path: those in `acts`, at most one for each right, else the body itself. */
function sentActs(body: Values): [Values, string][] {
  const { acts } = body;
  if (acts === undefined || acts === null) return [[body, ""]];
  const isList = Array.isArray(acts) && acts.length > 0 && acts.length <= approvableRights.length;
  if (!isList || !acts.every(isObject)) return refuse([{ field: "acts", code: "approval_act" }]);
  return acts.map((act, at) => [act, `acts.${at}`]);
}

/** Parses the acts to approve, each with its path. Refuses malformed values, and rights that cannot be approved. */
export function readActs(body: Values): AskedAct[] {
  const read = sentActs(body).map(([sent, path]) => ({ path, ...readAct(sent) }));
  refuseIf(
    read.flatMap(({ path, violations }) =>
      path ? prefixViolations(path, violations) : violations,
    ),
  );
  return read.flatMap(({ path, value }) => (value ? [{ path, value }] : []));
}

/** Acts as an approval stores them, with their sentence. Refuses a subject that is neither stored nor about to be. */
export function describeActs(app: core.App, company: string, asked: readonly AskedAct[]) {
  const found = asked.map(({ path, value }) => {
    const fieldOf = (field: string) => (path ? `${path}.${field}` : field);
    const subject =
      subjectOf(app, company, value.act, value) ??
      refuse([{ field: fieldOf("record"), code: "approval_record" }]);
    const { client, name, document, isNew } = subject;
    if (client !== "" && name === "")
      refuse([{ field: fieldOf("client"), code: "unknown_record" }]);
    const kept: KeptAct = { ...value, client, is_new: isNew };
    return { kept, said: { ...value, document, name } };
  });
  return {
    acts: found.map(({ kept }) => kept),
    what: sentenceOf(found.map(({ said }) => said)),
  };
}
