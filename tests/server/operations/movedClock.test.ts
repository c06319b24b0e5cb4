import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { TillClosing } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { call, expectOk, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type MovableServer, startServerWithClock } from "#support/extraRoutes.ts";

/** Evening of the last day of a year, by the shop's clock. */
const evening = "2026-12-31T18:00:00";
const dayBefore = "2026-12-30T18:00:00";
const monthBefore = "2026-11-30T18:00:00";
const lastMinute = "2026-12-31T23:59:30";
const newYear = "2027-01-01T00:00:30";

let server: MovableServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServerWithClock();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.setClock(evening);
  shop = await openShop(server);
});
const healthy = async () =>
  expect((await shop.send("GET", "/api/optique/integrity")).body).toMatchObject({
    violations: [],
    gaps: [],
    reissued: [],
  });
const itemOf = (price: number) => ({ id: newId(), label: "Monture", quantity: 1, price });
const sell = async (price = 100, values: object = {}) =>
  shop.saveInvoice(newId(), { items: [itemOf(price)], payments: [], ...values });

describe("numbers", () => {
  const next = async (values: object = {}) => (await sell(100, values)).invoice_number;
  const quote = async () => {
    const answer = await shop.send<{ number: string }>("PUT", `/api/optique/quotes/${newId()}`, {
      prospect_name: "Zineb",
      items: [itemOf(100)],
    });
    return expectOk(answer).number;
  };

  it("a document gets the next number of its own month, whatever the clock says", async () => {
    expect([await next(), await quote()]).toEqual(["2026120001", "D2026120001"]);
    await server.setClock(dayBefore);
    expect([await next(), await quote()]).toEqual(["2026120002", "D2026120002"]);
    await server.setClock(monthBefore);
    expect([await next(), await quote()]).toEqual(["2026110001", "D2026110001"]);
    expect(await next({ date: "2026-12-31" })).toBe("2026120003");
    await server.setClock(lastMinute);
    expect([await next(), await quote()]).toEqual(["2026120004", "D2026120003"]);
    await server.setClock(newYear);
    expect([await next(), await quote()]).toEqual(["2027010001", "D2027010001"]);
    expect(await next({ date: "2026-12-31" })).toBe("2026120005");
    await healthy();
  });

  it("numbers of slips are of the present day, and none is used twice", async () => {
    const deposit = async () => {
      const cheque = payment(100, { payment_method: "check", date: "2026-12-31" });
      await sell(100, { date: "2026-12-31", payments: [cheque] });
      const body = { cheques: [cheque.id] };
      return expectOk(await shop.send<{ slip: string }>("POST", "/api/optique/till/slips", body))
        .slip;
    };
    const given = [await deposit()];
    for (const at of [newYear, evening, dayBefore, evening]) {
      await server.setClock(at);
      given.push(await deposit());
    }
    expect(given).toEqual([
      "RB-20261231-1",
      "RB-20270101-1",
      "RB-20261231-2",
      "RB-20261230-1",
      "RB-20261231-3",
    ]);
    await healthy();
  });
});

describe("closings", () => {
  const till = async (day: string) =>
    expectOk(await shop.send<TillDay>("GET", `/api/optique/till?day=${day}`));
  const close = (day: string, counted: number) =>
    shop.send<TillClosing>("POST", `/api/optique/till/${day}/close`, { counted });
  const take = (day: string, amount: number) =>
    sell(amount, { date: day, payments: [payment(amount, { date: day })] });

  it.each([
    ["a day", dayBefore, "2026-12-30"],
    ["a month", monthBefore, "2026-11-30"],
  ])(
    "a closing stays, and its count opens the next day, when the clock goes %s back",
    async (_, at, earlier) => {
      await take("2026-12-31", 100);
      expectOk(await close("2026-12-31", 100));
      await server.setClock(at);
      // By this clock, the closed day is in the future.
      expect(await close("2026-12-31", 0)).toMatchObject({
        status: 400,
        body: { data: { day: { code: "day_to_come" } } },
      });
      await take(earlier, 40);
      expect(await till(earlier)).toMatchObject({ opening: 0, expected: 40, close: null });
      expectOk(await close(earlier, 40));
      await server.setClock(newYear);
      expect((await close("2026-12-31", 0)).status).toBe(409);
      expect((await close(earlier, 0)).status).toBe(409);
      // The earlier day was closed afterwards, which leaves this day's opening as it was.
      expect(await till("2026-12-31")).toMatchObject({
        opening: 0,
        openingOf: null,
        close: { counted: 100, difference: 0 },
      });
      expect(await till("2027-01-01")).toMatchObject({ opening: 100, openDays: [] });
      await healthy();
    },
  );

  it("the closing of a year's last day opens the first day of the next", async () => {
    await server.setClock(lastMinute);
    await take("2026-12-31", 100);
    await server.setClock(newYear);
    expect(await till("2027-01-01")).toMatchObject({
      opening: 0,
      openDays: [{ day: "2026-12-31" }],
    });
    expectOk(await close("2026-12-31", 100));
    await take("2027-01-01", 50);
    expect(await till("2027-01-01")).toMatchObject({ opening: 100, expected: 150 });
    expectOk(await close("2027-01-01", 150));
    await healthy();
  });
});

