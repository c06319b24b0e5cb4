import { describe, expect, it } from "vitest";
import { user } from "#api/session/session.ts";
import { recentOf, recents, withRecent } from "#app/palette/recents.ts";
import { pageTitle } from "#ui/page/pageTitle.ts";

const show = (path: string, tab: string) => {
  pageTitle.value = { ...pageTitle.value, path, tab };
};

describe("recently opened records", () => {
  it("recently opened entries are records with their own names, not lists or forms", () => {
    expect(recentOf({ path: "/app/clients/abc", tab: "Benali Zineb" })).toEqual({
      path: "/app/clients/abc",
      title: "Benali Zineb",
      icon: "people",
    });
    expect(recentOf({ path: "/app/clients", tab: "Clients" })).toBeNull();
    expect(recentOf({ path: "/app/clients/nouveau", tab: "Nouveau client" })).toBeNull();
    expect(recentOf({ path: "/app/clients/abc", tab: "" })).toBeNull();
  });

  it("recently opened records are listed latest first, without repeats, at most six", () => {
    const opened = [1, 2, 3, 4, 5, 6, 7, 3].map((id) => ({
      path: `/app/products/${id}`,
      title: `Monture ${id}`,
      icon: "glasses" as const,
    }));
    const list = opened.reduce<readonly (typeof opened)[number][]>(
      (kept, one) => withRecent(kept, one) as typeof opened,
      [],
    );
    expect(list.map(({ title }) => title.slice(-1)).join("")).toBe("376542");
  });

  it("opened pages are added to the recent records, which are cleared with the session", () => {
    show("/app/clients/abc", "Benali Zineb");
    show("/app/invoices/def", "Facture #2026110001");
    expect(recents.value.map(({ title }) => title)).toEqual([
      "Facture #2026110001",
      "Benali Zineb",
    ]);
    user.value = { id: "another" } as NonNullable<typeof user.value>;
    expect(recents.value).toEqual([]);
  });
});
