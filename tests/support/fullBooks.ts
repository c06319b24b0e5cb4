import { addDays } from "#domain/core/days/days.ts";
import { firstOpenDay } from "#domain/core/days/closedPeriod.ts";
import type { Period } from "#domain/core/days/period.ts";
import { expectOk, type Shop } from "./shop.ts";

/** Days long before all records of a full shop, so that none of them becomes unchangeable. */
const first: Period = { from: "2020-01-01" as Period["from"], to: "2020-01-31" as Period["to"] };

/** Transmits two periods, and reopens the later one. */
export async function fullBooks(shop: Shop): Promise<void> {
  const close = async (body: object) =>
    expectOk(await shop.send("POST", "/api/optique/books/close", body));
  await close({ ...first, notes: "Envoyé par courriel avec les relevés de la banque" });
  const from = firstOpenDay(first.to);
  if (from !== "") await close({ from, to: addDays(from, 28), notes: "" });
  const reason = "Facture d’un fournisseur arrivée après l’envoi, à ajouter aux achats du mois";
  expectOk(await shop.send("POST", "/api/optique/books/reopen", { reason }));
}
