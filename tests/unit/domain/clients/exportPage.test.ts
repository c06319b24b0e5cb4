// @vitest-environment jsdom
import { storedRecord } from "#support/storedRecord.ts";
import { expect, it } from "vitest";

import { type PersonalData, writePersonalDataPage } from "#domain/clients/exportPage.ts";
import { personalDataStrings } from "#domain/clients/personalData.strings.ts";
import { collections } from "#domain/core/records.ts";

const stamps = { id: "a", created: "2026-11-21 09:00:00.000Z", company: "c" };
const nasty = `<script>alert("1")</script></pre>&amp; l'œil`;
const data: PersonalData = {
  shop: { name: nasty, address: "12, rue du Figuier", phone: "0522000000", email: "" },
  made: "2026-11-22T03:30:14.285Z",
  client: storedRecord("optique_clients", {
    ...stamps,
    name: nasty,
    phone: "0612345678",
    notes: nasty,
    ice: "001122334455667",
    birth_date: "1948-03-12 00:00:00.000Z",
  }),
  prescriptions: [
    storedRecord("optique_prescriptions", {
      ...stamps,
      right_sphere: 0,
      right_cylinder: -1.25,
      right_axis: 90,
      pairs: { "2": { right_height: 19.5, wrap: 6 } },
      client: "a",
      date: "2026-11-21 00:00:00.000Z",
      notes: nasty,
      image: "photo.png",
    }),
  ],
  invoices: [
    {
      ...storedRecord("optique_invoices", {
        ...stamps,
        client: "a",
        prescription: "a",
        invoice_number: "2026110042",
        date: "2026-11-21 00:00:00.000Z",
        total_amount: 3020,
        paid_amount: 1000.5,
        status: "partial",
      }),
      items: [
        storedRecord("optique_invoice_items", {
          ...stamps,
          invoice: "a",
          product: "p",
          quantity: 2,
          price: 1510,
          product_name: "Monture Riad",
          product_type: "frame",
          pair: 1,
        }),
      ],
      payments: [
        storedRecord("optique_payments", {
          ...stamps,
          invoice: "a",
          date: "2026-11-22 00:00:00.000Z",
          amount: 1000.5,
          payment_method: "cash",
          by: "Samira",
        }),
      ],
      credit_notes: [],
      refunds: [],
      reversals: [],
    },
  ],
  quotes: [],
  claims: [
    {
      ...storedRecord("optique_claims", {
        ...stamps,
        invoice: "a",
        client: "a",
        fund: "f",
        beneficiary: nasty,
        beneficiary_birth: "2015-03-12 00:00:00.000Z",
        member_number: "A123",
        prescriber: "Dr Alami",
        examined_on: "2026-11-20 00:00:00.000Z",
        fse_number: "FSE-1",
        asked: 500,
        agreed: 400,
        papers: [{ name: "Ordonnance", by: "Samira", at: "2026-11-21 09:00:00.000Z" }],
        status: "partly",
        received_amount: 150,
      }),
      fund_name: "CNSS",
    },
  ],
  jobs: [
    storedRecord("optique_jobs", {
      ...stamps,
      prescription: "a",
      status: "ready",
      promised_on: "2026-11-24 00:00:00.000Z",
      lab: "l",
      tray: "14",
      problem: nasty,
      steps: [{ status: "mounting", at: "2026-11-21 09:00:00.000Z", by: "Samira" }],
    }),
  ],
  messages: [
    storedRecord("optique_messages", {
      ...stamps,
      client: "a",
      kind: "ready",
      record: "a",
      phone: "0612345678",
      text: nasty,
      by: "Samira",
    }),
  ],
  journal: [
    {
      created: "2026-11-22 23:30:14.285Z",
      actor_name: nasty,
      action: "update",
      collection: "optique_prescriptions",
      fields: ["right_sphere", "image"],
    },
    { created: "x", actor_name: nasty, action: "other", collection: "y", fields: ["unknown"] },
  ],
};
function read(type = "image/png", written = data) {
  let page = "";
  writePersonalDataPage(written, {
    photoOf: ({ file }) => (file === "photo.png" ? { type, base64: "iVBORw0KGgo=" } : null),
    write: (piece) => (page += piece),
  });
  return new DOMParser().parseFromString(page, "text/html");
}
const cellsOf = (table: Element) =>
  [...table.querySelectorAll("td")].map(({ textContent }) => textContent.replace(/\s/g, " "));

