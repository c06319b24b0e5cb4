import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const dayMs = 86_400_000;
const encode = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, "");
const tokenUntil = (ms: number) =>
  `${encode({ alg: "HS256" })}.${encode({ exp: Math.floor(ms / 1000) })}.signature`;
const shop = { id: "shop00000000001", name: "Optique du Port" };
const staff = {
  id: "staff0000000001",
  collectionName: "optique_users",
  collectionId: "users0000000001",
  email: "aicha@shop.test",
  name: "Aïcha",
  company: shop.id,
};
const company = `/api/collections/optique_companies/records/${shop.id}`;
const refresh = "/api/collections/optique_users/auth-refresh";
const signIn = "/api/collections/optique_users/auth-with-password";

type Answer = { status?: number; body?: unknown };
/** Answers of the fake fetch by path; a path without one acts as a server that is down. */
let answers: Record<string, Answer>;
let asked: { path: string; token: string | null }[];
const signedIn = (record: object, meta = {}): Answer => ({
  body: { token: tokenUntil(Date.now() + dayMs), record, meta },
});
const answer: typeof fetch = async (input, init) => {
  const path = new URL(new Request(input).url).pathname;
  asked.push({ path, token: new Headers(init?.headers).get("Authorization") });
  const found = answers[path];
  if (!found) throw new TypeError("Failed to fetch");
  return Response.json(found.body ?? {}, { status: found.status ?? 200 });
};

