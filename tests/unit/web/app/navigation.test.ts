import { describe, expect, it } from "vitest";
import { isLost, matchOf, type Match, redirectOf } from "#app/navigation.ts";
import { routes } from "#app/routes.ts";
import { pathOf } from "#lib/navigationHistory.ts";
import { paths } from "#lib/paths.ts";

/** Final page of an address, after redirects. */
const endOf = (path: string): Match | null => {
  const redirect = redirectOf(path);
  return redirect === null ? matchOf(path) : endOf(redirect);
};

const id = "a1b2c3d4e5f6g7h";
/** An address of this pattern. */
const addressOf = (pattern: string): string => pattern.replace(/:\w+/g, id);
const underApp = routes.filter(({ path }) => /^\/app(?:\/|$)/.test(path));

describe("every route", () => {
  it.each(routes.map(({ path }) => path))("%s is what its address leads to", (pattern) => {
    for (const address of [addressOf(pattern), addressOf(pattern).replace(/\/?$/, "/")])
      expect(endOf(address)?.route.path).toBe(pattern);
  });

  it("under the prefix is the staff's, and the short ones are", () => {
    const open = routes.filter(({ access }) => access === "public" || access === "guest");
    expect(open.map(({ path }) => path).filter((path) => path.startsWith("/app"))).toEqual([]);
    expect(open).toHaveLength(6);
  });
});

describe("the same without the prefix", () => {
  // '/' is the landing page.
  it.each(underApp.map(({ path }) => path).filter((path) => path !== paths.dashboard))(
    "%s",
    (pattern) => {
      const path = addressOf(pattern);
      const match = endOf(path.slice("/app".length));
      // Details and prints keep the short form; others redirect to the long one.
      expect([pattern, pattern.slice("/app".length)]).toContain(match?.route.path);
      expect(match?.route.page).toBe(endOf(path)?.route.page);
      expect(match?.params).toEqual(endOf(path)?.params);
      expect(match?.route.access).toBe(endOf(path)?.route.access);
    },
  );
});

describe("every link", () => {
  const { orderLenses, remakeLenses, printPayment, sellQuote, ...others } = paths;
  const links = Object.entries(others).map(([name, link]): [string, string] => [
    name,
    typeof link === "string" ? link : link(id),
  ]);
  it.each([
    ...links,
    ["orderLenses", orderLenses([id])],
    ["remakeLenses", remakeLenses(id, "od")],
    ["printPayment", printPayment(id, id)],
    ["sellQuote", sellQuote(id, { variant: "B", isPrescribed: true, atPrices: true })],
  ])("%s leads to a page: %s", (_, address) => expect(endOf(pathOf(address))).not.toBeNull());
});

it("every section of the app is known without the prefix", () => {
  const sections = routes.flatMap(({ path }) => /^\/app(\/[\w-]+)/.exec(path)?.[1] ?? []);
  // Prints have no page above them.
  for (const section of sections.filter((name) => name !== "/print"))
    expect(redirectOf(section), section).toBe(`/app${section}`);
});

describe("the parts of a mail address", () => {
  it.each([
    [paths.client(id), { id }],
    [paths.printPrescription(id), { id }],
    [`/prescriptions/${id}/print`, { id }],
    [paths.article("l-%C3%A9t%C3%A9"), { slug: "l-été" }],
    [paths.clients, {}],
    ["/blog/%E0%A4%A", { slug: "%E0%A4%A" }],
  ])("%s", (path, params) => expect(matchOf(path)?.params).toEqual(params));
});

describe("addresses without a page", () => {
  // Invoices are created and edited in their sale.
  it.each([
    "/app/invoices/create",
    `/app/invoices/edit/${id}`,
    "/invoices/create",
    `/invoices/edit/${id}`,
  ])("%s leads to the invoice list", (path) =>
    expect(endOf(path)?.route.path).toBe("/app/invoices"),
  );

  it.each([
    "/app/nowhere",
    "/app/clients/a/b/c",
    "/app/blog",
    "/clients/a/b/c",
    "/statistics/a",
    "/invoices/edit/a/b",
  ])("%s leads to the dashboard", (path) => {
    expect(redirectOf(path)).toBe("/app");
    expect(isLost(path)).toBe(true);
  });

  it.each(["/nowhere", "/appx", "/blog/a/b", "/login/a"])("%s is unknown", (path) => {
    expect(matchOf(path)).toBeNull();
    expect(redirectOf(path)).toBeNull();
    expect(isLost(path)).toBe(false);
  });

  it.each(["/app", "/app/clients", `/app/invoices/${id}`, "/stockholm", "/"])(
    "%s is sent nowhere else",
    (path) => expect(redirectOf(path)).toBeNull(),
  );
});