it("the export of a client escapes every value, and contains the same data as JSON", () => {
  const document = read();
  expect(document.querySelectorAll("script")).toHaveLength(0);
  expect(document.title).toBe(`Données personnelles de ${nasty}`);
  expect(JSON.parse(document.querySelector("#json")?.textContent ?? "")).toEqual(data);
  const cells = [...document.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(cells.filter((text) => text === nasty)).toHaveLength(8);
  expect(cells.some((text) => text.includes("SPH Plan · CYL −1.25 · AXE 90°"))).toBe(true);
  expect(document.querySelector("img")?.getAttribute("src")).toBe(
    "data:image/png;base64,iVBORw0KGgo=",
  );
});

it("the export of a client links an ordonnance that is no image", () => {
  const document = read("application/pdf");
  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelector("a")?.getAttribute("href")).toBe(
    "data:application/pdf;base64,iVBORw0KGgo=",
  );
});

it("the export shows French dates in the shop's time zone, dirhams, and labels of stored codes", () => {
  const [client, prescriptions, invoice, items, payments, claims, jobs, messages, journal] = [
    ...read().querySelectorAll("table"),
  ].map(cellsOf);
  expect(client?.slice(1)).toEqual([
    "06 12 34 56 78",
    "-",
    "-",
    "001122334455667",
    "12/03/1948",
    nasty,
    "21/11/2026",
  ]);
  expect(prescriptions?.slice(0, 3)).toEqual(["21/11/2026", "SPH Plan · CYL −1.25 · AXE 90°", "-"]);
  expect(invoice).toEqual(["21/11/2026", "3 020,00 DH", "1 000,50 DH", "2 019,50 DH", "-"]);
  expect(items).toEqual(["Monture Riad", "-", "-", "2", "1 510,00 DH", "0,00 DH"]);
  expect(payments).toEqual(["22/11/2026", "1 000,50 DH", "Espèces", "-", "-"]);
  expect(claims?.slice(0, 3)).toEqual(["CNSS", "2026110042", "Payé en partie"]);
  expect(claims?.slice(4, 8)).toEqual(["12/03/2015", "A123", "-", "Dr Alami"]);
  expect(claims?.slice(9, 16)).toEqual([
    "20/11/2026",
    "FSE-1",
    "-",
    "500,00 DH",
    "400,00 DH",
    "150,00 DH",
    "Ordonnance",
  ]);
  expect(jobs?.slice(0, 4)).toEqual(["Prêt", "24/11/2026", "14", "-"]);
  expect(jobs?.at(-1)).toMatch(/^Au montage, .*21\/11\/2026.*, Samira$/);
  expect(messages?.slice(1, 3)).toEqual(["Lunettes prêtes", "06 12 34 56 78"]);
  const what = "OD sphère, ordonnance photographiée";
  expect(journal?.slice(0, 5)).toEqual([
    "23/11/2026 00:30",
    nasty,
    "Modification",
    "Prescription",
    what,
  ]);
  expect(journal?.slice(5)).toEqual(["-", nasty, "other", "y", "unknown"]);
  const text = read().body.textContent.replace(/\s/g, " ");
  for (const part of [
    "12, rue du Figuier",
    "Tél. 05 22 00 00 00",
    "Fait le 22/11/2026 04:30",
    "Total facturé : 3 020,00 DH · Reste à payer : 2 019,50 DH",
  ])
    expect(text).toContain(part);
  const heads = [...read().querySelectorAll("th")].map(({ textContent }) => textContent);
  expect(heads.filter((head) => head === "Ajouté le")).toHaveLength(1);
});

it("the export shows the measures of each pair's frame", () => {
  expect(read().body.textContent).toContain("Paire 2\u00a0: Hauteur OD 19,5\u00a0mm · Galbe 6°");
});