/** Imports the session module anew, as a freshly opened page does. */
async function open(stored?: { token: string; record: object }) {
  if (stored) localStorage.setItem("pocketbase_auth", JSON.stringify(stored));
  const session = await import("#api/session/session.ts");
  const { pb } = await import("#api/pb.ts");
  const { isConnected } = await import("#api/connection.ts");
  const drafts = await import("#lib/forms/draft.ts");
  return { ...session, pb, isConnected, drafts };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, "", "/app/clients");
  answers = { [company]: { body: shop }, [signIn]: signedIn(staff) };
  asked = [];
  vi.stubGlobal("fetch", answer);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("opening the page", () => {
  it("a page opened without a stored session has no user, and sends no request", async () => {
    const session = await open();
    expect(session.user.value).toBeNull();
    expect(session.company.value).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("opening the page restores the user and the company", async () => {
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record: staff });
    expect(session.user.value?.name).toBe("Aïcha");
    await vi.waitFor(() => expect(session.company.value?.name).toBe("Optique du Port"), 10_000);
  });

  it.each([
    [
      "somebody who is not of the staff",
      tokenUntil(Date.now() + dayMs),
      { ...staff, collectionName: "_superusers" },
    ],
    ["an invalid token", "abc", staff],
  ])("opening the page rejects a stored session of %s", async (_, token, record) => {
    const session = await open({ token, record });
    expect(session.user.value).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("a computer with a clock days ahead", () => {
  const realNow = Date.now();
  /** Sets the server's clock three days behind; the token is valid or expired by it. */
  const serverAt = (untilMs: number) => {
    vi.setSystemTime(realNow + 3 * dayMs);
    const date = new Date(realNow).toUTCString();
    const isOver = untilMs < realNow;
    vi.stubGlobal("fetch", async () =>
      Response.json(isOver ? {} : shop, { status: isOver ? 401 : 200, headers: { Date: date } }),
    );
    return { token: tokenUntil(untilMs), record: staff };
  };

  it("a computer with a fast clock stays signed in by the server's answer, and the error is reported", async () => {
    const session = await open(serverAt(realNow + dayMs));
    await vi.waitFor(() => expect(session.company.value).toEqual(shop), 10_000);
    expect(session.user.value?.id).toBe(staff.id);
    const { clockAhead } = await import("#lib/clock/serverClock.ts");
    expect(Math.round((clockAhead.value ?? 0) / dayMs)).toBe(3);
  });

  it("a session ends once it has expired by the server's clock", async () => {
    const session = await open(serverAt(realNow - dayMs));
    await vi.waitFor(() => expect(session.user.value).toBeNull(), 10_000);
    expect(session.wasSignedOut.value).toBe(true);
  });
});

describe("signing in", () => {
  it("signing in sets the user, loads the company and stores the session", async () => {
    const session = await open();
    await session.logIn("aicha@shop.test", "secret");
    expect(session.user.value?.id).toBe(staff.id);
    await vi.waitFor(() => expect(session.company.value?.id).toBe(shop.id), 10_000);
    expect(asked.map(({ path }) => path)).toEqual([signIn, company]);
    expect(asked[1]?.token).toBe(session.pb.authStore.token);
    expect(localStorage.getItem("pocketbase_auth")).toContain(staff.id);
  });

  it("changes made by others are stored at sign-in until the person has seen them", async () => {
    const changes = [{ field: "pin", by: "Samira", at: "2026-11-28 10:12:00.000Z" }];
    answers[signIn] = signedIn(staff, { changed: changes });
    const session = await open();
    await session.logIn("aicha@shop.test", "secret");
    const { changedByOthers } = await import("#api/session/changedByOthers.ts");
    expect(changedByOthers.value).toEqual({ person: staff.id, changes });
    answers[signIn] = signedIn(staff, { changed: [] });
    await session.logIn("aicha@shop.test", "secret");
    expect(changedByOthers.value.changes).toEqual(changes);
  });

  it("signing in with a wrong password leaves no user", async () => {
    answers[signIn] = { status: 400, body: { message: "Identifiant ou mot de passe incorrect." } };
    const session = await open();
    await expect(session.logIn("aicha@shop.test", "wrong")).rejects.toMatchObject({ status: 400 });
    expect(session.user.value).toBeNull();
  });

  it("signing in without a company sets it to null, without requesting one", async () => {
    answers[signIn] = signedIn({ ...staff, company: "" });
    const session = await open();
    await session.logIn("aicha@shop.test", "secret");
    expect(session.company.value).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual([signIn]);
  });
});

describe("the company", () => {
  const opened = () => open({ token: tokenUntil(Date.now() + dayMs), record: staff });

  it("a deleted company is null, and its user stays signed in", async () => {
    answers[company] = { status: 404 };
    answers[refresh] = signedIn(staff);
    const session = await opened();
    await vi.waitFor(() => expect(session.company.value).toBeNull(), 10_000);
    expect(console.warn).toHaveBeenCalledWith("Failed to fetch company data", expect.anything());
    expect(session.user.value?.id).toBe(staff.id);
  });

  it("a company refused because the session is revoked ends the session", async () => {
    answers[company] = { status: 404 };
    answers[refresh] = { status: 401 };
    const session = await opened();
    await vi.waitFor(() => expect(session.user.value).toBeNull(), 10_000);
    expect(session.company.value).toBeUndefined();
    expect(session.isCompanyLost.value).toBe(false);
  });

  it("a company that failed to load is undefined, and a retry loads it", async () => {
    answers[company] = { status: 500 };
    const session = await opened();
    await vi.waitFor(() => expect(session.isCompanyLost.value).toBe(true), 10_000);
    expect(console.warn).toHaveBeenCalledWith("Failed to fetch company data", expect.anything());
    expect(session.company.value).toBeUndefined();
    expect(session.user.value?.id).toBe(staff.id);
    answers[company] = { body: shop };
    const again = session.loadCompany();
    expect(session.isCompanyLost.value).toBe(false);
    await again;
    expect(session.company.value?.id).toBe(shop.id);
    expect(session.isCompanyLost.value).toBe(false);
  });

  it("a company counts as lost when the server's answer about the user is unclear", async () => {
    answers[company] = { status: 404 };
    answers[refresh] = { status: 500 };
    const session = await opened();
    await vi.waitFor(() => expect(session.isCompanyLost.value).toBe(true), 10_000);
    expect(session.company.value).toBeUndefined();
  });

  it("a loaded company remains after a failed reload", async () => {
    const session = await opened();
    await vi.waitFor(() => expect(session.company.value?.id).toBe(shop.id), 10_000);
    answers[company] = { status: 500 };
    await session.loadCompany();
    expect(session.company.value?.id).toBe(shop.id);
    expect(session.isCompanyLost.value).toBe(false);
  });

  it("a company that failed to load is loaded when the server is back", async () => {
    answers = {};
    const session = await opened();
    await vi.waitFor(() => expect(session.isConnected.value).toBe(false), 10_000);
    expect(session.company.value).toBeUndefined();
    answers = { [company]: { body: shop }, "/api/health": {} };
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.company.value?.id).toBe(shop.id);
    expect(session.isCompanyLost.value).toBe(false);
  });

  it("the stored company of the last visit is shown at once, and marked as stale", async () => {
    const first = await opened();
    await vi.waitFor(() => expect(first.isCompanyFresh.value).toBe(true), 10_000);
    vi.resetModules();
    answers[company] = { status: 500 };
    const session = await opened();
    await vi.waitFor(() => expect(session.isCompanyLost.value).toBe(true), 10_000);
    expect(session.company.value?.name).toBe("Optique du Port");
    expect(session.isCompanyFresh.value).toBe(false);
    answers[company] = { body: { ...shop, name: "Optique du Phare" } };
    await session.loadCompany();
    expect(session.company.value?.name).toBe("Optique du Phare");
    expect(session.isCompanyFresh.value).toBe(true);
  });

  it.each([JSON.stringify({ ...shop, id: "another00000001" }), "null", "{"])(
    "a stored company of another user, or a damaged one, is not shown: %s",
    async (stored) => {
      localStorage.setItem("optique.company", stored);
      answers[company] = { status: 500 };
      const session = await opened();
      await vi.waitFor(() => expect(session.isCompanyLost.value).toBe(true), 10_000);
      expect(session.company.value).toBeUndefined();
    },
  );

  it("a company that arrives after sign-out is not shown", async () => {
    const session = await opened();
    session.logOut();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.some(({ path }) => path === company)).toBe(true);
    expect(session.company.value).toBeUndefined();
  });

  it("the company is loaded as soon as it has been created for the user", async () => {
    const session = await open({
      token: tokenUntil(Date.now() + dayMs),
      record: { ...staff, company: "" },
    });
    expect(session.company.value).toBeNull();
    answers[refresh] = signedIn(staff);
    await session.refreshUser();
    await vi.waitFor(() => expect(session.company.value?.id).toBe(shop.id), 10_000);
  });

  it("the company is not requested twice when the user's name changes before its answer", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const late: typeof fetch = async (...request) => {
      const found = await answer(...request);
      await gate;
      return found;
    };
    vi.stubGlobal("fetch", late);
    const session = await opened();
    const { authStore } = session.pb;
    authStore.save(authStore.token, { ...authStore.record, ...staff, name: "Nadia" });
    expect(session.user.value?.name).toBe("Nadia");
    release();
    await vi.waitFor(() => expect(session.company.value?.id).toBe(shop.id), 10_000);
    expect(asked.filter(({ path }) => path === company)).toHaveLength(1);
  });

  it("the company is not loaded again when the user's name changes", async () => {
    const session = await opened();
    await vi.waitFor(() => expect(session.company.value?.id).toBe(shop.id), 10_000);
    answers[refresh] = signedIn({ ...staff, name: "Nadia" });
    await session.refreshUser();
    expect(session.user.value?.name).toBe("Nadia");
    expect(asked.filter(({ path }) => path === company)).toHaveLength(1);
  });
});

describe("signing out", () => {
  it("signing out clears everything, and the next user starts at the dashboard", async () => {
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record: staff });
    await vi.waitFor(() => expect(session.company.value?.id).toBe(shop.id), 10_000);
    session.drafts.writeDraft("client.new", { name: "Benali" });
    session.logOut();
    expect(session.user.value).toBeNull();
    expect(session.company.value).toBeUndefined();
    expect(session.pb.authStore.token).toBe("");
    expect(Object.keys(localStorage)).toEqual([]);
    expect(window.location.pathname + window.location.search).toBe("/login");
  });

  it("signing out removes all cached answers of the server", async () => {
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record: staff });
    const { queryClient } = await import("#api/queryClient.ts");
    queryClient.setQueryData(["clients"], [{ name: "Benali" }]);
    session.logOut();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it("signing out in another tab signs out in this tab too", async () => {
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record: staff });
    localStorage.removeItem("pocketbase_auth");
    window.dispatchEvent(new StorageEvent("storage", { key: "pocketbase_auth" }));
    expect(session.user.value).toBeNull();
  });
});

