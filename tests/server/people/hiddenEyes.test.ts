import { beforeAll, describe, expect, it } from "vitest";

import { collections } from "#domain/core/records.ts";
import { idsOnly } from "#domain/people/idsOnly.ts";
import { registrations } from "#server/registry.ts";
import { heard } from "#support/heard.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
let accountant: Colleague;
let workshop: Colleague;
const ids: Record<string, string> = {};

const measured = {
  right_sphere: -7.25,
  right_cylinder: -1.25,
  right_axis: 137,
  right_eip: 33.25,
  left_sphere: -7.25,
  left_near_sphere: -4.75,
  left_prism: 3.75,
  left_base: "in",
  left_height: 23.5,
  right_va: "3/10",
  right_near_va: "P14",
  vertex: 13.5,
};
/** Eye values in an answer: as numbers, and as the prescription log writes them. */
const foundIn = (body: unknown): string[] =>
  JSON.stringify(body).match(
    /\b(?:7[.,]25|33[.,]25|4[.,]75|3[.,]75|23[.,]5|13[.,]5)\b|3\/10|P14/g,
  ) ?? [];

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

beforeAll(async () => {
  shop = await openShop(server);
  accountant = await shop.colleague("accountant");
  workshop = await shop.colleague("workshop");
  const lens = await shop.product({ name: "Verre Atlas", type: "lens", reference: "V-1" });
  const client = await shop.client();
  const sale = await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-27",
    ...measured,
    notes: "",
    invoice: { id: newId(), items: [line(lens.id, 2, 850)], payments: [] },
  });
  const job = await shop.find("optique_jobs", `prescription = '${sale.id}'`);
  for (const status of ["to_order", "ordered"])
    await shop.send("PATCH", recordsPath("optique_jobs", job[0]?.id), { status });
  const form = new FormData();
  form.append("image", new Blob([picture], { type: "image/png" }), "ordonnance.png");
  const stored = await fetch(`${server.url}${recordsPath("optique_prescriptions", sale.id)}`, {
    method: "PATCH",
    headers: { Authorization: shop.token },
    body: form,
  });
  const { image } = (await stored.json()) as { image: string };
  Object.assign(ids, {
    prescriptions: sale.id,
    invoices: sale.invoice?.id,
    clients: client.id,
    jobs: job[0]?.id,
    image,
  });
});

const lists = [
  "clients",
  "prescriptions",
  "reminders",
  "invoices",
  "jobs",
  "quotes",
  "claims",
  "credit-notes",
  "reimbursable",
  "cheques",
  "journal",
];
/** Every GET route. */
const reads = registrations.routes
  .filter(({ method, path }) => method === "GET" && !path.includes("setup"))
  .flatMap(({ path }) => {
    if (path.includes("{list}/{id}")) return [];
    if (path.includes("{list}")) return lists.map((list) => path.replace("{list}", list));
    return [path.replace("{id}", ids[path.split("/")[3] ?? ""] ?? "{id}")];
  });
const pathOf = (path: string) => path.replace("{id}", ids[path.split("/")[3] ?? ""] ?? newId());

