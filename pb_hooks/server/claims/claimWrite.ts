/** Writes a claim: its state, that state's checks, the fund's part of the invoice (docs/rules-claims.md, States). */
import { blankRecord, fieldNamesOf } from "#domain/core/fields/fields.ts";
import {
  checkAgreed,
  type ClaimBody,
  isCompleteStatus,
  missingOf,
  tickedPapers,
} from "#domain/claims/claimBody.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import {
  firstStatus,
  fundPart,
  isSent,
  mayBegin,
  mayFollow,
  payeeOf,
} from "#domain/claims/claimStatus.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import type { Claim, ClaimStatus, Fund } from "#domain/core/records.ts";
import { picked } from "#domain/documents/documentBody.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { claimIndex } from "./claimIndex.ts";
import { namingClaimFields } from "./eraseClaims.ts";
import {
  checkDocumentVersion,
  checkRelatedOwner,
  hasSameValues,
} from "#server/engine/documents/documentChecks.ts";
import type { SentDocument } from "#server/engine/documents/documentSave.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { refreshInvoiceSums } from "#server/sale/invoiceSums.ts";
import { claimNumberOf, isErasedClient, subjectOf } from "./claimSubject.ts";

type Names = "document" | "invoice" | "quote" | "fund";
type Sent = SentDocument<ClaimDocument, ClaimBody, Names>;

export function saveClaim(tx: core.App, staff: Staff, sent: Sent): void {
  const { id, body, owners, stored } = sent;
  const { company } = staff;
  const blank = blankRecord("optique_claims") as unknown as Claim;
  const before: Claim = stored ?? { ...blank, company };
  const claim: Claim = { ...before, ...changedValues(staff, sent, before) };
  if (stored && hasSameValues(stored, settled(claim, stored))) return;
  checkDocumentVersion(stored, body["version"]);
  const about = claim.invoice ? "invoice" : "quote";
  if (!stored) checkRelatedOwner(company, about, owners[about]);
  else checkSameSubject(claim, stored);
  if (claim.fund !== before.fund) checkRelatedOwner(company, "fund", owners.fund);
  const { client, most } = subjectOf(tx, claim, stored === null);
  if (stored && isErasedClient(tx, client)) refuseIf(checkNamed(stored, claim));
  const fund = storedRecord(tx, "optique_funds", claim.fund);
  if (!fund) return refuse([{ field: "fund", code: "unknown_record" }]);
  if (claim.fund !== before.fund && fund.archived)
    refuse([{ field: "fund", code: "fund_archived" }]);
  const status = statusOf(stored, sent.value.values["status"], fund);
  if (claim.fund !== before.fund && payeeOf(status) !== fund.pays) refuseStep();
  const written = { ...claim, client, ...effectsOf(claim, status) };
  checkFixed(stored, written);
  if (stored) checkOnSlip(tx, stored, written);
  const isAgreedNew = written.agreed !== before.agreed || status !== stored?.status;
  refuseIf([
    ...(isCompleteStatus(status) ? missingIn(stored, written, buyerOf(tx, client)) : []),
    ...(isAgreedNew ? checkAgreed(written, most) : []),
  ]);
  writeClaim(tx, staff, id, { before: stored, after: written });
}

/** Lists what a complete claim lacks; an older one, complete before `examined_on` was required, may lack that day. */
function missingIn(stored: Claim | null, written: Claim, buyer: string): Violation[] {
  const isOld = stored && isCompleteStatus(stored.status) && isBlank(stored.examined_on);
  return missingOf(written, buyer).filter(({ field }) => !(isOld && field === "examined_on"));
}

/** Refuses a changed invoice or quote: only the sale of its quote gives a claim an invoice. */
function checkSameSubject(claim: Claim, stored: Claim): void {
  for (const field of ["invoice", "quote"] as const)
    if (claim[field] !== stored[field]) refuse([{ field, code: "fixed" }]);
}

/** Values sent by the request, with who ticked which paper and when. */
function changedValues({ actor }: Staff, { value }: Sent, before: Claim): Values {
  const { values, papers } = value;
  if (!papers) return values;
  const tick = { by: actor.name, at: currentTimestamp() };
  return { ...values, papers: tickedPapers(before.papers, papers, tick) };
}

