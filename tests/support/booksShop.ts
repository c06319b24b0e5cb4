/** Shop that transmits periods to its accountant. */
import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import type { Period, RecordOf } from "#domain/core/records.ts";
import { type Answer, expectOk, openShop, type Refusal, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";

export type BooksShop = Shop & Awaited<ReturnType<typeof booksOfShop>>;

/** Days of these tests: a period of one month, which ended a week ago. */
export const lastDay: IsoDay = addDays(today(), -7);
export const firstDay: IsoDay = addDays(lastDay, -29);
export const openDay: IsoDay = addDays(lastDay, 1);

export async function openBooks(server?: Server): Promise<BooksShop> {
  const shop = await openShop(server);
  return { ...shop, ...(await booksOfShop(shop)) };
}

const booksOfShop = async (shop: Shop) => ({
  closePeriod: (body: object = {}, send = shop.send) =>
    send<Period & Refusal>("POST", "/api/optique/books/close", {
      from: firstDay,
      to: lastDay,
      ...body,
    }),
  reopenPeriod: (reason = "Facture oubliée", send = shop.send) =>
    send<Period & Refusal>("POST", "/api/optique/books/reopen", { reason }),
  /** Last transmitted day of the shop; '' when nothing was transmitted. */
  closedUntil: async (): Promise<string> =>
    (await shop.read("optique_companies", shop.company)).closed_until.slice(0, 10),
  periods: (): Promise<RecordOf<"optique_periods">[]> => shop.find("optique_periods"),
  violations: async (): Promise<unknown> =>
    expectOk(await shop.send<{ violations: unknown }>("GET", "/api/optique/integrity")).violations,
});

/** Status of an answer, with the code of each refused field; only the status of a success. */
export function refusalOf({ status, body }: Answer<unknown>): string {
  const data = status >= 400 && status !== 404 ? (body as Refusal).data : {};
  const named = Object.entries(data).map(([field, { code }]) => `${field} ${code}`);
  return [status, ...named].join(" ");
}
