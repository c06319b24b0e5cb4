import { readdir, readFile, readlink } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { deadlineSeconds } from "#server/platform/requests/deadlines.ts";
import { call, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

/** Upper limit for the deadlines of these servers; the deadline of an unread body is shorter. */
const longestSeconds = 3;
/** Starts a server whose memory is measured, so it uses Go's default garbage collection. */
const startHasty = () =>
  startServer({ env: { OPTIQUE_GATE_SECONDS: String(longestSeconds), GOGC: undefined } });

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await startHasty();
  shop = await openShop(server);
});
afterAll(() => server.stop());

const megabyte = 1 << 20;
const wordless = (bytes: number) => `{"name":"${"x".repeat(bytes)}"}`;
/** Peak memory of the server, in MB. */
const peakMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

describe("forms other than multipart", () => {
  const sendAs = async (type: string, method: string, path: string, body: string | FormData) => {
    const headers = { Authorization: shop.token, ...(type && { "Content-Type": type }) };
    const answer = await fetch(server.url + path, { method, headers, body });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  it("URL-encoded forms are refused, because PocketBase reads invalid numbers as zero", async () => {
    const { id } = await shop.client({ name: "Benali" });
    const product = await shop.product({ selling_price: 850 });
    for (const type of [
      "application/x-www-form-urlencoded",
      "Application/X-WWW-Form-Urlencoded; charset=utf-8",
    ])
      for (const [path, body] of [
        [recordsPath("optique_clients", id), "name=Autre"],
        [recordsPath("optique_products", product.id), "selling_price=abc"],
        [recordsPath("optique_users", shop.user), "password=password1"],
      ] as const)
        expect((await sendAs(type, "PATCH", path, body)).status, path).toBe(415);
    expect(await shop.read("optique_products", product.id)).toMatchObject({ selling_price: 850 });
  });

  it("cannot pass values in the query string", async () => {
    const product = await shop.product({ selling_price: 850 });
    const path = recordsPath("optique_products", product.id);
    const form = new FormData();
    form.set("name", "Monture");
    for (const query of ["selling_price=abc", "fields=id&%73elling_price=abc", "@jsonPayload={}"])
      expect(await sendAs("", "PATCH", `${path}?${query}`, form), query).toMatchObject({
        status: 400,
        body: { message: "Cette demande est invalide." },
      });
    expect((await sendAs("", "PATCH", `${path}?fields=id,name`, form)).body).toEqual({
      id: product.id,
      name: "Monture",
    });
    form.set("selling_price", "1");
    form.append("selling_price", "2");
    expect(await sendAs("", "PATCH", path, form)).toMatchObject({
      status: 400,
      body: { data: { selling_price: { code: "number" } } },
    });
    expect(await shop.read("optique_products", product.id)).toMatchObject({ selling_price: 850 });
  });
});

describe("a body that is too large", () => {
  const tooLarge = { status: 413, body: { message: "Le contenu envoyé est trop volumineux." } };
  it.each([
    ["POST", "/api/optique/events", 9000],
    ["POST", "/api/optique/setup", 17_000],
    ["POST", "/api/optique/signout", 9000],
    ["POST", `/api/optique/clients/${newId()}/erase`, 9000],
    ["PUT", `/api/optique/prescriptions/${newId()}`, 2.1 * megabyte],
    ["PUT", `/api/optique/receipts/${newId()}`, 2.1 * megabyte],
    ["POST", "/api/optique/products/import", 16.1 * megabyte],
    ["POST", recordsPath("optique_clients"), 1.1 * megabyte],
    ["PATCH", recordsPath("optique_clients", newId()), 1.1 * megabyte],
    ["POST", "/api/collections/optique_users/auth-with-password", 1.1 * megabyte],
    ["POST", "/api/batch", 1.1 * megabyte],
  ] as const)(
    "a body that is too large is refused in French: %s %s",
    async (method, path, bytes) => {
      expect(await shop.send(method, path, wordless(bytes))).toMatchObject(tooLarge);
    },
  );

  it("costs no memory, even in repeated requests of a guest", async () => {
    const before = await peakMb();
    const keys = `{${Array.from({ length: 1_500_000 }, (_, at) => `"k${at}":1`).join(",")}}`;
    const paths = ["/api/optique/events", recordsPath("optique_clients"), "/api/realtime"];
    const attack = paths.flatMap((path) => Array.from({ length: 4 }, () => path));
    const statuses = await Promise.all(
      attack.map((path) =>
        call(server, "POST", path, { body: keys }).then(
          ({ status }) => status,
          // The server may close the connection without reading the body.
          () => 0,
        ),
      ),
    );
    for (const status of statuses) expect([0, 401, 413]).toContain(status);
    expect((await peakMb()) - before).toBeLessThan(150);
  });

  it("a large body is accepted when it is a photograph for a file field", async () => {
    const client = await shop.client();
    const { body } = await shop.send<{ id: string }>("POST", recordsPath("optique_prescriptions"), {
      client: client.id,
      date: "2026-11-21",
    });
    const form = new FormData();
    form.set("notes", "x");
    form.set("ordonnance", new Blob([new Uint8Array(2 * megabyte)], { type: "text/plain" }), "a");
    const sent = await fetch(server.url + recordsPath("optique_prescriptions", body.id), {
      method: "PATCH",
      headers: { Authorization: shop.token },
      body: form,
    });
    expect(sent.status).not.toBe(413);
  });
});

describe("a body of unknown length", () => {
  it.each([
    ["that comes whole", "0\r\n\r\n"],
    ["whose end never comes", ""],
  ])("%s is refused", async (_, end) => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `POST ${recordsPath("optique_clients")} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n${end}`,
        ),
      );
      // The head may arrive before the body.
      let told = "";
      socket.on("data", (data) => {
        told += String(data);
        if (!told.includes("}")) return;
        resolve(told);
        socket.destroy();
      });
      socket.once("error", reject);
    });
    expect(answer).toContain("411");
    expect(answer).toContain("La taille du contenu envoyé doit être annoncée.");
  });
});