describe("drafts at a shared computer", () => {
  it("drafts at a shared computer belong to the person who entered, and are hidden without one", async () => {
    const record = { ...staff, is_station: true };
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record });
    const { stationState } = await import("#api/session/station.ts");
    const { writeDraft, readDraft } = session.drafts;
    writeDraft("sale.new", "Aïcha");
    expect(readDraft("sale.new")).toBeNull();
    const enter = (id: string) => {
      const entered = id ? ({ person: { id, name: id } } as never) : null;
      stationState.value = { ...stationState.value, station: staff.id, entered };
    };
    enter("houda");
    writeDraft("sale.new", "Aïcha");
    enter("youssef");
    expect(readDraft("sale.new")).toBeNull();
    enter("");
    expect(readDraft("sale.new")).toBeNull();
    enter("houda");
    expect(readDraft("sale.new")).toBe("Aïcha");
  });
});

describe("a revoked session", () => {
  it("a revoked session ends, and its drafts are kept", async () => {
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record: staff });
    session.drafts.writeDraft("client.new", { name: "Benali" });
    answers["/api/optique/lists/clients"] = { status: 401 };
    await expect(session.pb.send("/api/optique/lists/clients", {})).rejects.toMatchObject({
      status: 401,
    });
    expect(session.user.value).toBeNull();
    expect(session.drafts.readDraft("client.new")).toEqual({ name: "Benali" });
    expect(window.location.pathname).toBe("/app/clients");
  });

  it("a save without a person at a shared computer does not end the session", async () => {
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record: staff });
    answers["/api/optique/lists/clients"] = { status: 401, body: { data: { who: {} } } };
    await expect(session.pb.send("/api/optique/lists/clients", {})).rejects.toMatchObject({
      status: 401,
    });
    expect(session.user.value).not.toBeNull();
  });

  it("a single refusal does not end the session", async () => {
    const session = await open({ token: tokenUntil(Date.now() + dayMs), record: staff });
    answers["/api/optique/lists/clients"] = { status: 403 };
    await expect(session.pb.send("/api/optique/lists/clients", {})).rejects.toMatchObject({
      status: 403,
    });
    expect(session.user.value?.id).toBe(staff.id);
  });
});

describe("a request without an answer", () => {
  it("a request without an answer reports that the server is down", async () => {
    const session = await open();
    await expect(session.pb.send("/api/optique/nowhere", {})).rejects.toMatchObject({ status: 0 });
    expect(session.isConnected.value).toBe(false);
  });

  it("an aborted request reports no error", async () => {
    const session = await open();
    const abort = new AbortController();
    abort.abort();
    const { signal } = abort;
    await expect(session.pb.send("/api/optique/nowhere", { signal })).rejects.toMatchObject({
      status: 0,
    });
    expect(session.isConnected.value).toBe(true);
  });
});
