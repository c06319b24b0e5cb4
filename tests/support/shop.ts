import type { InvoiceDocument, PrescriptionDocument } from "#domain/documents/documents.ts";
import type { Capability } from "#domain/core/capabilities.ts";
import type { CollectionName, RecordOf } from "#domain/core/records.ts";
import { type Server, sharedServer } from "./startServer.ts";

/** Answer of the server: a body of the expected type, or PocketBase's error. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly data: Record<string, { code: string; message: string }>;
}
export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Makes an HTTP call with a JSON body; returns a body that is not JSON as text. */
export async function call<T = Refusal>(
  server: Pick<Server, "url">,
  method: Method,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: object } = {},
): Promise<Answer<T>> {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: token }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: parsed(text) as T };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
/** New id in PocketBase's format, as browsers make them. */
export const newId = (): string =>
  Array.from({ length: 15 }, () => letters.charAt(Math.floor(Math.random() * letters.length))).join(
    "",
  );

export const recordsPath = (collection: string, id = ""): string =>
  `/api/collections/${collection}/records${id && `/${id}`}`;

/** Company with a signed-in user and the actions of its counter; each action throws when the server refuses it. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

let users = 0;

const adminTokens = new WeakMap<Server, Promise<string>>();
function adminToken(server: Server): Promise<string> {
  const token = adminTokens.get(server) ?? server.superuserToken();
  adminTokens.set(server, token);
  return token;
}

/** Opens a shop, by default on the shared server. `company: null` creates a user without a company. */
export async function openShop(at?: Server, company: string | null = "Optique du Figuier") {
  const server = at ?? (await sharedServer());
  const admin = { token: await adminToken(server) };
  const create = async <T>(collection: string, body: unknown, as = admin): Promise<T> =>
    expectOk<T>(await call<T>(server, "POST", recordsPath(collection), { ...as, body }));
  const companyId =
    company === null
      ? ""
      : (await create<{ id: string }>("optique_companies", { name: company })).id;
  users += 1;
  const email = `samira${users}@figuier.example`;
  const password = "motdepasse-1";
  const user = { email, password, passwordConfirm: password, name: "Samira", company: companyId };
  const { id: userId } = await create<{ id: string }>("optique_users", user);
  // Impersonates the user, because sign-ins are rate limited and a test file opens many shops.
  const tokenOf = async (id: string): Promise<string> => {
    const path = `/api/collections/optique_users/impersonate/${id}`;
    const answer = await call<{ token: string }>(server, "POST", path, { ...admin, body: {} });
    return expectOk(answer).token;
  };
  const token = await tokenOf(userId);
  const staff = { token };

  const send = <T = Refusal>(method: Method, path: string, body?: unknown) =>
    call<T>(server, method, path, { ...staff, body });
  const find = async <C extends CollectionName>(
    collection: C,
    filter = "",
  ): Promise<RecordOf<C>[]> => {
    const query = `?perPage=500&sort=created&filter=${encodeURIComponent(filter)}`;
    return expectOk(await send<{ items: RecordOf<C>[] }>("GET", recordsPath(collection) + query))
      .items;
  };

  return {
    company: companyId,
    user: userId,
    email,
    password,
    token,
    /** Renews the tokens of administrator and user after a restore, which revokes all tokens. */
    signInAgain: async () => {
      adminTokens.delete(server);
      admin.token = await adminToken(server);
      staff.token = await tokenOf(userId);
    },
    /** Request by the shop's user; returns refusals too. */
    send,
    sendAsAdmin: <T = Refusal>(method: Method, path: string, body?: unknown) =>
      call<T>(server, method, path, { ...admin, body }),
    /** Creates a colleague of this role, with requests of their own. */
    colleague: async (role: string, values: object = {}) => {
      users += 1;
      const account = {
        email: `personne${users}@figuier.example`,
        password,
        passwordConfirm: password,
      };
      const { id } = await create<{ id: string }>("optique_users", {
        ...account,
        name: `Personne ${users}`,
        company: companyId,
        role,
        ...values,
      });
      const own = await tokenOf(id);
      return {
        id,
        ...account,
        token: own,
        send: <T = Refusal>(method: Method, path: string, body?: unknown) =>
          call<T>(server, method, path, { token: own, body }),
      };
    },
    create: <C extends CollectionName>(collection: C, values: object) =>
      create<RecordOf<C>>(collection, values, staff),
    read: async <C extends CollectionName>(collection: C, id: string): Promise<RecordOf<C>> =>
      expectOk(await send<RecordOf<C>>("GET", recordsPath(collection, id))),
    find,
    /** Switches capabilities on by hand. */
    use: async (...uses: readonly Capability[]): Promise<void> => {
      expectOk(await send("PATCH", recordsPath("optique_companies", companyId), { uses }));
    },
    /** Requests the first list of funds, which creates it; returns its CNSS. */
    firstFunds: async (): Promise<RecordOf<"optique_funds"> | undefined> => {
      expectOk(await send("POST", "/api/optique/funds/first", {}));
      return (await find("optique_funds", "name = 'CNSS'"))[0];
    },
    client: (values: object = {}) =>
      create<RecordOf<"optique_clients">>(
        "optique_clients",
        { name: "Benali Aïcha", ...values },
        staff,
      ),
    product: (values: object = {}) =>
      create<RecordOf<"optique_products">>(
        "optique_products",
        {
          name: "Monture Riad",
          type: "frame",
          reference: "RIAD",
          selling_price: 850,
          stock: 10,
          ...values,
        },
        staff,
      ),
    savePrescription: async (id: string, body: object): Promise<PrescriptionDocument> =>
      expectOk(await send<PrescriptionDocument>("PUT", `/api/optique/prescriptions/${id}`, body)),
    saveInvoice: async (id: string, body: object): Promise<InvoiceDocument> =>
      expectOk(await send<InvoiceDocument>("PUT", `/api/optique/invoices/${id}`, body)),
  };
}

export async function signIn(server: Pick<Server, "url">, identity: string, password: string) {
  const path = "/api/collections/optique_users/auth-with-password";
  const body = { identity, password };
  return expectOk(
    await call<{ token: string; record: { id: string } }>(server, "POST", path, { body }),
  );
}

export function expectOk<T>({ status, body }: Answer<T>): T {
  if (status >= 400) throw new Error(`The server refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Line and payment as the browser sends them. */
export const line = (product: string, quantity: number, price: number) => ({
  id: newId(),
  product,
  quantity,
  price,
});
export const payment = (amount: number, values: object = {}) => ({
  id: newId(),
  date: "2026-11-21",
  amount,
  payment_method: "cash",
  ...values,
});