/** Opens a connection that sends a request line and the start of a body, but never its end. */
function beginBody(requestLine: string, headers = "") {
  const { hostname, port } = new URL(server.url);
  const head = `${requestLine} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a"`;
  const socket = connect(Number(port), hostname, () => socket.write(head));
  const state = { isOpen: true };
  const answer = new Promise<string>((resolve) => {
    let told = "";
    socket.on("data", (data) => (told += String(data)));
    socket.once("close", () => {
      state.isOpen = false;
      resolve(told);
    });
    socket.once("error", (error) => resolve(String(error)));
  });
  return { state, answer, drop: () => socket.destroy() };
}

/**
 * Begins bodies in groups, and checks after each that the shop is still served: all at once, they would take one VM of
 * 7 MB each, whatever the route. The checks of a group run in sequence, so that a busy machine finishes it before the
 * next. `isServed`: each group had a check answered before its bodies were dropped.
 */
async function beginBodies(count: number, requestLine: string) {
  const group = 10;
  const checks = 3;
  const begun: ReturnType<typeof beginBody>[] = [];
  let isServed = false;
  while (begun.length < count) {
    begun.push(...Array.from({ length: group }, () => beginBody(requestLine)));
    for (let check = 0; check < checks; check += 1) await shop.client();
    isServed ||= begun.some(({ state }) => state.isOpen);
  }
  return { answered: Promise.all(begun.map(({ answer }) => answer)), isServed };
}
const statusesOf = (answers: readonly string[]) =>
  [...new Set(answers.map((answer) => answer.slice(9, 12)))].sort();

