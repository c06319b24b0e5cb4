import { beforeAll, describe, expect, it } from "vitest";

import type { Client } from "#domain/core/records.ts";
import { newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

const long = "2024-03-12";
const lately = "2026-11-20";

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
  it("counts from the latest prescription with an eye value, not from one without", async () => {
    const client = await shop.client();
    const measured = await prescribe(client, long, { right_sphere: 1 });
    await prescribe(client, lately);
    expect(await reminded(client)).toBe(measured);
  });

  it("accepts zero or a pupillary distance as the only value", async () => {
    for (const eyes of [{ left_sphere: 0 }, { right_eip: 31.5 }]) {
      const client = await shop.client();
      await prescribe(client, long, { right_sphere: 1 });
      await prescribe(client, lately, eyes);
      expect(await reminded(client)).toBeUndefined();
    }
  });

  it("counts from the latest prescription when none has a value", async () => {
    const client = await shop.client();
    await prescribe(client, "2023-01-05");
    const latest = await prescribe(client, long);
    expect(await reminded(client)).toBe(latest);
    await prescribe(client, lately);
    expect(await reminded(client)).toBeUndefined();
  });

  it("changes when a value is added, removed, or deleted with its prescription", async () => {
    const client = await shop.client();
    const measured = await prescribe(client, long, { right_sphere: 1 });
    const other = await prescribe(client, lately);
    const path = recordsPath("optique_prescriptions", other);
    await shop.send("PATCH", path, { right_axis: 90 });
    expect(await reminded(client)).toBeUndefined();
    await shop.send("PATCH", path, { right_axis: null });
    expect(await reminded(client)).toBe(measured);
    await shop.send("DELETE", recordsPath("optique_prescriptions", measured));
    expect(await reminded(client)).toBeUndefined();
    const { body } = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
    expect(body.violations).toEqual([]);
  });
});
