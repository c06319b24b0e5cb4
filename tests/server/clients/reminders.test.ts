import { beforeAll, describe, expect, it } from "vitest";

import { addDays, today, yearBefore } from "#domain/core/days/days.ts";
import type { Client } from "#domain/core/records.ts";
import { newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

const long = addDays(today(), -990);
const lately = addDays(today(), -10);

/** Creates a prescription of that day with these eye values; returns its id. */
async function prescribe(client: Client, date: string, eyes: object = {}): Promise<string> {
  const id = newId();
  await shop.savePrescription(id, { client: client.id, date, notes: "", ...eyes });
  return id;
}
/** Prescription behind the client's reminder; undefined when none is due. */
async function reminded({ id }: Client): Promise<string | undefined> {
  const { body } = await shop.send<{ items: { id: string; client: string }[] }>(
    "GET",
    "/api/optique/lists/reminders?perPage=500",
  );
  return body.items.find(({ client }) => client === id)?.id;
}

describe("the reminder of a client", () => {
  it("a client's reminder counts from the client's latest prescription, with eye values or without", async () => {
    const client = await shop.client();
    const measured = await prescribe(client, "2023-01-05", { right_sphere: 1 });
    expect(await reminded(client)).toBe(measured);
    const bare = await prescribe(client, long);
    expect(await reminded(client)).toBe(bare);
    const latest = await prescribe(client, lately);
    expect(await reminded(client)).toBeUndefined();
    await shop.send("DELETE", recordsPath("optique_prescriptions", latest));
    expect(await reminded(client)).toBe(bare);
  });

  it("a client's reminder is due on the day after a year, not on the anniversary", async () => {
    const anniversary = yearBefore(today());
    for (const [date, isDue] of [
      [addDays(anniversary, -1), true],
      [anniversary, false],
    ] as const) {
      const client = await shop.client();
      const id = await prescribe(client, date);
      expect(await reminded(client), date).toBe(isDue ? id : undefined);
    }
  });

  it("a client's reminder follows a prescription that changes its day or client", async () => {
    const [client, other] = await Promise.all([shop.client(), shop.client()]);
    const first = await prescribe(client, "2023-01-05");
    const second = await prescribe(client, long);
    const path = recordsPath("optique_prescriptions", second);
    await shop.send("PATCH", path, { date: lately });
    expect(await reminded(client)).toBeUndefined();
    await shop.send("PATCH", path, { date: long, client: other.id });
    expect([await reminded(client), await reminded(other)]).toEqual([first, second]);
    const { body } = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
    expect(body.violations).toEqual([]);
  });
});
