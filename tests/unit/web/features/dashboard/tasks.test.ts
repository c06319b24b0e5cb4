import { afterEach, describe, expect, it } from "vitest";

import type { Dashboard } from "#api/shop/figures.ts";
import type { Right } from "#domain/people/permissions.ts";
import { tasksOf } from "#features/dashboard/tasks.ts";
import { foreignRights } from "#lib/approvals.ts";

const figures = {
  today: {
    day: "2026-11-29",
    jobsLate: 7,
    latestJobs: [{ name: "Benali", day: "2026-11-01" }],
    jobsReady: 1,
    longestReady: [{ name: "Amrani" }],
    overdue: { invoices: 0, amount: 0 },
    credits: { due: 0, overdue: 0 },
    chequesDue: 2,
    plansLate: { count: 0, amount: 0 },
    firstToClose: null,
    outOfStock: 1,
    lowStock: 0,
    emptiest: ["Riad"],
    pendingReceipts: 0,
    reminders: 3,
    quotesWaiting: 0,
    lastBackup: { created: "2126-11-29 00:00:00.000Z" },
  },
} as unknown as Dashboard;
const shown = (hasWorkshop: boolean) =>
  tasksOf(figures, { opened: "2026-11-01 00:00:00.000Z", hasWorkshop }).map(({ text }) =>
    text.replaceAll(/\s/g, " "),
  );

afterEach(() => {
  foreignRights.value = new Set();
});

describe("the tasks of the dashboard", () => {
  it("the dashboard lists late jobs only in a shop with a workshop", () => {
    expect(shown(true).join()).toContain("7 montages en retard");
    expect(shown(false).join()).not.toContain("retard");
  });

  it("the dashboard lists a month to transmit, for those who export the books", () => {
    const due = { from: "2026-10-01", to: "2026-10-31" };
    const textsOf = (booksDue?: typeof due | null) => {
      const today = { ...figures.today, booksDue } as Dashboard["today"];
      return tasksOf({ ...figures, today }, { opened: undefined, hasWorkshop: false }).filter(
        ({ href }) => href === "/app/comptable",
      );
    };
    expect([textsOf(), textsOf(null)]).toEqual([[], []]);
    expect(textsOf(due)).toMatchObject([
      { text: "Le dossier du comptable à transmettre", detail: "Du 01/10/2026 au 31/10/2026" },
    ]);
  });

  it("the dashboard lists counts left open since an earlier day", () => {
    expect(shown(true).join()).not.toContain("comptage");
    const today = { ...figures.today, countsOpen: 2 };
    const [task] = tasksOf({ ...figures, today }, { opened: undefined, hasWorkshop: false }).filter(
      ({ icon }) => icon === "barcode",
    );
    expect(task).toMatchObject({
      text: "2 comptages du stock à finir",
      href: "/app/stock/comptages?etat=open",
    });
  });

  it("the dashboard lists contact lenses to order, to announce and to renew", () => {
    const today = { ...figures.today, lensesToOrder: 4, lensesArrived: 1, lensesDue: 2 };
    const tasks = tasksOf({ ...figures, today }, { opened: undefined, hasWorkshop: false });
    expect(
      tasks.filter(({ text }) => /lentilles/.test(text)).map(({ text, href }) => [text, href]),
    ).toEqual([
      ["1 vente de lentilles à annoncer", "/app/lentilles?vue=arrivees"],
      ["4 lignes de lentilles à commander", "/app/lentilles"],
      ["2 porteurs de lentilles à relancer", "/app/lentilles?vue=a-renouveler"],
    ]);
    expect(shown(true).join()).not.toContain("lentilles");
  });

  it("dashboard tasks link to tickets that are no longer on the board", () => {
    const linksOf = (changed: object) =>
      tasksOf(
        { ...figures, today: { ...figures.today, ...changed } },
        { opened: undefined, hasWorkshop: false },
      ).map(({ href, action }) => [href, action]);
    const silent = { servicesSilent: 2, silentSuppliers: [{ name: "Atlas", day: "2026-11-01" }] };
    expect(linksOf({ ...silent, silentSupplier: "atlas" })).toContainEqual([
      "/app/suppliers/atlas",
      "Relancer",
    ]);
    expect(linksOf({ ...silent, silentSupplier: "" })).toContainEqual([
      "/app/atelier/sav?etat=supplier",
      "Relancer",
    ]);
    const lentTo = [{ id: "first", name: "Benali" }];
    expect(linksOf({ servicesLent: 1, lentTo })).toContainEqual(["/app/sav/first", "Voir"]);
    expect(linksOf({ servicesLent: 2, lentTo })).toContainEqual([
      "/app/sav/first",
      "La plus ancienne",
    ]);
  });

  it("the dashboard leaves out tasks of other trades", () => {
    foreignRights.value = new Set<Right>(["job.move", "receipt.write", "client.write"]);
    expect(shown(true)).toHaveLength(1);
    expect(shown(true)[0]).toMatch(/chèque/);
  });
});
