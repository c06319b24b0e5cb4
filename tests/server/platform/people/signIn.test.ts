import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { call, openShop, recordsPath, type Refusal, type Shop, signIn } from "#support/shop.ts";
import { type Server, sharedServer, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  shop = await openShop(server);
});

/** Gives a group of tests its own server, because a server allows forty sign-ins within 20 s for all its tests. */
function onOwnServer(): void {
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.stop();
    server = await sharedServer();
  });
}

async function tryPassword(
  password: string,
  { collection = "optique_users", identity = shop.email, headers = {} } = {},
) {
  const answer = await fetch(`${server.url}/api/collections/${collection}/auth-with-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ identity, password }),
  });
  const cookie = answer.headers.get("set-cookie") ?? "";
  return { status: answer.status, cookie, body: (await answer.json()) as Refusal };
}
const attack = async (count: number) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await tryPassword(`faux-${at}-mot`)).status);
  return statuses;
};

describe("the email of an account", () => {
  onOwnServer();
  const account = (email: string) => {
    const body = { email, password: shop.password, passwordConfirm: shop.password };
    return shop.sendAsAdmin("POST", recordsPath("optique_users"), body);
  };
  const statusOf = async (identity: string) =>
    (await tryPassword(shop.password, { identity })).status;

  it("an account's email is accepted in capitals and with spaces around it", async () => {
    expect((await account("Zineb.Alaoui@Figuier.example")).status).toBe(200);
    for (const identity of [
      shop.email.toUpperCase(),
      ` ${shop.email}\u00a0`,
      "Zineb.Alaoui@Figuier.example",
      "zineb.alaoui@figuier.example ",
    ])
      expect([identity, await statusOf(identity)]).toEqual([identity, 200]);
    const wrong = { identity: shop.email.toUpperCase() };
    expect((await tryPassword("faux-mot-1", wrong)).status).toBe(400);
    // Filter operators in an email must be treated as text.
    for (const identity of ["%", "", "' || 1=1 || '"])
      expect([identity, await statusOf(identity)]).toEqual([identity, 400]);
  });

  it("an account's wrong passwords count together for every spelling of its email", async () => {
    await attack(10);
    expect(await statusOf(shop.email.toUpperCase())).toBe(429);
  });

  it("an email is matched exactly where two accounts differ only by case", async () => {
    await account("nadia@figuier.example");
    await account("Nadia@figuier.example");
    expect(await statusOf("Nadia@figuier.example")).toBe(200);
    expect(await statusOf("nadia@figuier.example")).toBe(200);
    expect(await statusOf("NADIA@figuier.example")).toBe(400);
  });
});

describe("password guessing", () => {
  onOwnServer();
  it("password guessing is limited to ten tries whatever forwarded address the guesser sends", async () => {
    expect(await attack(10)).toEqual(Array(10).fill(400));
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    const { status, body } = await tryPassword(shop.password, { headers });
    expect(status).toBe(429);
    const [, seconds] =
      /^Trop d’essais\u00a0: réessayez dans (\d+) secondes\.$/.exec(body.message) ?? [];
    expect(Number(seconds)).toBeGreaterThan(5);
    // The sign-in page counts down from this value.
    expect(body.data["wait"]?.code).toBe(seconds);
  });

  it("does not lock out the owner on a known device, or colleagues", async () => {
    const { cookie } = await tryPassword(shop.password);
    expect(cookie).toMatch(/^optique_device=.*HttpOnly; SameSite=Strict/);
    const other = await openShop(server, "Optique du Cèdre");
    await attack(11);
    expect((await tryPassword(shop.password)).status).toBe(429);
    const headers = { Cookie: cookie.split(";")[0] ?? "" };
    expect((await tryPassword(shop.password, { headers })).status).toBe(200);
    expect((await tryPassword(other.password, { identity: other.email })).status).toBe(200);
    // The cookie of one account must not allow attempts for another.
    expect((await tryPassword("faux-mot-1", { identity: other.email, headers })).status).toBe(400);
  });

  it("password guessing is limited for the administrator too", async () => {
    const admin = { collection: "_superusers", identity: "admin@optique.test" };
    for (let at = 0; at < 10; at += 1) await tryPassword(`faux-${at}-mot`, admin);
    expect((await tryPassword("administrateur-1", admin)).status).toBe(429);
  });
});

describe("parallel password guessing", () => {
  onOwnServer();

  it("parallel password guessing is limited to ten tries", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => tryPassword(`faux-${at}-mot`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });
});

describe("a password", () => {
  it.each([
    ["        ", "Mot de passe est requis."],
    ["password1", "Ce mot de passe est parmi les plus courants\u00a0: choisissez-en un autre."],
    [12345678, "Ce champ attend un texte."],
    ["👓👓👓👓", "Le mot de passe doit avoir au moins 8 caractères."],
    ["é".repeat(60), "Ce mot de passe est trop long."],
  ])("%j is refused for new and existing accounts", async (password, sentence) => {
    const user = { email: "neuf@figuier.example", name: "Neuf", company: shop.company };
    const body = { ...user, password, passwordConfirm: password };
    const asUser = await shop.sendAsAdmin("POST", recordsPath("optique_users"), body);
    const asAdmin = await shop.sendAsAdmin("POST", recordsPath("_superusers"), body);
    const changed = await shop.sendAsAdmin("PATCH", recordsPath("optique_users", shop.user), {
      password,
      passwordConfirm: password,
    });
    for (const answer of [asUser, asAdmin, changed])
      expect([answer.status, answer.body.data["password"]?.message]).toEqual([400, sentence]);
  });
});

describe("guessing the old password in a change of one's own password", () => {
  onOwnServer();

  it("counts together with wrong passwords of the sign-in", async () => {
    const guess = (oldPassword: string, body: object = { password: "autre-mot-2" }) =>
      shop.send("PATCH", recordsPath("optique_users", shop.user), {
        oldPassword,
        passwordConfirm: "autre-mot-2",
        ...body,
      });
    const wrong = await Promise.all(Array.from({ length: 9 }, (_, at) => guess(`faux-${at}-mot`)));
    expect(wrong.map(({ status }) => status)).toEqual(Array(9).fill(400));
    // PocketBase confirms a correct old password even without a new one.
    expect((await guess(shop.password, {})).body.data).not.toHaveProperty("oldPassword");
    const { status, body } = await guess(shop.password);
    expect([status, body.message]).toEqual([
      429,
      expect.stringMatching(/^Trop d’essais\u00a0: réessayez dans \d+ secondes\.$/),
    ]);
    expect((await tryPassword(shop.password)).status).toBe(429);
    // An update without a password is not limited.
    const renamed = await shop.send("PATCH", recordsPath("optique_users", shop.user), {
      name: "Zineb",
    });
    expect(renamed.status).toBe(200);
  });

  it("a sign-in with the new password allows ten more guesses of one's own password", async () => {
    const password = "autre-mot-2";
    const change = { oldPassword: shop.password, password, passwordConfirm: password };
    await attack(8);
    const path = recordsPath("optique_users", shop.user);
    expect((await shop.send("PATCH", path, change)).status).toBe(200);
    expect((await tryPassword(password)).status).toBe(200);
    expect(await attack(10)).toEqual(Array(10).fill(400));
  });
});

describe("a password change", () => {
  it("requires the old password and two equal new ones", async () => {
    const change = (body: object) =>
      shop.send("PATCH", recordsPath("optique_users", shop.user), body);
    const password = "autre-mot-2";
    const wrong = { oldPassword: "pas-le-mien", password, passwordConfirm: password };
    expect((await change(wrong)).body.data).toMatchObject({
      oldPassword: { message: "Le mot de passe actuel est incorrect." },
    });
    const unlike = { oldPassword: shop.password, password, passwordConfirm: "autre-mot-3" };
    expect((await change(unlike)).body.data).toMatchObject({
      passwordConfirm: { message: "Les deux mots de passe ne sont pas les mêmes." },
    });
  });
});

describe("a user's name", () => {
  it.each([
    ["a number", 5, "Ce champ attend un texte."],
    ["a list", ["Zineb"], "Ce champ attend un texte."],
    ["201 characters", "x".repeat(201), "Ce texte est trop long (200 caractères au plus)."],
  ])("must be a text of at most 200 characters, not %s", async (_, name, sentence) => {
    const path = recordsPath("optique_users", shop.user);
    const { status, body } = await shop.send("PATCH", path, { name });
    expect([status, body.data["name"]?.message]).toEqual([400, sentence]);
  });
});

describe("a token is revoked", () => {
  const works = async (token: string) =>
    (await call(server, "GET", "/api/optique/dashboard", { token })).status === 200;

  it("when its user signs out", async () => {
    const { token } = await signIn(server, shop.email, shop.password);
    expect(await works(token)).toBe(true);
    expect((await call(server, "POST", "/api/optique/signout", { token })).status).toBe(204);
    expect(await works(token)).toBe(false);
    expect(await works((await signIn(server, shop.email, shop.password)).token)).toBe(true);
  });

  it("when its user is deleted", async () => {
    const { id, token } = await shop.colleague("seller");
    expect(await works(token)).toBe(true);
    await shop.sendAsAdmin("DELETE", recordsPath("optique_users", id));
    expect(await works(token)).toBe(false);
  });

  it("when the password is changed", async () => {
    const { token } = await signIn(server, shop.email, shop.password);
    const body = { password: "autre-mot-2", passwordConfirm: "autre-mot-2" };
    await shop.sendAsAdmin("PATCH", recordsPath("optique_users", shop.user), body);
    expect(await works(token)).toBe(false);
  });
});
