import { describe, expect, it } from "vitest";
import { isLost, matchOf, type Match, redirectOf } from "#app/navigation.ts";
import { routes } from "#app/routes.ts";
import { pathOf } from "#lib/addresses/navigationHistory.ts";
import { paths } from "#lib/addresses/paths.ts";

/** Route of an address, after all redirects. */
const endOf = (path: string): Match | null => {
  const redirect = redirectOf(path);
  return redirect === null ? matchOf(path) : endOf(redirect);
};

const id = "a1b2c3d4e5f6g7h";
/** Example address of a route's pattern. */
const addressOf = (pattern: string): string => pattern.replace(/:\w+/g, id);
const underApp = routes.filter(({ path }) => /^\/app(?:\/|$)/.test(path));

describe("every route", () => {
  it("each route is reached by its own address, with or without a final slash", () => {
    const patterns = routes.map(({ path }) => path);
    const ends = (change: (address: string) => string) =>
      patterns.map((pattern) => endOf(change(addressOf(pattern)))?.route.path);
    expect(ends((address) => address)).toEqual(patterns);
    expect(ends((address) => address.replace(/\/?$/, "/"))).toEqual(patterns);
  });

  it("the only public routes are six outside the prefix /app", () => {
    const open = routes.filter(({ access }) => access === "public" || access === "guest");
    expect(open.map(({ path }) => path).filter((path) => path.startsWith("/app"))).toEqual([]);
    expect(open).toHaveLength(6);
  });
});

it("each address under /app leads to the same page without the prefix", () => {
  // '/' is the landing page.
  const patterns = underApp.map(({ path }) => path).filter((path) => path !== paths.dashboard);
  for (const pattern of patterns) {
    const path = addressOf(pattern);
    const match = endOf(path.slice("/app".length));
    // Details and prints have short addresses; others redirect to the long form.
    expect([pattern, pattern.slice("/app".length)]).toContain(match?.route.path);
    expect(match?.route.page, pattern).toBe(endOf(path)?.route.page);
    expect(match?.params, pattern).toEqual(endOf(path)?.params);
    expect(match?.route.access, pattern).toBe(endOf(path)?.route.access);
  }
});

it("every link leads to a page", () => {
  const { orderLenses, orderContacts, remakeLenses, printPayment, printTags, ...rest } = paths;
  const { sellQuote, ...others } = rest;
  const links = Object.entries(others).map(([name, link]): [string, string] => [
    name,
    typeof link === "string" ? link : link(id),
  ]);
  const all = [
    ...links,
    ["orderLenses", orderLenses([id])],
    ["orderContacts", orderContacts([id])],
    ["remakeLenses", remakeLenses(id, "od")],
    ["printTags", printTags([[id, 2]])],
    ["printPayment", printPayment(id, id)],
    ["sellQuote", sellQuote(id, { variant: "B", isPrescribed: true, atPrices: true })],
  ];
  expect(all.filter(([, address = ""]) => endOf(pathOf(address)) === null)).toEqual([]);
});

it("every section of the app can be opened without the prefix", () => {
  const sections = routes.flatMap(({ path }) => /^\/app(\/[\w-]+)/.exec(path)?.[1] ?? []);
  // Prints are left out because they have no page of their own at '/print'.
  for (const section of sections.filter((name) => name !== "/print" && name !== "/sav"))
    expect(redirectOf(section), section).toBe(`/app${section}`);
  // The board of tickets is a part of the workshop.
  expect(redirectOf("/sav")).toBe(paths.services());
});

it("an older address of a form or a record leads to the same page under /app", () => {
  for (const path of ["/stock/receipts/new", "/prescriptions/edit/abc", "/invoices/abc"])
    expect(redirectOf(path), path).toBe(`/app${path}`);
});

it("the parameters of an address are parsed", () => {
  const read = {
    [paths.client(id)]: { id },
    [paths.printPrescription(id)]: { id },
    [`/prescriptions/${id}/print`]: { id },
    [paths.article("l-%C3%A9t%C3%A9")]: { slug: "l-été" },
    [paths.clients]: {},
    "/blog/%E0%A4%A": { slug: "%E0%A4%A" },
  };
  const found = Object.keys(read).map((path) => [path, matchOf(path)?.params]);
  expect(Object.fromEntries(found)).toEqual(read);
});

describe("addresses without a page", () => {
  // Invoices have no forms of their own: they are created and edited in their sale.
  it("the addresses of invoice forms lead to the list of invoices", () => {
    for (const path of ["/invoices/create", `/invoices/edit/${id}`])
      for (const address of [path, `/app${path}`])
        expect(endOf(address)?.route.path, address).toBe("/app/invoices");
  });

  it("an unknown address under /app or a section leads to the dashboard", () => {
    for (const path of [
      "/app/nowhere",
      "/app/clients/a/b/c",
      "/app/blog",
      "/clients/a/b/c",
      "/statistics/a",
      "/invoices/edit/a/b",
    ])
      expect([path, redirectOf(path), isLost(path)]).toEqual([path, "/app", true]);
  });

  it("an unknown address elsewhere is not redirected", () => {
    for (const path of ["/nowhere", "/appx", "/blog/a/b", "/login/a"])
      expect([path, matchOf(path), redirectOf(path), isLost(path)]).toEqual([
        path,
        null,
        null,
        false,
      ]);
  });

  it("existing pages are not redirected, nor is an address that only begins like a section", () => {
    for (const path of ["/app", "/app/clients", `/app/invoices/${id}`, "/stockholm", "/"])
      expect(redirectOf(path), path).toBeNull();
  });
});
