/** Claims to funds, their slips, and the amounts that funds owe (docs/rules-claims.md, Routes). */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type {
  ClaimDocument,
  ClaimSlip,
  ClaimSum,
  ListedClaim,
  ListedFundDue,
  PaidSlip,
} from "#domain/claims/claimDocument.ts";
import type { FundAge } from "#domain/claims/fundAges.ts";
import type { Claim, ClaimStatus, MoneyMethod } from "#domain/core/records.ts";
import { documentCalls } from "#api/documents.ts";
import { invalidate } from "#api/queryClient.ts";
import { listQuery, oneQuery, type Page, post, rowsQuery } from "#api/request.ts";

/** Fields of a claim that a person can edit. */
export type ClaimInput = Partial<
  Pick<
    Claim,
    | "invoice"
    | "quote"
    | "fund"
    | "status"
    | "beneficiary"
    | "beneficiary_birth"
    | "member_number"
    | "relation"
    | "prescriber"
    | "prescriber_inpe"
    | "examined_on"
    | "fse_number"
    | "agreement_number"
    | "agreement_on"
    | "asked"
    | "agreed"
    | "refusal"
    | "notes"
  >
> & { version?: string; papers?: string[] };

export type ClaimsPage = Page<ListedClaim> & { counts: Record<ClaimStatus | "lost", number> };
export type FundDuesPage = Page<ListedFundDue> & {
  ages: Record<FundAge, ClaimSum>;
  total: ClaimSum;
  funds: (ClaimSum & { fund: string; name: string })[];
};

export const {
  load: loadClaim,
  save: saveClaim,
  remove: deleteClaim,
} = documentCalls<ClaimDocument, ClaimInput>("claims", "claim");

async function write<T>(path: string, body: object): Promise<T> {
  const answer = await post<T>(`claims/${path}`, body);
  invalidate("optique_claims", "optique_invoices", "optique_payments");
  return answer;
}

/** Sends agreed claims on a slip to their fund. */
export const sendSlip = (fund: string, claims: readonly string[]): Promise<ClaimSlip> =>
  write("slips", { fund, claims });

export type SlipPaymentInput = {
  date: string;
  payment_method: MoneyMethod;
  reference: string;
  /** Bank and due day of a fund's cheque. */
  bank: string;
  due_on: string;
  /** Amounts in dirhams, by id of the claim. */
  amounts: Record<string, number>;
};

/** Records one payment for several claims of a slip. */
export const paySlip = (slip: string, body: SlipPaymentInput): Promise<PaidSlip> =>
  write(`slips/${encodeURIComponent(slip)}/pay`, body);

/** Rejects the unpaid rest of a claim, which the client then has to pay. */
export const rejectClaim = (id: string, refusal: string): Promise<ClaimDocument> =>
  write(`${encodeURIComponent(id)}/reject`, { refusal });

/** Highest number of claims on a slip. */
const mostOnSlip = 200;

export const claimQueries = {
  list: (at: ListAddress) =>
    listQuery<ClaimsPage>("claims", at, {
      perPage: 20,
      status: at.filter("etat"),
      fund: at.filter("organisme"),
    }),
  some: (query: { client?: string; fund?: string; status?: string; perPage: number }) =>
    rowsQuery<Page<ListedClaim>>("claims", query),
  ofSlip: (slip: string) => rowsQuery<Page<ListedClaim>>("claims", { slip, perPage: mostOnSlip }),
  dues: (at: ListAddress) =>
    listQuery<FundDuesPage>("funds-due", at, {
      perPage: 20,
      fund: at.filter("organisme"),
      age: at.filter("age"),
    }),
  one: oneQuery("claim", loadClaim),
};
