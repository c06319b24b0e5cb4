import type {
  ContactRow,
  ListedContactBox,
  ListedContactOrder,
  ListedSheet,
  Renewal,
  RenewalProposal,
  ScanAnswer,
  SheetDocument,
} from "#domain/contactLenses/contactAnswers.ts";
import type { ContactEye, ContactLens } from "#domain/contactLenses/lens.ts";
import { today } from "#domain/core/days/days.ts";
import type { ContactBox } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { expectOk, newId, openShop, recordsPath, type Shop } from "./shop.ts";
import type { Server } from "./startServer.ts";

export const sheetPath = (id: string, more = ""): string =>
  `/api/optique/contact-prescriptions/${id}${more && `/${more}`}`;
export const storedDayOf = (day: string): string => `${day} 00:00:00.000Z`;

/** Lens values of a line; unnamed ones are blank. */
export const contactLens = (values: Partial<ContactLens> = {}): ContactLens => ({
  bc: null,
  dia: null,
  sphere: null,
  cylinder: null,
  axis: null,
  add: null,
  add_word: "",
  dn: "",
  color: "",
  ...values,
});

/** Values of one eye of a sheet. */
export const contactEye = (values: Partial<ContactEye> = {}): ContactEye => ({
  ...contactLens(),
  product: "",
  name: "",
  use: "",
  va: "",
  near_va: "",
  k1: null,
  k2: null,
  k_axis: null,
  origin: "",
  ...values,
});

export const rightLens = contactLens({ bc: 8.6, dia: 14.2, sphere: -3.25 });
export const leftLens = contactLens({ bc: 8.6, dia: 14.2, sphere: -2.75 });

type Page<T> = { items: T[]; totalItems: number };

/** Requests about contact lenses, sent by one person. */
export const contactCalls = ({ send }: Pick<Shop, "send">) => ({
  putSheet: (values: object, id = newId()) => send<SheetDocument>("PUT", sheetPath(id), values),
  patchRow: (id: string, values: object) =>
    send<ContactRow>("PATCH", recordsPath("optique_contact_orders", id), values),
  postTrial: (values: object) =>
    send<ContactRow>("POST", recordsPath("optique_contact_orders"), { trial: true, ...values }),
  postBox: (values: object) =>
    send<ContactBox>("POST", recordsPath("optique_contact_boxes"), values),
  scan: (code: string) =>
    send<ScanAnswer>("GET", `/api/optique/contact-scan?code=${encodeURIComponent(code)}`),
  renewal: (id: string) => send<RenewalProposal>("GET", sheetPath(id, "renewal")),
  putInvoice: (values: object, id = newId()) =>
    send<InvoiceDocument>("PUT", `/api/optique/invoices/${id}`, values),
});

/** Shop with a monthly lens in boxes of six, made to order, and a wearer. */
export async function openContactShop(at?: Server) {
  const shop = await openShop(at);
  const people = contactCalls(shop);
  const supplier = await shop.create("optique_suppliers", { name: "CooperVision Maroc" });
  const lensProduct = (values: object = {}) =>
    shop.product({
      name: "Biofinity",
      type: "contact_lens",
      reference: "",
      design: "sphere",
      wear: "monthly",
      box_size: 6,
      selling_price: 300,
      made_to_order: true,
      stock: 0,
      supplier: supplier.id,
      ...values,
    });
  const monthly = await lensProduct();
  const wearer = await shop.client({ name: "Zineb Alaoui", phone: "0612345678" });
  const list = async <T>(name: string, query = ""): Promise<T[]> =>
    expectOk(await shop.send<Page<T>>("GET", `/api/optique/lists/${name}?perPage=100&${query}`))
      .items;
  return {
    ...shop,
    ...people,
    supplier,
    lensProduct,
    monthly,
    wearer,
    /** Line of boxes as the browser sends it. */
    boxes: (quantity: number, values: object = {}) => ({
      id: newId(),
      product: monthly.id,
      quantity,
      price: 300,
      eye: "right",
      lens: rightLens,
      ...values,
    }),
    makeSheet: async (values: object = {}, id = newId()): Promise<SheetDocument> =>
      expectOk(
        await people.putSheet(
          {
            client: wearer.id,
            date: today(),
            right_lens: { ...rightLens, product: monthly.id },
            left_lens: { ...leftLens, product: monthly.id },
            ...values,
          },
          id,
        ),
      ),
    sheet: async (id: string): Promise<SheetDocument> =>
      expectOk(await shop.send<SheetDocument>("GET", sheetPath(id))),
    /** Sells to the wearer, by the counter. */
    sell: async (values: object, id = newId()): Promise<InvoiceDocument> =>
      expectOk(
        await people.putInvoice({ client: wearer.id, date: today(), payments: [], ...values }, id),
      ),
    /** Rows of a sale or sheet, in order of creation. */
    rows: (filter: string) =>
      shop.find("optique_contact_orders", filter) as Promise<unknown> as Promise<ContactRow[]>,
    rowsOf: (sale: string) =>
      list<ListedContactOrder>(
        "contact-orders",
        `invoice=${sale}&status=to_order,ordered,arrived,given,cancelled`,
      ),
    list,
    sheets: (query = "") => list<ListedSheet>("contact-prescriptions", query),
    renewals: (query = "") => list<Renewal>("contact-renewals", query),
    scannedBoxes: (query = "") => list<ListedContactBox>("contact-boxes", query),
    violations: async (): Promise<unknown> =>
      expectOk(await shop.send<{ violations: unknown }>("GET", "/api/optique/integrity"))
        .violations,
  };
}
export type ContactShop = Awaited<ReturnType<typeof openContactShop>>;
