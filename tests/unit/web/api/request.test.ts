import { afterEach, describe, expect, it, vi } from "vitest";
import { failureOf, fieldErrors, isDeleted, isNotFound } from "#api/failure.ts";
import { loadList } from "#api/request.ts";

/** Fake fetch that always sends this answer. */
const serve = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));
/** URL of the first request. */
const askedOf = (server: ReturnType<typeof serve>): URL =>
  new URL(new Request(server.mock.calls[0]?.[0] ?? "").url);
const install = (server: typeof fetch) => vi.stubGlobal("fetch", server);
const refusal = async (status: number, body: unknown): Promise<unknown> => {
  install(serve(status, body));
  return loadList("clients", {}).catch((error: unknown) => error);
};

afterEach(() => vi.unstubAllGlobals());

describe("a list", () => {
  it("a list is requested with its page and its search", async () => {
    const page = { page: 2, perPage: 10, totalItems: 11, totalPages: 2, items: [{ id: "a" }] };
    const server = serve(200, page);
    install(server);
    expect(await loadList("clients", { q: "Aïcha & co", page: 2, perPage: 10 })).toEqual(page);
    const url = askedOf(server);
    expect(url.pathname).toBe("/api/optique/lists/clients");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: "Aïcha & co",
      page: "2",
      perPage: "10",
    });
    expect(server.mock.calls[0]?.[1]?.method).toBe("GET");
  });

  it("a list request leaves out unset values", async () => {
    const server = serve(200, {});
    install(server);
    await loadList("invoices", { status: undefined, page: 1 });
    expect(askedOf(server).search).toBe("?page=1");
  });

  it("a shared list request is aborted only by the signal of its own panel", async () => {
    install((_, init) =>
      init?.signal?.aborted
        ? Promise.reject(new DOMException("gone", "AbortError"))
        : Promise.resolve(Response.json({ items: [] })),
    );
    const abort = new AbortController();
    abort.abort();
    const [given, kept] = await Promise.allSettled([
      loadList("clients", {}, abort.signal),
      loadList("clients", {}),
    ]);
    expect(given.status).toBe("rejected");
    expect(given).toMatchObject({ reason: { isAbort: true } });
    expect(kept.status).toBe("fulfilled");
  });
});

describe("a failure", () => {
  const refused = {
    message: "La facture n'est pas valable.",
    data: {
      number: { code: "validation_not_unique", message: "Ce numéro existe déjà." },
      "items.0.quantity": { code: "too_small", message: "Au moins 1." },
      note: {},
    },
  };

  it("a failure has the status, the server's message and the errors by field", async () => {
    const error = await refusal(400, refused);
    const fields = {
      number: "Ce numéro existe déjà.",
      "items.0.quantity": "Au moins 1.",
      note: "",
    };
    expect(failureOf(error)).toEqual({ status: 400, message: refused.message, fields });
    expect(fieldErrors(error)).toEqual(fields);
    expect(isNotFound(error)).toBe(false);
  });

  it("a failure has no message when the server sent none", async () =>
    expect(failureOf(await refusal(500, {}))).toEqual({ status: 500, message: "", fields: {} }));

  it.each([
    [500, "Something went wrong while processing your request."],
    [503, "The service is unavailable."],
  ])("a failure drops an English message: %s", async (status, message) =>
    expect(failureOf(await refusal(status, { message })).message).toBe(""),
  );

  it("a failure with a 5xx status has the server's French message", async () => {
    const message = "Le disque du serveur est plein.";
    expect(failureOf(await refusal(503, { message })).message).toBe(message);
  });

  it("only a 404 failure counts as 'not found'", async () => {
    expect(isNotFound(await refusal(404, {}))).toBe(true);
    expect(isNotFound(await refusal(403, {}))).toBe(false);
    expect(isNotFound(new Error("404"))).toBe(false);
  });

  it("a failure counts as a deletion only by the code of the version field", async () => {
    const refusal409 = (code: string) => refusal(409, { data: { version: { code } } });
    expect(isDeleted(await refusal409("deleted"))).toBe(true);
    expect(isDeleted(await refusal409("modified"))).toBe(false);
    expect(isDeleted(await refusal(409, {}))).toBe(false);
    expect(isDeleted(new Error("deleted"))).toBe(false);
  });

  it("a failure has the status 0 when the server did not answer", async () => {
    install(() => Promise.reject(new TypeError("Failed to fetch")));
    const error: unknown = await loadList("clients", {}).catch((error: unknown) => error);
    expect(failureOf(error).status).toBe(0);
  });

  it("a failure has the status -1 when it is a bug of ours", () => {
    expect(failureOf(new TypeError("x is undefined"))).toEqual({
      status: -1,
      message: "",
      fields: {},
    });
    expect(fieldErrors("boom")).toEqual({});
  });
});
