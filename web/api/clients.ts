/** Every call of the client screens to the server (server/README.md, Routes). */
import type { Client, Invoice, Prescription } from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { createOnce } from "./createOnce.ts";
import { pb } from "./pb.ts";
import { touch } from "./revisions.ts";

export type ClientValues = Pick<Client, "name" | "phone" | "email" | "address" | "notes">;
const related = 50;
const collection = pb.collection("optique_clients");

export const listClients = (
  query: { q: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<Client>> => loadList<Client>("clients", query, signal);
export const loadClient = (id: string, signal?: AbortSignal): Promise<Client> =>
  collection.getOne<Client>(id, signal ? { signal } : {});
export const createClient = (id: string, values: ClientValues): Promise<Client> =>
  createOnce<Client>("optique_clients", id, values);
export const updateClient = (id: string, values: ClientValues): Promise<Client> =>
  collection.update<Client>(id, values);
export async function deleteClient(id: string): Promise<void> {
  await collection.delete(id);
  touch("optique_clients");
}

export const listPrescriptions = (
  client: string,
  signal: AbortSignal,
): Promise<Page<Prescription>> =>
  loadList<Prescription>("prescriptions", { client, perPage: related }, signal);
export const listInvoices = (client: string, signal: AbortSignal): Promise<Page<Invoice>> =>
  loadList<Invoice>("invoices", { client, perPage: related }, signal);

/** Clients who may be the one being typed: the same telephone, or the same name. */
export async function findLike(text: string, signal: AbortSignal): Promise<Client[]> {
  return (await loadList<Client>("clients", { q: text, perPage: 3 }, signal)).items;
}
