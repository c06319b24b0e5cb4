/** Every call of the prescription screens to the server (server/README.md, Routes). */
import type { PrescriptionDocument, PrescriptionInput } from "#domain/documents/documents.ts";
import type { Client, Invoice, Prescription, Product } from "#domain/core/records.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import { loadList, type Page } from "./request.ts";
import { createOnce } from "./createOnce.ts";
import { pb } from "./pb.ts";
import { suggestionCount } from "#ui/form/useSuggestions.ts";
import { touch } from "./revisions.ts";

const otherTypes = "frame,sunglasses,accessory,other";

/** What a prescription carries with it. */
const touchSale = () => touch("optique_prescriptions", "optique_invoices", "optique_payments");

export async function savePrescription(
  id: string,
  body: PrescriptionInput,
): Promise<PrescriptionDocument> {
  const path = `/api/optique/prescriptions/${encodeURIComponent(id)}`;
  const document = await pb.send<PrescriptionDocument>(path, { method: "PUT", body });
  touchSale();
  return document;
}

export async function deletePrescription(id: string): Promise<void> {
  await pb.collection("optique_prescriptions").delete(id);
  touchSale();
}

/** The photograph travels apart, on the record itself; null takes it away. */
export async function savePhoto(id: string, photo: File | null): Promise<void> {
  const body = new FormData();
  body.set("image", photo ?? "");
  await pb.collection("optique_prescriptions").update(id, body);
}

/** The photograph itself: its own address is good for two minutes only, a page may stay open for hours. */
export async function loadPhoto(
  prescription: Pick<Prescription, "id" | "image">,
  signal: AbortSignal,
): Promise<Blob> {
  const token = await pb.files.getToken({ signal });
  const file = { ...prescription, collectionName: "optique_prescriptions" };
  const answer = await fetch(pb.files.getURL(file, prescription.image, { token }), { signal });
  if (!answer.ok) throw new Error(`The photograph answered ${answer.status}`);
  return answer.blob();
}

export async function searchClients(query: string, signal: AbortSignal): Promise<Client[]> {
  return (await loadList<Client>("clients", { q: query, perPage: suggestionCount }, signal)).items;
}

export async function createClient(
  id: string,
  values: Pick<Client, "name" | "phone" | "email">,
): Promise<Client> {
  const client = await createOnce<Client>("optique_clients", id, values);
  touch("optique_clients");
  return client;
}

type ProductSearch = { query: string; isLens: boolean; signal: AbortSignal };

export async function searchProducts({ query, isLens, signal }: ProductSearch): Promise<Product[]> {
  const type = isLens ? "lens" : otherTypes;
  return (await loadList<Product>("products", { q: query, perPage: suggestionCount, type }, signal))
    .items;
}

/** A lens made in place: type lens, stock 1, reference equal to the model. */
export async function createLens(values: {
  id: string;
  name: string;
  model: string;
  price: number;
}): Promise<Product> {
  const product = await createOnce<Product>("optique_products", values.id, {
    name: values.name,
    type: "lens",
    reference: values.model,
    selling_price: values.price,
    purchase_price: 0,
    stock: 1,
  });
  touch("optique_products", "optique_stock_movements");
  return product;
}

export type ClientFacts = {
  client: Client;
  prescriptions: number;
  /** What the client owes on the other invoices. */
  owed: Centimes;
  /** The latest one before the one in hand. */
  previous: Prescription | null;
};

/** What the form says about its client, apart from the prescription in hand (`except`, of the day `until`). */
export async function loadClientFacts(
  id: string,
  { except, until }: { except: string; until: string },
  signal: AbortSignal,
): Promise<ClientFacts> {
  const others = { client: id, except, perPage: 1 };
  const [client, all, earlier, invoices] = await Promise.all([
    pb.collection("optique_clients").getOne<Client>(id, { signal }),
    loadList("prescriptions", others, signal),
    loadList<Prescription>("prescriptions", { ...others, to: until }, signal),
    loadList<Invoice>("invoices", others, signal),
  ]);
  return {
    client,
    prescriptions: all.totalItems,
    owed: toCentimes(invoices.due ?? 0),
    previous: earlier.items[0] ?? null,
  };
}

export type ListedPrescription = Prescription & { expand?: { client?: Client } };

export const listPrescriptions = (
  query: { q: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<ListedPrescription>> =>
  loadList<ListedPrescription>("prescriptions", query, signal);