describe("an unfinished body", () => {
  // Measures memory on a fresh server, because a peak includes garbage of earlier tests.
  let usual: [Server, Shop];
  beforeAll(async () => {
    usual = [server, shop];
    server = await startHasty();
    shop = await openShop(server);
  });
  afterAll(async () => {
    await server.stop();
    [server, shop] = usual;
  });

  const expected: Record<string, string[]> = {
    [`GET ${recordsPath("optique_clients")}`]: ["400"],
    "POST /api/realtime": ["401"],
    [`POST ${recordsPath("optique_users")}`]: ["401"],
    "POST /api/collections/optique_users/request-password-reset": ["401"],
    "POST /api/optique/signout": ["401"],
    [`PUT /api/optique/invoices/${newId()}`]: ["401"],
    "POST /api/optique/events": ["400", "429"],
    "POST /api/collections/optique_users/auth-with-password": ["400", "429"],
  };
  it("an unfinished body occupies few VMs, and only for a limited time", async () => {
    const before = await peakMb();
    const found = [];
    for (const requestLine of Object.keys(expected)) {
      // The server waits a minute for a person who has signed in.
      const patient = beginBody(
        `PUT /api/optique/invoices/${newId()}`,
        `Authorization: ${shop.token}\r\n`,
      );
      const { answered, isServed } = await beginBodies(250, requestLine);
      const ended = answered.then((answers) => {
        const isPatientOpen = patient.state.isOpen;
        patient.drop();
        return {
          answers,
          facts: { requestLine, statuses: statusesOf(answers), isServed, isPatientOpen },
        };
      });
      found.push(ended);
    }
    const results = await Promise.all(found);
    expect(results.map(({ facts }) => facts)).toEqual(
      Object.entries(expected).map(([requestLine, statuses]) => ({
        requestLine,
        statuses,
        isServed: true,
        isPatientOpen: true,
      })),
    );
    expect(results[0]?.answers[0]).toContain("Cette demande ne prend pas de contenu.");
    // One VM for each of 250 bodies would take 1 750 MB. A busy machine collects garbage late: 1 100 MB were seen.
    expect((await peakMb()) - before).toBeLessThan(1500);
  });
});

