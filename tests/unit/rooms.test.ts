import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { paletteLists } from "#server/engine/attached.ts";
import { searchIdRangeSql } from "#server/engine/search/searchIndex.ts";
import { isExpensiveRead } from "#server/platform/queues/readQueue.ts";
import { subjects } from "#server/subjects.ts";

const server = join(root, "pb_hooks/server");
const files = readdirSync(server, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"));
const textOf = (file: string): string => readFileSync(join(server, file), "utf8");

/** Layers from lowest to highest: each may import itself and the lower ones. */
const order = [
  "platform",
  "engine",
  "people",
  "company",
  "clients",
  "stock",
  "tags",
  "lenses",
  "workshop",
  "sale",
  "quotes",
  "claims",
  "credits",
  "services",
  "contactLenses",
  "counts",
  "till",
  "purchases",
  "figures",
  "books",
  "subjects.ts",
  "operations",
  "registry.ts",
  "handlers.ts",
  "main.ts",
];
const rankOf = (file: string): number => order.indexOf(file.split("/")[0] ?? "");

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/ from "([^"]+)"/g)].flatMap(([, path = ""]) => {
    if (path.startsWith("#server/")) return [path.slice("#server/".length)];
    return path.startsWith(".") ? [normalize(join(dirname(file), path))] : [];
  });

describe("the rooms of the server", () => {
  it("every room of the server has a place in the order", () =>
    expect(files.filter((file) => rankOf(file) < 0)).toEqual([]));

  it("import only rooms that stand before them", () =>
    expect(
      files.flatMap((file) =>
        importsOf(file)
          .filter((path) => rankOf(path) > rankOf(file))
          .map((path) => `${file} imports ${path}`),
      ),
    ).toEqual([]));
});

describe("a subject", () => {
  const named = order.slice(order.indexOf("people"), order.indexOf("subjects.ts"));
  /** Room whose hooks a collection has. */
  const homes = Object.fromEntries(
    subjects.rooms.flatMap(({ records = {} }, at) =>
      Object.keys(records).map((name) => [name, named[at] ?? ""]),
    ),
  );

  /** Collections of later rooms that an earlier room reads, because what it does is about them. */
  const upstream: Readonly<Record<string, readonly string[]>> = {
    // The conditions of the journal's kinds repeat those of its partial indexes, word for word.
    people: ["optique_refunds", "optique_jobs"],
    // A company that has nothing but its first funds may be deleted.
    company: ["optique_funds"],
    // A job is the work on a sale: its glasses, less those that were credited.
    workshop: [
      "optique_prescriptions",
      "optique_invoices",
      "optique_invoice_items",
      "optique_credit_items",
    ],
    // What a fund got back lowers what it paid of a claim.
    claims: ["optique_refunds"],
  };

  it("every subject has its rooms in the order of the drawing", () => {
    expect(subjects.rooms).toHaveLength(named.length);
    expect(homes).toMatchObject({
      optique_users: "people",
      optique_companies: "company",
      optique_invoices: "sale",
      optique_closes: "till",
    });
  });

  it("a collection is named by its room and by later rooms, which attach to earlier ones", () => {
    const found = files.flatMap((file) => {
      const [room = ""] = file.split("/");
      const names = textOf(file).match(/optique_[a-z_]+?(?=_via_|[^a-z_]|$)/g) ?? [];
      return [...new Set(names)]
        .filter((name) => named.includes(room) && rankOf(homes[name] ?? "") > rankOf(file))
        .filter((name) => !upstream[room]?.includes(name))
        .map((name) => `${file}: ${name} of ${homes[name]}`);
    });
    expect(found).toEqual([]);
  });
});

describe("the palette", () => {
  it("searches the lists that the rooms bring, each under one name", () =>
    expect(paletteLists().map(({ name }) => name)).toEqual([
      "products",
      "suppliers",
      "jobs",
      "clients",
      "invoices",
      "prescriptions",
      "quotes",
      "claims",
      "credits",
      "services",
      "contact-prescriptions",
      "bills",
      "bill-payments",
    ]));
});

describe("figures of a period", () => {
  const routes = subjects.rooms.flatMap(({ routes: own = [] }) => own).map(({ path }) => path);

  it("take turns", () => {
    for (const path of ["/statistics", "/figures/register"]) {
      expect(routes).toContain(path);
      expect(isExpensiveRead(`GET /api/optique${path}`, ""), path).toBe(true);
    }
  });
});

describe("the engine", () => {
  /** Tables of the engine itself. */
  const own = /optique_(?:search\w*|journal|sizes)\b/g;

  it("names no subject", () => {
    const found = files
      .filter((file) => file.startsWith("engine/"))
      .flatMap((file) => {
        const named =
          textOf(file)
            .replaceAll(own, "")
            .match(/optique_[a-z]\w*/g) ?? [];
        return named.map((name) => `${file}: ${name}`);
      });
    expect(found).toEqual([]);
  });

  it("binds no LIMIT: SQLite would prepare the statement at each call", () => {
    const bound = files.filter(
      (file) => file.startsWith("engine/") && textOf(file).includes("LIMIT {:"),
    );
    expect(bound).toEqual([]);
  });
});

describe("search kinds", () => {
  const kinds = subjects.searchIndexes.map(({ kind }) => kind);

  // Changing a number would misplace the ids of every stored index.
  it("keep their numbers", () =>
    expect(Object.fromEntries(kinds.map(({ name, number }) => [name, number]))).toEqual({
      clients: 1,
      suppliers: 2,
      products: 3,
      invoices: 4,
      receipts: 5,
      adjustments: 6,
      credit_notes: 7,
      quotes: 8,
      claims: 9,
      services: 10,
      contactSheets: 11,
      bills: 12,
      bill_payments: 13,
      supplier_credits: 14,
    }));

  it("have ids by their number and not by their place", () => {
    for (const kind of kinds) {
      const first = kind.number * 2 ** 40;
      const range = `id BETWEEN ${first} AND ${first + 2 ** 40 - 1}`;
      expect(searchIdRangeSql(kind, "id"), kind.name).toBe(range);
    }
  });
});
