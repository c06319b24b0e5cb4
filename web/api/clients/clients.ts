import type { ListAddress } from "#lib/addresses/listState.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import type { Client, Prescription } from "#domain/core/records.ts";
import { listInvoices } from "#api/sales/invoices.ts";
import { listPrescriptions } from "#api/sales/prescriptions.ts";
import { createRecord, deleteRecord, loadRecord, updateRecord } from "#api/records.ts";
import {
  listQuery,
  loadList,
  oneQuery,
  type Page,
  type PageQuery,
  suggest,
  type Suggested,
} from "#api/request.ts";

const collection = "optique_clients";
/** Fields of the form. */
export const clientFields = [
  "name",
  "phone",
  "email",
  "address",
  "notes",
  "ice",
  "birth_date",
] as const;
export type ClientValues = Pick<Client, (typeof clientFields)[number]>;

/** `facts`: amount due, day of the last visit, and day of the prescription that reminders use; '' for none. */
export type ListedClient = Client & { facts: { due: number; visit: string; prescribed: string } };

type ClientQuery = PageQuery & { standing?: string };
export const listClients = (
  query: ClientQuery,
  signal?: AbortSignal,
): Promise<Page<ListedClient>> => loadList("clients", query, signal);

/** Searches clients, as suggestions for a typed text. */
export const searchClients = (q: string, signal?: AbortSignal): Promise<Suggested<Client>> =>
  suggest("clients", { q }, signal);

const loadClient = (id: string, signal?: AbortSignal): Promise<Client> =>
  loadRecord(collection, id, signal);

export const createClient = (id: string, values: Partial<ClientValues>): Promise<Client> =>
  createRecord(collection, id, values);

export const updateClient = (id: string, values: ClientValues): Promise<Client> =>
  updateRecord(collection, id, values);

export const deleteClient = (id: string): Promise<void> => deleteRecord(collection, id);

export type ClientSummary = {
  client: Client;
  prescriptions: number;
  /** Amount due on the client's other invoices. */
  owed: Centimes;
  /** Latest prescription before this one. */
  previous: Prescription | null;
};

/**
 * Summary of a client for a prescription form. Leaves out the form's own prescription (`except`) and those after
 * `until`.
 */
export async function loadClientSummary(
  id: string,
  { except, until }: { except: string; until: string },
  signal?: AbortSignal,
): Promise<ClientSummary> {
  const others = { client: id, except, perPage: 1 };
  const [client, all, earlier, invoices] = await Promise.all([
    loadClient(id, signal),
    listPrescriptions(others, signal),
    listPrescriptions({ ...others, to: until }, signal),
    listInvoices(others, signal),
  ]);
  return {
    client,
    prescriptions: all.totalItems,
    owed: toCentimes(invoices.due ?? 0),
    previous: earlier.items[0] ?? null,
  };
}

export const clientQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<ListedClient>>("clients", at, { perPage: 10, standing: at.filter("qui") }),
  one: oneQuery("client", loadClient),
};