it("the export shows the section that a room registers, with its own columns", () => {
  const sections = [{ title: "Retours", rows: [{ Numéro: nasty, Pièces: 2 }] }];
  const page = read("image/png", { ...data, sections });
  const title = [...page.querySelectorAll("h2")].find((one) => one.textContent === "Retours");
  const [heads, cells] = ["th", "td"].map((tag) =>
    [...(title?.nextElementSibling?.querySelectorAll(tag) ?? [])].map((one) => one.textContent),
  );
  expect(heads).toEqual(["Numéro", "Pièces"]);
  expect(cells).toEqual([nasty, "2"]);
});

it("the export shows after-sales tickets with parts and photographs, and no heading without tickets", () => {
  expect(read().body.textContent).not.toContain("SAV");
  const service = storedRecord("optique_services", {
    ...stamps,
    number: "S2026110001",
    date: "2026-11-21 00:00:00.000Z",
    promised_on: "2026-11-24 00:00:00.000Z",
    object: nasty,
    condition: ["broken", "fragile"],
    kind: "repair",
    cause: "wear",
    found: "Charnière",
    status: "ready",
    steps: [{ status: "ready", at: "2026-11-22 23:30:14.285Z", by: "Samira" }],
    pays: "client",
    estimate: 80,
    estimate_answer: "accepted",
    photos_in: ["photo.png"],
    photos_out: ["gone.png"],
  });
  const part = storedRecord("optique_service_items", {
    ...stamps,
    product_name: "Vis",
    quantity: 2,
    direction: "out",
    day: "2026-11-22 00:00:00.000Z",
  });
  const page = read("image/png", { ...data, services: [{ ...service, items: [part] }] });
  const title = [...page.querySelectorAll("h3")].find(
    (one) => one.textContent === "Ticket SAV S2026110001",
  );
  const [ticket, parts] = [
    title?.nextElementSibling,
    title?.nextElementSibling?.nextElementSibling,
  ];
  expect(ticket && cellsOf(ticket)).toEqual([
    "21/11/2026",
    nasty,
    "Cassée, Fragile ou déjà réparée",
    "Réparation",
    "Usure",
    "Charnière",
    "Prêt",
    "24/11/2026",
    "-",
    "Le client",
    "80,00 DH",
    "Accepté",
    "-",
    "-",
    "-",
    "Prêt, 23/11/2026 00:30, Samira",
  ]);
  expect(parts && cellsOf(parts)).toEqual(["Vis", "-", "2", "Donné", "22/11/2026"]);
  const captions = [...page.querySelectorAll("figcaption")].map(({ textContent }) => textContent);
  expect(captions).toEqual(["Ordonnance photographiée, 21/11/2026", "Ticket SAV S2026110001"]);
});

it("the export has a label for every field of a client that the journal names", () => {
  const ofPersons = [
    "clients",
    "prescriptions",
    "invoices",
    "jobs",
    "services",
    "quotes",
    "claims",
  ] as const;
  for (const name of ofPersons)
    for (const field of Object.keys(collections[`optique_${name}`]))
      expect(Object.keys(personalDataStrings.fields)).toContain(field);
});

it("the export shows the credit notes and refunds of an invoice", () => {
  const note = {
    ...stamps,
    number: "A2026110001",
    date: "2026-11-23 00:00:00.000Z",
    total_amount: 850,
    kept: 350,
    used: 100,
    notes: nasty,
    items: [{ product_name: "Monture Riad", product_reference: "", quantity: 1, amount: 850 }],
  };
  const refund = {
    ...stamps,
    date: "2026-11-23 00:00:00.000Z",
    amount: 500,
    payment_method: "transfer",
    reference: "V12",
  };
  const [invoice] = data.invoices;
  const credited = { ...invoice, credit_notes: [note], refunds: [refund] };
  const page = read("image/png", { ...data, invoices: [credited] } as PersonalData);
  expect(page.body.textContent).toContain("Avoir A2026110001");
  expect([...page.querySelectorAll("table")].slice(5, 8).map(cellsOf)).toEqual([
    ["23/11/2026", "850,00 DH", "350,00 DH", "100,00 DH", nasty],
    ["Monture Riad", "-", "1", "850,00 DH"],
    ["23/11/2026", "500,00 DH", "Virement bancaire", "V12"],
  ]);
});
