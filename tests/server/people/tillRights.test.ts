import { beforeAll, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;

let shop: Shop;
let optician: Colleague;
let historian: Colleague;
const yesterday = addDays(today(), -1);
beforeAll(async () => {
  shop = await openShop();
  optician = await shop.colleague("optician");
  historian = await shop.colleague("optician", { rights: { "till.history": true } });
});

const moves = (id = "") => recordsPath("optique_cash_moves", id);
const move = (date: string) => ({ date, kind: "expense", amount: -5 });
const refused = {
  status: 403,
  body: { data: { right: { act: "till.history", approvable: false } } },
};

describe("a person without the right to past days of the till", () => {
  it("may add cash movements for today only", async () => {
    expect(await optician.send("POST", moves(), move(yesterday))).toMatchObject(refused);
    expect(await shop.find("optique_cash_moves")).toEqual([]);
    const { id } = expectOk(await optician.send<{ id: string }>("POST", moves(), move(today())));
    expectOk(await optician.send("PATCH", moves(id), { amount: -6 }));
    expect(await optician.send("PATCH", moves(id), { date: yesterday })).toMatchObject(refused);
    expect((await optician.send("DELETE", moves(id))).status).toBe(204);
  });

  it("cannot change a cash movement of an earlier day", async () => {
    const { id } = await shop.create("optique_cash_moves", move(yesterday));
    expect(await optician.send("PATCH", moves(id), { amount: -6 })).toMatchObject(refused);
    expect(await optician.send("PATCH", moves(id), { date: today() })).toMatchObject(refused);
    expect(await optician.send("DELETE", moves(id))).toMatchObject(refused);
    expectOk(await historian.send("PATCH", moves(id), { amount: -7 }));
    expect((await historian.send("DELETE", moves(id))).status).toBe(204);
  });

  it("may close today only", async () => {
    const close = (by: Colleague, day: string) =>
      by.send("POST", `/api/optique/till/${day}/close`, { counted: 0, notes: "Vide" });
    expect(await close(optician, yesterday)).toMatchObject(refused);
    expect(await shop.find("optique_closes")).toEqual([]);
    expectOk(await close(historian, yesterday));
    expectOk(await close(optician, today()));
  });
});