it("the deadlines have the seconds that docs/access.md names", async () => {
  const page = await readFile(join(root, "docs/access.md"), "utf8");
  const [, told = ""] = /^- Deadlines in seconds: ([^(]+) \(/m.exec(page) ?? [];
  const named = told.split(", ").map((one) => one.split(" "));
  expect(Object.fromEntries(named.map(([name, seconds]) => [name, Number(seconds)]))).toEqual(
    deadlineSeconds,
  );
});

/** Sockets that the server has open. */
async function openSockets(): Promise<string[]> {
  const folder = `/proc/${server.pid}/fd`;
  const links = (await readdir(folder)).map((fd) => readlink(join(folder, fd)).catch(() => ""));
  return (await Promise.all(links)).filter((link) => link.startsWith("socket:"));
}

describe("an unread answer", () => {
  const asked = 20;

  it("an unread answer is dropped after its deadline", async () => {
    const assets = await readdir(join(root, "pb_public/assets"));
    const path = `/assets/${assets.find((name) => /^vendor-.*\.js$/.test(name))}`;
    const whole = (await (await fetch(server.url + path)).arrayBuffer()).byteLength;
    expect(whole).toBeGreaterThan(200_000);
    const { hostname, port } = new URL(server.url);
    const usual = await openSockets();
    const opened = async () => (await openSockets()).filter((one) => !usual.includes(one));
    const socket = connect(Number(port), hostname);
    // Without a 'data' listener the socket reads nothing.
    for (let at = 0; at < asked; at += 1)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    await expect.poll(opened).toHaveLength(1);
    await expect.poll(opened, { timeout: 60_000 }).toEqual([]);
    let bytes = 0;
    await new Promise<void>((resolve) => {
      socket.on("data", (data) => (bytes += data.length));
      socket.once("close", () => resolve());
      socket.once("error", () => resolve());
    });
    expect(bytes).toBeLessThan(asked * whole);
  });
});

describe("a guest", () => {
  it("cannot write a record with any body", async () => {
    const path = recordsPath("optique_clients");
    expect(await call(server, "POST", path, { body: { name: "Benali" } })).toMatchObject({
      status: 401,
      body: { message: "Connectez-vous pour continuer." },
    });
  });

  it("PocketBase's refusals to a guest are in French", async () => {
    expect(await call(server, "GET", "/api/settings")).toMatchObject({
      status: 401,
      body: { message: "Connectez-vous pour continuer." },
    });
  });
});

describe("PocketBase's own refusals", () => {
  const invalid = "Cette demande est invalide.";
  const fixed = "Cette valeur ne se modifie pas ici.";
  const refused = "La valeur a été refusée.";
  const users = "/api/collections/optique_users";
  it.each([
    ["GET", `${recordsPath("optique_clients")}?fields=id:excerpt(`, undefined, 400, invalid],
    ["GET", "/api/optique/dashboard?fields=id:excerpt(", undefined, 400, invalid],
    ["GET", `${recordsPath("optique_clients")}?fields=*:excerpt(0)`, undefined, 400, invalid],
    ["GET", `${recordsPath("optique_clients")}?fields=*:excerpt()`, undefined, 400, invalid],
    ["GET", `${recordsPath("optique_clients")}?fields=*:nothing()`, undefined, 400, invalid],
    ["GET", `${recordsPath("optique_clients")}?fields=*:`, undefined, 400, invalid],
    ["GET", `${recordsPath("optique_clients")}?filter=((`, undefined, 400, invalid],
    [
      "POST",
      "/api/batch",
      { requests: [] },
      403,
      "Vous n’avez pas accès à cette page ou à cette action.",
    ],
    ["POST", `${users}/request-email-change`, {}, 400, "Ce champ est requis."],
    ["POST", `${users}/request-email-change`, { newEmail: "a@b.ma" }, 400, invalid],
    [
      "POST",
      "/api/realtime",
      { clientId: "a", subscriptions: [`optique_clients/${"x".repeat(3000)}`] },
      400,
      refused,
    ],
    [
      "POST",
      "/api/realtime",
      { clientId: "a", subscriptions: [] },
      404,
      "Cet enregistrement est introuvable.",
    ],
  ] as const)(
    "PocketBase's own refusals are translated into French: %s %s",
    async (method, path, body, status, message) => {
      expect(await shop.send(method, path, body)).toMatchObject({ status, body: { message } });
    },
  );

  it("PocketBase's own refusals are translated into French at their fields", async () => {
    expect(await call(server, "POST", `${users}/auth-with-password`, { body: {} })).toMatchObject({
      status: 400,
      body: {
        message: "Certaines valeurs sont à corriger.",
        data: {
          identity: { message: "Email est requis." },
          password: { message: "Mot de passe est requis." },
        },
      },
    });
    const own = recordsPath("optique_users", shop.user);
    expect(await shop.send("PATCH", own, { email: "autre@figuier.example" })).toMatchObject({
      status: 400,
      body: { data: { email: { message: fixed } } },
    });
  });
});

describe("a body with very many small values", () => {
  const tooLarge = { status: 413, body: { message: "Le contenu envoyé est trop volumineux." } };
  const many = (thing: string, bytes: number) =>
    `{"rows":[${`${thing},`.repeat(bytes / (thing.length + 1))}${thing}]}`;
  const formOf = (name: string, text: string) => {
    const form = new FormData();
    form.set(name, text);
    return form;
  };
  const sendForm = async (path: string, form: FormData) => {
    const headers = { Authorization: shop.token };
    const sent = await fetch(server.url + path, { method: "PATCH", headers, body: form });
    return { status: sent.status, body: await sent.json() };
  };

  it.each([
    ["POST", "/api/optique/products/import", "{}", 16.5],
    ["POST", "/api/optique/products/import", "0", 16],
    ["PUT", `/api/optique/invoices/${newId()}`, "[]", 1.95],
    ["PATCH", recordsPath("optique_clients", newId()), "{}", 0.95],
  ] as const)(
    "a body with very many small values is not parsed: %s %s of %s, %d MB",
    async (method, path, thing, megabytes) => {
      const before = await peakMb();
      expect(await shop.send(method, path, many(thing, megabytes * 1e6))).toMatchObject(tooLarge);
      expect((await peakMb()) - before).toBeLessThan(150);
    },
  );

  it("a form part with very many values is not parsed: text is limited to 1 MB", async () => {
    const client = await shop.client();
    const { id } = await shop.create("optique_prescriptions", {
      client: client.id,
      date: "2026-11-21",
    });
    const path = recordsPath("optique_prescriptions", id);
    const before = await peakMb();
    const few = formOf("@jsonPayload", many("{}", 0.9e6));
    expect(await sendForm(path, few)).toMatchObject(tooLarge);
    for (const form of [
      formOf("@jsonPayload", many("{}", 19.8e6)),
      formOf("notes", "x".repeat(2e6)),
    ]) {
      // The server may close the connection without reading the body.
      const { status } = await sendForm(path, form).catch(() => ({ status: 0 }));
      expect([0, 413]).toContain(status);
    }
    expect((await peakMb()) - before).toBeLessThan(200);
    const kept = await sendForm(path, formOf("@jsonPayload", `{"notes":"${"y".repeat(4000)}"}`));
    expect(kept).toMatchObject({ status: 200, body: { notes: "y".repeat(4000) } });
  });
});

/** Opens a realtime connection: its id, and a promise of its end. */
async function listen() {
  const stream = await fetch(`${server.url}/api/realtime`);
  if (!stream.body) throw new Error("The realtime connection has no stream");
  const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  const clientId = /"clientId":"(\w+)"/.exec((await reader.read()).value ?? "")?.[1] ?? "";
  const ended = (async () => {
    while (!(await reader.read()).done);
  })();
  return { clientId, ended, close: () => reader.cancel() };
}

describe("a realtime client", () => {
  const topics = (count: number) =>
    Array.from({ length: count }, (_, at) => `optique_clients/r${at}`);
  const long = `optique_clients/*?options=${encodeURIComponent(`{"query":{"k":"${"x".repeat(930)}"}}`)}`;

  it("must be signed in, and may subscribe to a few collections", async () => {
    const { clientId, close } = await listen();
    const join = (subscriptions: string[]) =>
      shop.send("POST", "/api/realtime", { clientId, subscriptions });
    expect(await join(Array.from({ length: 990 }, () => long))).toMatchObject({ status: 413 });
    expect(await join(Array.from({ length: 5 }, () => long))).toMatchObject({
      status: 400,
      body: { message: "Cette demande est invalide." },
    });
    expect(await join(topics(61))).toMatchObject({
      status: 400,
      body: { message: "Trop d’abonnements à la fois." },
    });
    const body = { clientId, subscriptions: topics(1) };
    expect((await call(server, "POST", "/api/realtime", { body })).status).toBe(401);
    expect((await join(topics(60))).status).toBe(204);
    await close();
  });

  it("a realtime client is disconnected within two minutes unless it signs in", async () => {
    const [guest, station] = [await listen(), await listen()];
    const body = { clientId: station.clientId, subscriptions: ["optique_clients/*"] };
    expect((await shop.send("POST", "/api/realtime", body)).status).toBe(204);
    const state = { isOver: false };
    void guest.ended.then(() => (state.isOver = true));
    await expect
      .poll(async () => {
        await shop.sendAsAdmin("POST", "/api/crons/optique_tend");
        return state.isOver;
      })
      .toBe(true);
    expect((await shop.send("POST", "/api/realtime", body)).status).toBe(204);
    await station.close();
  });
});

describe("a document at the limit of lines", () => {
  const path = () => `/api/optique/invoices/${newId()}`;
  it("a document is refused at its list when it exceeds the limit of lines", async () => {
    const client = await shop.client();
    const items = Array.from({ length: 501 }, () => line(newId(), 1, 10));
    const payments = Array.from({ length: 201 }, () => payment(1));
    const { status, body } = await shop.send("PUT", path(), { client: client.id, items, payments });
    expect(status).toBe(400);
    expect(body.data).toMatchObject({
      items: { message: "Trop de lignes à la fois (500 au plus)." },
      payments: { message: "Trop de lignes à la fois (200 au plus)." },
    });
  });

  it("a document with exactly the maximum of lines is saved", async () => {
    const [client, product] = await Promise.all([shop.client(), shop.product({ stock: 5000 })]);
    const items = Array.from({ length: 500 }, () => line(product.id, 1, 10));
    const payments = Array.from({ length: 200 }, () => payment(1));
    const sent = await shop.send("PUT", path(), { client: client.id, items, payments });
    expect(sent.status).toBe(200);
  });
});

describe("a long import", () => {
  it("writes thousands of rows, and does not block the saves of other shops", async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => ({
      name: `Produit ${at}`,
      type: "frame",
      reference: `P-${at}`,
      selling_price: "20",
      stock: "3",
    }));
    const [importer, other] = [
      await openShop(server, "Optique du Pin"),
      await openShop(server, "Optique du Cèdre"),
    ];
    const state = { isDone: false };
    const imported = importer
      .send<object>("POST", "/api/optique/products/import", { rows })
      .finally(() => (state.isDone = true));
    /** Numbers of rows that the import had written when a save of the other shop was answered. */
    const written = new Set<number>();
    while (!state.isDone) {
      await other.client();
      const path = "/api/optique/lists/products?perPage=1";
      written.add((await importer.send<{ totalItems: number }>("GET", path)).body.totalItems);
    }
    expect((await imported).body).toEqual({ imported: rows.length, lines: [] });
    // With a single transaction, each save would come before the entire import or after it.
    const between = [...written].filter((count) => count > 0 && count < rows.length);
    expect(between.length).toBeGreaterThan(1);
  });

  it("keeps the rows written before a failure, and reports the others", async () => {
    const query = `CREATE TRIGGER fails BEFORE INSERT ON optique_products WHEN NEW.reference = 'Q-700' BEGIN SELECT RAISE(ABORT, 'fails'); END`;
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    const rows = Array.from({ length: 1200 }, (_, at) => ({
      name: `Produit ${at}`,
      type: "frame",
      reference: `Q-${at}`,
      selling_price: "20",
      stock: "3",
    }));
    type Report = { imported: number; lines: { line: number; status: string; message: string }[] };
    const { status, body } = await shop.send<Report>("POST", "/api/optique/products/import", {
      rows,
    });
    expect(status).toBe(200);
    expect(body.imported).toBe(500);
    expect(body.lines.map(({ line }) => line)).toEqual(
      Array.from({ length: 700 }, (_, at) => at + 501),
    );
    expect(body.lines[0]).toEqual({
      line: 501,
      status: "refused",
      message: expect.stringContaining("importez-la de nouveau"),
    });
    expect(await shop.find("optique_products", "reference = 'Q-499'")).toHaveLength(1);
    expect(await shop.find("optique_products", "reference = 'Q-500'")).toEqual([]);
    const { violations } = (
      await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity")
    ).body;
    expect(violations).toEqual([]);
  });

  it("a long import is refused while another import runs, and succeeds afterwards", async () => {
    const rows = (letter: string, length: number) =>
      Array.from({ length }, (_, at) => ({
        name: "Produit",
        type: "frame",
        reference: `${letter}-${at}`,
        selling_price: "20",
        stock: "3",
      }));
    const send = (letter: string, length = 2000) =>
      shop.send("POST", "/api/optique/products/import", { rows: rows(letter, length) });
    const both = await Promise.all([send("R"), send("S")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 503]);
    expect(both.find(({ status }) => status === 503)?.body.message).toBe(
      "Une autre importation est en cours\u00a0: réessayez dans un instant.",
    );
    expect((await send("T", 2)).status).toBe(200);
  });

  it("an import may have twenty thousand rows, and is refused at its field above", async () => {
    const { send } = await shop.colleague("seller", { rights: { import: true } });
    const path = "/api/optique/products/import";
    const row = { name: "Riad", type: "frame", reference: "R", selling_price: "20", stock: "3" };
    const rows = Array.from({ length: 20_000 }, () => ({ ...row, purchase_price: "5" }));
    // The right is refused only after all rows are read.
    expect(await send("POST", path, { rows })).toMatchObject({
      status: 403,
      body: { data: { right: { act: "cost.see" } } },
    });
    const { body } = await send("POST", path, { rows: [...rows, row] });
    expect(body.data["rows"]?.message).toBe("Trop de lignes à la fois (20\u202f000 au plus).");
  });
});

