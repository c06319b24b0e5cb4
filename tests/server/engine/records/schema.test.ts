import { beforeAll, describe, expect, it } from "vitest";

import { collections, type FieldShape } from "#domain/core/records.ts";
import { call, expectOk } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

interface LiveField {
  name: string;
  type: string;
  required?: boolean;
  hidden?: boolean;
  min?: number | null;
  max?: number | null;
  onlyInt?: boolean;
  values?: string[];
  collectionId?: string;
  cascadeDelete?: boolean;
  maxSelect?: number;
  maxSize?: number;
  mimeTypes?: string[];
  protected?: boolean;
  thumbs?: string[];
}
interface LiveCollection {
  id: string;
  name: string;
  type: string;
  system: boolean;
  fields: LiveField[];
}

const server = await sharedServer();
let live: LiveCollection[];

beforeAll(async () => {
  const token = await server.superuserToken();
  live = expectOk(
    await call<{ items: LiveCollection[] }>(server, "GET", "/api/collections?perPage=200", {
      token,
    }),
  ).items;
});

const liveOf = (name: string): LiveCollection => {
  const found = live.find((collection) => collection.name === name);
  if (!found) throw new Error(`No collection ${name}`);
  return found;
};

/** Converts a live field to a shape of records.ts. */
function described(field: LiveField): Partial<FieldShape> {
  const optional = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([, value]) => value !== false && value !== null && value !== undefined,
      ),
    );
  const required = field.required;
  switch (field.type) {
    case "text":
      return optional({ kind: "text", max: field.max, required, hidden: field.hidden });
    case "email":
      return optional({ kind: "email", required });
    case "number":
      // Only amounts of money may have decimals.
      return optional({
        kind: field.onlyInt ? "integer" : "amount",
        min: field.min,
        max: field.max,
        required,
        hidden: field.hidden,
      });
    case "date":
      return optional({ kind: "date", required });
    case "select":
      return optional({ kind: "select", values: field.values, required });
    case "relation": {
      const to = live.find(({ id }) => id === field.collectionId)?.name;
      return optional({ kind: "relation", to, cascade: field.cascadeDelete, required });
    }
    case "bool":
      return { kind: "bool" };
    case "json":
      return optional({ kind: "json", hidden: field.hidden });
    case "password":
      return { kind: "pin" };
    case "file":
      return optional({
        kind: "file",
        maxBytes: field.maxSize,
        most: (field.maxSelect ?? 1) > 1 ? field.maxSelect : undefined,
        types: field.mimeTypes,
        protected: field.protected,
        thumbs: field.thumbs?.length ? field.thumbs : undefined,
      });
    default:
      throw new Error(`A field of an unknown type: ${field.type}`);
  }
}

const system = new Set([
  "id",
  "created",
  "updated",
  "password",
  "tokenKey",
  "emailVisibility",
  "verified",
]);

/** Properties of a shape that only the server uses, not the database. */
const ofServer = [
  "form",
  "of",
  "sent",
  "past",
  "initial",
  "blank",
  "filled",
  "number",
  "released",
  "acuity",
  "barcode",
  "words",
  "pairs",
  "plan",
  "power",
  "diameters",
  "contact",
  "sizes",
  "cell",
];

describe("the live database", () => {
  it("the live database has exactly the collections of records.ts", () => {
    const names = live.filter(({ system: isSystem }) => !isSystem).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(collections).sort());
  });

  it.each(Object.entries(collections))("the live database has the fields of %s", (name, fields) => {
    const found = Object.fromEntries(
      liveOf(name)
        .fields.filter((field) => !system.has(field.name))
        .map((field) => [field.name, described(field)]),
    );
    const wanted = Object.fromEntries(
      Object.entries(fields).map(([key, field]: [string, FieldShape]) => {
        // Eye values and rates are stored as JSON.
        if (field.kind === "measure" || field.kind === "decimal") return [key, { kind: "json" }];
        const rest = Object.entries(field).filter(([name]) => !ofServer.includes(name));
        return [key, Object.fromEntries(rest)];
      }),
    );
    expect(found).toEqual(wanted);
  });

  it("gives every record its creation and update times", () => {
    for (const name of Object.keys(collections)) {
      const names = liveOf(name).fields.map((field) => field.name);
      expect(names, name).toEqual(expect.arrayContaining(["id", "created", "updated"]));
    }
  });

  it("the live database has only single relations", () => {
    for (const { fields, name } of live) {
      if (!name.startsWith("optique_")) continue;
      for (const field of fields)
        if (field.type === "relation") expect(field.maxSelect, field.name).toBe(1);
    }
  });
});

describe("the settings of a new installation", () => {
  it("disable batches, alerts and sign-up, and enable backups", async () => {
    const token = await server.superuserToken();
    const settings = expectOk(
      await call<{
        batch: { enabled: boolean };
        logs: { maxDays: number; minLevel: number; logIP: boolean };
        backups: { cron: string; cronMaxKeep: number };
        rateLimits: { enabled: boolean; rules: { label: string; maxRequests: number }[] };
      }>(server, "GET", "/api/settings", { token }),
    );
    expect(settings.batch.enabled).toBe(false);
    expect(settings.logs).toMatchObject({ maxDays: 3, minLevel: 8, logIP: false });
    expect(settings.backups).toMatchObject({ cron: "0 1 * * *", cronMaxKeep: 14 });
    expect(settings.rateLimits.enabled).toBe(true);
    expect(settings.rateLimits.rules.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["optique_users:auth", "POST /api/optique/demo"]),
    );
    // The rate limit applies to guests only, and is far above the traffic of a shop behind one address.
    expect(settings.rateLimits.rules).toContainEqual(
      expect.objectContaining({ label: "/", audience: "@guest", maxRequests: 3000 }),
    );
    expect(settings.rateLimits.rules.map(({ label }) => label)).not.toContain("/api/");
  });
});
