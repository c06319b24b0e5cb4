import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";

import { openShop, recordsPath, type Refusal, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(server);
});

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** Black PNG of one bit per pixel: 16 000 by 16 000 pixels take 31 kB. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const bombs = [
  ["16 000 × 16 000", blackPng(16_000, 16_000)],
  ["30 000 × 30 000", blackPng(30_000, 30_000)],
] as const;

type Asker = { token: string };
const admin = async (): Promise<Asker> => ({ token: await server.superuserToken() });

async function upload(
  [method, path]: readonly [string, string],
  field: string,
  file: Buffer,
  { token }: Asker = shop,
) {
  const form = new FormData();
  form.set(field, new Blob([Uint8Array.from(file)]), "photo.png");
  if (method === "POST") form.set("@jsonPayload", JSON.stringify({ name: "Riad", type: "frame" }));
  const headers = { Authorization: token };
  const answer = await fetch(server.url + path, { method, headers, body: form });
  return { status: answer.status, body: (await answer.json()) as Refusal };
}

const targets = {
  "the logo": async () => ["PATCH", recordsPath("optique_companies", shop.company)] as const,
  "a new product": async () => ["POST", recordsPath("optique_products")] as const,
  "a product": async () =>
    ["PATCH", recordsPath("optique_products", (await shop.product()).id)] as const,
  "an ordonnance": async () => {
    const client = (await shop.client()).id;
    const { id } = await shop.create("optique_prescriptions", { client, date: "2026-11-21" });
    return ["PATCH", recordsPath("optique_prescriptions", id)] as const;
  },
};
const fieldOf = (name: string) => (name === "the logo" ? "logo" : "image");

describe.each(Object.entries(targets))("%s", (name, target) => {
  it.each(bombs)(
    "a picture of %s pixels is refused at its field, for every user",
    async (_, file) => {
      expect(file.length).toBeLessThan(130_000);
      const to = await target();
      for (const asker of [shop, await admin()]) {
        const { status, body } = await upload(to, fieldOf(name), file, asker);
        expect(status).toBe(400);
        expect(body.data[fieldOf(name)]?.message).toBe(
          "Cette image est trop grande (25 mégapixels au plus).",
        );
      }
    },
  );

  it("a picture of 25 megapixels is accepted", async () => {
    const to = await target();
    expect((await upload(to, fieldOf(name), blackPng(5000, 5000))).status).toBe(200);
  });
});

it("an upload with a damaged picture header is refused, and a PDF is accepted as ordonnance", async () => {
  const to = await targets["an ordonnance"]();
  const cut = await upload(to, "image", blackPng(10, 10).subarray(0, 12));
  expect(cut.body.data["image"]?.message).toBe("Cette image est illisible.");
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
  expect((await upload(to, "image", pdf)).status).toBe(200);
});

it("pictures stored before this check are in each integrity report until they are replaced", async () => {
  type Report = { violations: { rule: string; record: string }[]; unseenPictures: number };
  const report = async () => (await shop.send<Report>("GET", "/api/optique/integrity")).body;
  const good = await shop.product();
  await upload(["PATCH", recordsPath("optique_products", good.id)], "image", blackPng(9, 9));
  expect(await report()).toMatchObject({ violations: [], unseenPictures: 0 });

  const { id } = await shop.product();
  const storage = join(server.dataDir, "storage");
  const [folder = ""] = (
    await Promise.all(
      (await readdir(storage)).map(async (name) =>
        (await readdir(join(storage, name))).includes(good.id) ? name : "",
      ),
    )
  ).filter(Boolean);
  await mkdir(join(storage, folder, id));
  await writeFile(join(storage, folder, id, "old.png"), bombs[0][1]);
  const query = `UPDATE optique_products SET image = 'old.png' WHERE id = '${id}'`;
  expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
  for (const _ of ["first", "again"])
    expect((await report()).violations).toMatchObject([
      { rule: "pictures have at most 25 megapixels", record: id },
    ]);
});

describe("an uploaded file", () => {
  const jpeg = Buffer.from(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
    "base64",
  );
  it.each([
    ["a.html", blackPng(1, 1), "png"],
    ["a.tar.gz", blackPng(1, 1), "png"],
    ["photo.png", blackPng(1, 1), "png"],
    ["a", blackPng(1, 1), "png"],
    ["photo.svg", jpeg, "jpg"],
    ["photo.JPEG", jpeg, "jpg"],
    ["a.html", Buffer.from("%PDF-1.4\n"), "pdf"],
  ])("%s is stored with a name that fits its content", async (name, content, ending) => {
    const client = (await shop.client()).id;
    const { id } = await shop.create("optique_prescriptions", { client, date: "2026-11-21" });
    const form = new FormData();
    form.set("image", new Blob([Uint8Array.from(content)]), name);
    const headers = { Authorization: shop.token };
    const path = recordsPath("optique_prescriptions", id);
    const answer = await fetch(server.url + path, { method: "PATCH", headers, body: form });
    expect(await answer.json()).toMatchObject({
      image: expect.stringMatching(new RegExp(`^\\w+\\.${ending}$`)),
    });
    const { image } = await shop.read("optique_prescriptions", id);
    expect(await readdir(join(server.dataDir, "storage"), { recursive: true })).toContainEqual(
      expect.stringContaining(image),
    );
  });
});