describe("eye values", () => {
  it("appear in what the workshop reads, and in no route that an accountant reads", async () => {
    const found: Record<string, string[]> = { workshop: [], accountant: [] };
    for (const read of reads)
      for (const query of ["", "?from=2026-11-01&to=2026-11-30", "?q=aicha", "?fields=*"])
        for (const [name, person] of [
          ["workshop", workshop],
          ["accountant", accountant],
        ] as const) {
          const { body } = await person.send("GET", pathOf(read) + query);
          if (foundIn(body).length > 0) found[name]?.push(read + query);
        }
    expect(found["accountant"]).toEqual([]);
    const document = "/api/optique/prescriptions/{id}";
    expect(found["workshop"]).toEqual(
      expect.arrayContaining([document, "/api/optique/lists/prescriptions"]),
    );
  });

  it("appear in no record that an accountant reads, single, listed or expanded", async () => {
    const found: string[] = [];
    for (const collection of Object.keys(collections)) {
      for (const expand of ["", "prescription", "client,prescription"]) {
        const path = `${recordsPath(collection)}?perPage=100${expand && `&expand=${expand}`}`;
        if (foundIn((await accountant.send("GET", path)).body).length > 0) found.push(path);
      }
    }
    expect(found).toEqual([]);
    const one = recordsPath("optique_prescriptions", ids["prescriptions"]);
    const { body } = await accountant.send<object>("GET", one);
    expect(body).toMatchObject({ id: ids["prescriptions"], client: ids["clients"] });
    for (const name of [...Object.keys(measured), "image", "pairs"])
      expect(body).not.toHaveProperty(name);
    const sold = `${recordsPath("optique_invoices", ids["invoices"])}?expand=prescription`;
    expect(foundIn((await workshop.send("GET", sold)).body)).not.toEqual([]);
    expect(foundIn((await accountant.send("GET", sold)).body)).toEqual([]);
  });

  it.each([
    ["optique_prescriptions", "filter=right_sphere<-7"],
    ["optique_prescriptions", "sort=left_height"],
    ["optique_prescriptions", "fields=id,right_va"],
    ["optique_prescriptions", "filter=image!=''"],
    ["optique_invoices", "filter=prescription.right_sphere<-7"],
    ["optique_jobs", "filter=prescription.vertex>1"],
  ])("an accountant cannot query eye values of %s by ?%s", async (collection, query) => {
    const path = `${recordsPath(collection)}?${query}`;
    expect(await accountant.send("GET", path)).toMatchObject({
      status: 403,
      body: { data: { right: { act: "eyes.see", approvable: false } } },
    });
    expect((await workshop.send("GET", path)).status).toBe(200);
  });

  it("realtime sends an accountant no eye values, but the news that something changed", async () => {
    const option = `?options=${encodeURIComponent(JSON.stringify(idsOnly))}`;
    const change = (sphere: number) =>
      shop.send("PATCH", recordsPath("optique_prescriptions", ids["prescriptions"]), {
        left_sphere: sphere,
      });
    const listen = (token: string, topic: string, sphere: number, isHeard?: boolean) =>
      heard(server, {
        token,
        subscriptions: [topic],
        during: () => change(sphere),
        ...(isHeard
          ? { isHeard: (text: string) => text.includes(ids["prescriptions"] ?? "none") }
          : {}),
      });
    const whole = "optique_prescriptions/*";
    expect(await listen(accountant.token, whole, -6)).not.toContain(ids["prescriptions"]);
    expect(foundIn(await listen(accountant.token, whole + option, -6.25, true))).toEqual([]);
    expect(foundIn(await listen(workshop.token, whole, -7.25, true))).not.toEqual([]);
  });

  it("the photograph of an ordonnance, which shows eye values, cannot be opened by an accountant", async () => {
    const token = (person: Colleague) => person.send<{ token: string }>("POST", "/api/files/token");
    const blind = await shop.colleague("seller", { rights: { "eyes.see": false } });
    expect(await token(blind)).toMatchObject({
      status: 403,
      body: { data: { right: { act: "eyes.see" } } },
    });
    const file = `/api/files/optique_prescriptions/${ids["prescriptions"]}/${ids["image"]}`;
    const open = async (given: string) =>
      (await fetch(`${server.url}${file}?token=${given}`)).status;
    expect(await open(expectOk(await token(workshop)).token)).toBe(200);
    // The accountant's file token opens documents of suppliers.
    expect(await open(expectOk(await token(accountant)).token)).toBe(403);
    expect(await open(accountant.token)).toBe(404);
  });

  it("stay on a sale that is saved by a person who may not see them", async () => {
    const seller = await shop.colleague("seller", { rights: { "eyes.see": false } });
    const path = `/api/optique/prescriptions/${ids["prescriptions"]}`;
    const read = expectOk(
      await seller.send<{ version: string; client: string; date: string; invoice: object }>(
        "GET",
        path,
      ),
    );
    expect(foundIn(read)).toEqual([]);
    const { version, client, date } = read;
    const saved = await seller.send("PUT", path, { version, client, date: date.slice(0, 10) });
    expect([saved.status, foundIn(saved.body)]).toEqual([200, []]);
    const stored = await shop.read("optique_prescriptions", ids["prescriptions"] ?? "");
    expect(stored).toMatchObject({ ...measured, image: ids["image"] });
  });
});