/** The claim with the effects of its present state, for comparison. Equal papers become the same list object. */
function settled(claim: Claim, stored: Claim): Values {
  const isSamePapers = JSON.stringify(claim.papers) === JSON.stringify(stored.papers);
  const papers = isSamePapers ? stored.papers : claim.papers;
  return { ...claim, papers, ...effectsOf(claim, claim.status || stored.status) };
}

/** Refuses to write personal data again into the claim of an erased client. */
const checkNamed = (before: Values, after: Values): Violation[] =>
  namingClaimFields
    .filter((name) => after[name] !== before[name] && !isBlank(after[name] ?? ""))
    .map((field) => ({ field, code: "anonymised_client" }));

const buyerOf = (tx: core.App, client: string): string =>
  storedRecord(tx, "optique_clients", client)?.name ?? "";

/** State to store: the sent one when allowed, else the present one. Before a slip, a new payee restarts the claim. */
function statusOf(stored: ClaimDocument | null, sent: unknown, fund: Fund): ClaimStatus {
  const asked = textValue(sent) as ClaimStatus | "";
  const isMoved = stored && stored.fund !== fund.id && payeeOf(stored.status) !== fund.pays;
  if (!stored || (isMoved && !isSent(stored.status))) {
    const own = asked && asked !== stored?.status ? asked : "";
    const status = own || firstStatus(fund.pays);
    return mayBegin(fund.pays, status) ? status : refuseStep();
  }
  if (!asked || asked === stored.status || mayFollow(stored, asked)) return asked || stored.status;
  // The fund now pays another payee than this state supposes: the claim restarts.
  const isNewWay = payeeOf(stored.status) !== fund.pays && mayBegin(fund.pays, asked);
  return isNewWay && !isSent(stored.status) ? asked : refuseStep();
}

const refuseStep = (): never => refuse([{ field: "status", code: "claim_step" }]);

/** Values that follow from a state: it dates an agreement, and empties the slip of a claim that is no longer sent. */
function effectsOf(claim: Claim, status: ClaimStatus): Partial<Claim> {
  return {
    status,
    ...(status === "agreed" && !claim.agreement_on ? { agreement_on: storedDay(today()) } : {}),
    ...(isSent(status) ? {} : { sent_on: "", slip: "" }),
    ...(status === "rejected" ? {} : clearedRefusal(claim, status)),
  };
}

/** Clears the reason of a refusal, unless the claim is refused. */
const clearedRefusal = (claim: Claim, status: ClaimStatus): Partial<Claim> =>
  status === "refused" ? { refusal: claim.refusal } : { refusal: "" };

/** Refuses to change the fund or the amount of a claim that stays on its slip. */
function checkFixed(stored: ClaimDocument | null, after: Claim): void {
  if (!stored || !isSent(stored.status) || !isSent(after.status)) return;
  for (const field of ["fund", "agreed"] as const)
    if (stored[field] !== after[field]) refuseConflict(field, "claim_sent");
}

const paidRead = reading(
  "SELECT COUNT(*) FROM optique_payments WHERE invoice = {:invoice} AND fund > ''",
);

/** Refuses to take a claim off its slip once its fund paid, even by a bounced cheque, which may still be cleared. */
function checkOnSlip(tx: core.App, stored: Claim, { status, invoice }: Claim): void {
  if (!isSent(stored.status) || isSent(status) || invoice === "") return;
  if (readInteger(tx, paidRead, { invoice }) > 0)
    refuse([{ field: "status", code: "claim_received" }]);
}

type Change = { before: Claim | null; after: Claim };

/** Stores a claim with its index entry and journal, and the invoice's sums when the fund's part changed. */
export function writeClaim(
  tx: core.App,
  staff: Staff,
  id: string,
  { before, after }: Change,
): void {
  const values = picked({ ...after }, fieldNamesOf("optique_claims"));
  writeHeader(tx, "optique_claims", id, values, before !== null);
  claimIndex.put(tx, staff.company, id, values);
  if (before) {
    const label = claimNumberOf(tx, after);
    const changes = changesBetween({ ...before }, values);
    journalUpdate(tx, staff, { collection: "optique_claims", record: id, label, changes });
  }
  if (fundPart(after) !== (before ? fundPart(before) : 0)) refreshInvoiceSums(tx, after.invoice);
}
