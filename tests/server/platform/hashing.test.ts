import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { startServerWithRoutes } from "#support/extraRoutes.ts";
import { type Answer, call, openShop, recordsPath, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;

let server: Server;
let shop: Shop;
let owner: Colleague;
let seller: Colleague;
let station: Colleague;
let client: string;
beforeAll(async () => {
  server = await startServerWithRoutes("tests/server/platform/hashing.pb.js");
  shop = await openShop(server);
  owner = await shop.colleague("owner", { pin: "2580" });
  seller = await shop.colleague("seller", { pin: "1470" });
  station = await shop.colleague("seller", { is_station: true });
  ({ id: client } = await shop.client());
});
afterAll(() => server.stop());

const places = async (name: string, count: number, isTaken: boolean) => {
  const path = `/api/optique/test/places/${name}/${count}?taken=${isTaken ? "yes" : "no"}`;
  expect((await shop.sendAsAdmin("POST", path, {})).status).toBe(204);
};
afterEach(() => places("turn.hashing", 2, false));

const users = (id = "") => recordsPath("optique_users", id);
const enter = () => station.send("POST", `/api/optique/people/${owner.id}/enter`, { pin: "2580" });
const approve = () =>
  seller.send("POST", "/api/optique/approvals", {
    act: "client.export",
    record: client,
    person: owner.id,
    pin: "2580",
    reason: "Retour",
  });
const signIn = () =>
  call(server, "POST", "/api/collections/optique_users/auth-with-password", {
    body: { identity: seller.email, password: seller.password },
  });
const givePin = () => owner.send("PATCH", users(seller.id), { pin: "3691" });

describe("a request that hashes a password or PIN", () => {
  it("waits while two others hash, and delays nothing else", async () => {
    await places("turn.hashing", 2, true);
    const answers: Answer<unknown>[] = [];
    const asked = [signIn(), enter(), approve(), givePin()].map(async (answer) => {
      answers.push(await answer);
    });
    for (let at = 0; at < 20; at += 1)
      expect((await seller.send("GET", "/api/optique/lists/clients")).status).toBe(200);
    expect(answers).toEqual([]);
    await places("turn.hashing", 2, false);
    await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("a password or PIN is refused in French when too many of one account already wait to be hashed", async () => {
    const name = `seat.hashing.${station.id}`;
    await places(name, 40, true);
    expect(await enter()).toMatchObject({
      status: 503,
      body: {
        message: "Trop de codes ou mots de passe à la fois\u00a0: réessayez dans un instant.",
      },
    });
    await places(name, 40, false);
    expect((await enter()).status).toBe(200);
  });
});

describe("a request that is not allowed to hash", () => {
  it("a write without the right is refused without waiting for its turn", async () => {
    await places("turn.hashing", 2, true);
    const password = "autre-mot-2";
    const body = {
      email: "neuf@figuier.example",
      password,
      passwordConfirm: password,
      pin: "2580",
    };
    const right = { status: 403, body: { data: { right: { act: "people" } } } };
    expect(await seller.send("POST", users(), body)).toMatchObject(right);
    expect(await seller.send("PATCH", users(owner.id), body)).toMatchObject(right);
  });

  it("one's own new password counts as an attempt, with or without the old one", async () => {
    const password = "autre-mot-2";
    const change = { password, passwordConfirm: password };
    for (let at = 0; at < 10; at += 1)
      expect((await seller.send("PATCH", users(seller.id), change)).status).toBe(400);
    await places("turn.hashing", 2, true);
    expect((await seller.send("PATCH", users(seller.id), change)).status).toBe(429);
  });
});