describe("an approval", () => {
  const asked = async () => {
    const owner = await shop.colleague("owner", { pin: "2580" });
    const seller = await shop.colleague("seller", { pin: "1470" });
    const { id } = await shop.product({ name: "Monture" });
    const path = recordsPath("optique_products", id);
    const approve = async () => {
      const body = { act: "product.write", record: id, person: owner.id, pin: "2580" };
      const answer = await seller.send<{ id: string }>("POST", "/api/optique/approvals", {
        ...body,
        reason: "Prix affiché",
      });
      return expectOk(answer).id;
    };
    const use = async (approval: string) => {
      const headers = { "X-Optique-Approval": approval };
      const body = { selling_price: 900 };
      return (await call(server, "PATCH", path, { token: seller.token, body, headers })).status;
    };
    return { approve, use };
  };

  it("an approval is accepted within its two minutes only, and refused while the clock is moved away", async () => {
    const { approve, use } = await asked();
    const approval = await approve();
    for (const at of [dayBefore, monthBefore, "2026-12-31T18:03:00", newYear]) {
      await server.setClock(at);
      expect(await use(approval), at).toBe(403);
    }
    await server.setClock("2026-12-31T18:01:00");
    expect(await use(approval)).toBe(200);
  });

  it("an approval stays valid at the turn of the year", async () => {
    const { approve, use } = await asked();
    await server.setClock(lastMinute);
    const approval = await approve();
    await server.setClock(newYear);
    expect(await use(approval)).toBe(200);
  });
});

describe("a person at a shared computer", () => {
  const openStation = async (prompt: string) => {
    const seller = await shop.colleague("seller", { pin: "1470" });
    const station = await shop.colleague("seller", { is_station: true });
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.sendAsAdmin("PATCH", company, { ask_person: prompt }));
    const enter = (pin = "1470") =>
      station.send<{ token: string }>("POST", `/api/optique/people/${seller.id}/enter`, { pin });
    const write = async (token: string) => {
      const headers = { "X-Optique-Person": token };
      const body = { name: "Aïcha" };
      const path = recordsPath("optique_clients");
      return (await call(server, "POST", path, { token: station.token, body, headers })).status;
    };
    return { enter, write };
  };

  it.each(["idle", "day", "each"])(
    "a person at a shared computer enters again after the clock went back: %s",
    async (prompt) => {
      for (const at of [dayBefore, monthBefore]) {
        await server.setClock(evening);
        shop = await openShop(server);
        const { enter, write } = await openStation(prompt);
        const { token } = expectOk(await enter());
        await server.setClock(at);
        expect(await write(token), at).toBe(401);
        expect(await write(expectOk(await enter()).token), at).toBe(200);
      }
    },
  );

  it("a person at a shared computer stays entered when the clock is corrected by a minute", async () => {
    const { enter, write } = await openStation("idle");
    const { token } = expectOk(await enter());
    await server.setClock("2026-12-31T17:59:00");
    expect(await write(token)).toBe(200);
  });

  it.each(["idle", "day"])(
    "a person at a shared computer enters again after the last midnight of the year: %s",
    async (prompt) => {
      await server.setClock(lastMinute);
      const { enter, write } = await openStation(prompt);
      const { token } = expectOk(await enter());
      expect(await write(token)).toBe(200);
      await server.setClock(newYear);
      expect(await write(token)).toBe(401);
    },
  );

  it("wrong PINs entered while the clock was ahead do not block a person for a month", async () => {
    const { enter } = await openStation("idle");
    for (let tries = 0; tries < 5; tries += 1) expect((await enter("9999")).status).toBe(400);
    expect((await enter()).status).toBe(429);
    await server.setClock(monthBefore);
    expect((await enter("9999")).status).toBe(400);
    expect((await enter()).status).toBe(429);
    await server.setClock("2026-11-30T18:15:30");
    expect((await enter()).status).toBe(200);
  });
});
