import { today } from "#domain/core/days/days.ts";
import type {
  ClaimDocument,
  ClaimSlip,
  ClaimSum,
  ListedClaim,
  ListedFundDue,
  ListedReimbursable,
  PaidSlip,
} from "#domain/claims/claimDocument.ts";
import type { Fund } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, type Refusal } from "./shop.ts";
import type { Server } from "./startServer.ts";

export type ClaimShop = Awaited<ReturnType<typeof openClaimShop>>;

/** Status of a refusal, and its codes by field. */
export const refused = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.fromEntries(
    Object.entries((body as Refusal).data).map(([field, { code }]) => [field, code]),
  ),
];

type Page<Row, Facts = object> = { items: Row[]; totalItems: number } & Facts;
type FundsDue = {
  ages: Record<string, ClaimSum>;
  total: ClaimSum;
  funds: (ClaimSum & { fund: string; name: string })[];
};

/** Shop with two funds, one that pays the client and one that pays the shop, and actions on claims. */
export async function openClaimShop(server?: Server) {
  const shop = await openShop(server);
  const frame = await shop.product({ stock: 1000 });
  const client = await shop.client();
  const makeFund = (values: object = {}): Promise<Fund> =>
    shop.create("optique_funds", { name: "Caisse", kind: "mutual", pays: "shop", ...values });
  const fund = await makeFund();
  const mutual = await makeFund({ name: "Mutuelle", pays: "client" });
  const path = (id: string) => `/api/optique/claims/${id}`;

  const sell = (total: number, values: object = {}): Promise<InvoiceDocument> =>
    shop.saveInvoice(newId(), {
      client: client.id,
      date: today(),
      items: [line(frame.id, 1, total)],
      payments: [],
      ...values,
    });
  const put = <T = ClaimDocument>(body: object, id = newId()) =>
    shop.send<T>("PUT", path(id), body);
  const claim = async (body: object, id = newId()) => expectOk(await put(body, id));
  /** Saves a stored claim with other values. */
  const change = <T = ClaimDocument>({ id, version }: ClaimDocument, values: object) =>
    put<T>({ version, ...values }, id);
  const changed = async (stored: ClaimDocument, values: object) =>
    expectOk(await change(stored, values));
  const sendSlip = <T = ClaimSlip>(claims: readonly string[], by = fund.id) =>
    shop.send<T>("POST", "/api/optique/claims/slips", { fund: by, claims });
  const pay = <T = PaidSlip>(
    slip: string,
    amounts: Readonly<Record<string, number>>,
    values: object = {},
  ) =>
    shop.send<T>("POST", `/api/optique/claims/slips/${slip}/pay`, {
      date: today(),
      payment_method: "transfer",
      reference: "VIR-1",
      amounts,
      ...values,
    });
  const reject = <T = ClaimDocument>(id: string, refusal: unknown = "Hors délai") =>
    shop.send<T>("POST", `${path(id)}/reject`, { refusal });
  const list = async <Row, Facts = object>(asked: string): Promise<Page<Row, Facts>> =>
    expectOk(await shop.send<Page<Row, Facts>>("GET", `/api/optique/lists/${asked}`));

  return {
    ...shop,
    frame,
    customer: client,
    fund,
    mutual,
    makeFund,
    sell,
    put,
    claim,
    change,
    changed,
    sendSlip,
    pay,
    reject,
    /** Creates a sale with a claim in state 'agreed'. */
    agreed: async (amount: number, total = 1000, values: object = {}): Promise<ClaimDocument> => {
      const invoice = await sell(total);
      const body = { invoice: invoice.id, fund: fund.id, status: "agreed", agreed: amount };
      return claim({ ...body, ...values });
    },
    /** Sends these claims on a new slip; returns its number. */
    sent: async (...claims: readonly ClaimDocument[]): Promise<string> =>
      expectOk(await sendSlip(claims.map(({ id }) => id))).slip,
    claimOf: async (id: string) => expectOk(await shop.send<ClaimDocument>("GET", path(id))),
    invoice: async (id: string) =>
      expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`)),
    claims: (asked = "") => list<ListedClaim, { counts: Record<string, number> }>(`claims${asked}`),
    fundsDue: (asked = "") => list<ListedFundDue, FundsDue>(`funds-due${asked}`),
    reimbursable: (asked = "") => list<ListedReimbursable>(`reminders?kind=reimbursable${asked}`),
    violations: async () =>
      expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity"))
        .violations,
    sql: (query: string) => shop.sendAsAdmin("POST", "/api/sql", { query }),
  };
}
