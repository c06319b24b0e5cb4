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

  it("each room of the server imports only rooms before it in the order", () =>
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
  /** Room that holds the hooks of each collection. */
  const homes = Object.fromEntries(
    subjects.rooms.flatMap(({ records = {} }, at) =>
      Object.keys(records).map((name) => [name, named[at] ?? ""]),
    ),
  );

  /** Exceptions: collections of later rooms that an earlier room may name, each with its reason. */
  const upstream: Readonly<Record<string, readonly string[]>> = {
    // The journal's conditions repeat those of its partial indexes word for word, with their collections.
    people: ["optique_refunds", "optique_jobs"],
    // A company may be deleted while its initial funds are its only records.
    company: ["optique_funds"],
    // A job needs the sale: the glasses sold, less those credited.
    workshop: [
      "optique_prescriptions",
      "optique_invoices",
      "optique_invoice_items",
      "optique_credit_items",
    ],
    // A refund to a fund lowers what the fund has paid of a claim.
    claims: ["optique_refunds"],
  };

  it("the server's subjects stand in the order of the drawing in docs/architecture.md", () => {
    expect(subjects.rooms).toHaveLength(named.length);
    expect(homes).toMatchObject({
      optique_users: "people",
      optique_companies: "company",
      optique_invoices: "sale",
      optique_closes: "till",
    });
  });

  it("only a collection's own room and later rooms name it", () => {
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
  it("the palette searches the lists that rooms register, each under its own name", () =>
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

describe("statistics of a period", () => {
  const routes = subjects.rooms.flatMap(({ routes: own = [] }) => own).map(({ path }) => path);

  it("routes that compute a period's figures are limited as expensive reads", () => {
    for (const path of ["/statistics", "/figures/register"]) {
      expect(routes).toContain(path);
      expect(isExpensiveRead(`GET /api/optique${path}`, ""), path).toBe(true);
    }
  });
});

describe("the engine", () => {
  /** Tables that belong to the engine itself. */
  const own = /optique_(?:search\w*|journal|sizes)\b/g;

  it("the engine names no collection of a subject", () => {
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

  it("the engine binds no parameter to LIMIT, since SQLite would prepare the statement again each time", () => {
    const bound = files.filter(
      (file) => file.startsWith("engine/") && textOf(file).includes("LIMIT {:"),
    );
    expect(bound).toEqual([]);
  });
});

describe("search kinds", () => {
  const kinds = subjects.searchIndexes.map(({ kind }) => kind);

  // Another number would assign the ids of every stored index to the wrong kind.
  it("search kinds never change their numbers", () =>
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

  it("the ids of a search kind come from its number, not from its place in the list", () => {
    for (const kind of kinds) {
      const first = kind.number * 2 ** 40;
      const range = `id BETWEEN ${first} AND ${first + 2 ** 40 - 1}`;
      expect(searchIdRangeSql(kind, "id"), kind.name).toBe(range);
    }
  });
});
