import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(server);
});

const late = {
  code: "birth_late",
  message: expect.stringContaining("La date de naissance ne peut pas être après aujourd’hui"),
};

describe("the birth date of a client", () => {
  it.each(["", "1938-02-01", today()])("a birth date may be %j", async (birth_date) => {
    const client = await shop.client({ birth_date });
    const stored = await shop.read("optique_clients", client.id);
    expect(stored.birth_date.slice(0, 10)).toBe(birth_date);
  });

  it("a birth date after today is refused, on creation and on change", async () => {
    const birth_date = addDays(today(), 1);
    const path = recordsPath("optique_clients");
    const created = await shop.send("POST", path, { name: "Alami", birth_date });
    expect(created.status).toBe(400);
    expect(created.body.data).toMatchObject({ birth_date: late });
    const { id } = await shop.client({});
    const changed = await shop.send("PATCH", recordsPath("optique_clients", id), {
      birth_date,
    });
    expect(changed.status).toBe(400);
    expect(changed.body.data).toMatchObject({ birth_date: late });
  });

  it("a birth date is exported, with the ICE", async () => {
    const { id } = await shop.client({ birth_date: "1938-02-01", ice: "001122334455667" });
    const answer = await fetch(`${server.url}/api/optique/clients/${id}/export`, {
      headers: { Authorization: shop.token },
    });
    const page = await answer.text();
    for (const part of ["<td>01/02/1938</td>", "<td>001122334455667</td>"])
      expect(page).toContain(part);
  });
});