describe("an answer of the API", () => {
  it.each(["/api/optique/dashboard", recordsPath("optique_clients"), "/api/optique/version"])(
    "an answer of the API is marked as not cacheable: %s",
    async (path) => {
      const answer = await fetch(server.url + path, { headers: { Authorization: shop.token } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    },
  );
});

describe("a product picture", () => {
  it("a product picture is cacheable by the browser, because lists show it repeatedly", async () => {
    const form = new FormData();
    const pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
    form.set("image", new File([Buffer.from(pixel, "base64")], "p.png", { type: "image/png" }));
    const { id } = await shop.product();
    const headers = { Authorization: shop.token };
    const url = server.url + recordsPath("optique_products", id);
    const saved: { image: string } = await (
      await fetch(url, { method: "PATCH", headers, body: form })
    ).json();
    const answer = await fetch(`${server.url}/api/files/optique_products/${id}/${saved.image}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toMatch(/max-age=\d{5,}/);
  });
});

describe("a busy shop", () => {
  it("a busy shop is served with 200 realtime clients, 300 idle connections and 30 saves", async () => {
    const stop = new AbortController();
    const { hostname, port } = new URL(server.url);
    const idle = Array.from({ length: 300 }, () => connect(Number(port), hostname));
    // All at once, each would have the server load one VM.
    for (let group = 0; group < 20; group += 1)
      await Promise.all(
        Array.from({ length: 10 }, () =>
          fetch(`${server.url}/api/realtime`, { signal: stop.signal }),
        ),
      );
    const saved = await Promise.all(Array.from({ length: 30 }, () => shop.client()));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(30);
    stop.abort();
    for (const socket of idle) socket.destroy();
  });
});
