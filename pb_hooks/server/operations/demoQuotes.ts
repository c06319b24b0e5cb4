/** Quotes of the demonstration: one of each state, one of a prospect and a pro forma invoice. */
import { addDays, type IsoDay, parseDay, storedDay, today } from "#domain/core/days.ts";
import type { QuoteVariant } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";
import { quoteTexts } from "#demo/demoQuotes.strings.ts";
import type { Staff } from "#server/platform/routeRequest.ts";
import { runSql } from "#server/platform/sql.ts";
import { readJson, reading } from "#server/platform/statements.ts";
import { storedRecord } from "#server/platform/storedRecords.ts";
import { writeTransaction } from "#server/platform/transaction.ts";
import { quoteDocument } from "#server/quotes/quoteDocument.ts";
import { acceptQuote, soldQuoteOf } from "#server/quotes/quoteAcceptance.ts";
import { demoId, demoInstant } from "./demoWorkshop.ts";

type Goods = { id: string; price: number };
type Person = { client: string; prescription: string };
type Sold = Person & { invoice: string; day: string; items: Values[] };
type Catalogue = { frames: Goods[]; lenses: Goods[]; people: Person[]; sold: Sold | null };

const goodsOf = (
  type: string,
) => `(SELECT json_group_array(json_object('id', id, 'price', selling_price) ORDER BY selling_price, id)
  FROM optique_products WHERE company = {:company} AND type = '${type}' AND archived = FALSE AND stock > 1)`;

/** Goods by price, clients of the latest prescriptions, and the latest invoice before today. */
const catalogueRead = reading(`WITH last AS (
    SELECT i.id, i.client, i.prescription, i.date FROM optique_invoices i
    WHERE i.company = {:company} AND i.date < {:day} AND i.prescription > '' ORDER BY i.date DESC, i.id LIMIT 1),
  people AS (SELECT p.client, p.id, MAX(p.date) AS date FROM optique_prescriptions p
    WHERE p.company = {:company} AND typeof(p.right_axis) IN ('integer', 'real') AND p.client <> (SELECT client FROM last)
    GROUP BY p.client ORDER BY date DESC, p.client LIMIT 6)
  SELECT json_object('frames', json(${goodsOf("frame")}), 'lenses', json(${goodsOf("lens")}),
    'people', (SELECT json_group_array(json_object('client', client, 'prescription', id) ORDER BY date DESC, client) FROM people),
    'sold', (SELECT json_object('invoice', l.id, 'client', l.client, 'prescription', l.prescription, 'day', l.date,
      'items', (SELECT json_group_array(json_object('product', x.product, 'label', x.label, 'product_name', x.product_name,
        'quantity', x.quantity, 'price', x.price, 'discount', x.discount) ORDER BY x.rowid)
        FROM optique_invoice_items x WHERE x.invoice = l.id)) FROM last l)) AS json`);

type Draft = {
  day: IsoDay;
  body: Values;
  items: Values[];
  isPrinted?: boolean;
  /** Invoice that it became, and its day. */
  sale?: { invoice: string; day: IsoDay };
};

/** Saves a quote as of its day, at an hour that follows from its place; returns its id. */
function saveQuote(tx: core.App, staff: Staff, { day, body, items, isPrinted }: Draft): string {
  const id = demoId("quote", String(body["client"] ?? ""), day);
  const numbered = items.map((item, index) => ({ id: demoId("line", id, String(index)), ...item }));
  quoteDocument.prepare(tx, staff, id, { ...body, date: day, items: numbered })(tx);
  const created = demoInstant(day, 0, 10);
  runSql(
    tx,
    "UPDATE optique_quotes SET created = {:created}, updated = {:created}, printed_at = {:printed} WHERE id = {:id}",
    { id, created, printed: isPrinted ? created : "" },
  );
  return id;
}

const line = (goods: Goods | undefined, quantity = 1, variant: QuoteVariant | "" = ""): Values => ({
  variant,
  product: goods?.id,
  quantity,
  price: goods?.price,
});

export function fillDemoQuotes(app: core.App, staff: Staff): void {
  writeTransaction(app, (tx) => {
    const day = today();
    const found = readJson<Catalogue>(tx, catalogueRead, {
      company: staff.company,
      day: storedDay(day),
    });
    // By day, so that their numbers follow their days.
    const drafts = [...draftsOf(found, day), ...soldDraftsOf(found)].sort((a, b) =>
      a.day < b.day ? -1 : 1,
    );
    for (const draft of drafts) {
      const id = saveQuote(tx, staff, draft);
      if (draft.sale) acceptAsOf(tx, staff, id, draft.sale);
    }
  });
}

/** Quotes without a sale. */
function draftsOf({ frames, lenses, people }: Catalogue, day: IsoDay): Draft[] {
  const at = (goods: readonly Goods[], share: number) => goods[Math.floor(goods.length * share)];
  const pair = (share: number) => line(at(lenses, share), 2);
  const of = (index: number): Values => ({ ...people[index] });
  return [
    {
      day: addDays(day, -45),
      body: of(4),
      items: [line(at(frames, 0.6)), pair(0.7)],
      isPrinted: true,
    },
    {
      day: addDays(day, -20),
      body: { ...of(3), refusal: "price" },
      items: [line(at(frames, 0.9)), pair(0.9)],
      isPrinted: true,
    },
    {
      day: addDays(day, -10),
      body: { ...of(1), delivery_days: 7, internal_notes: quoteTexts.internal },
      items: [line(at(frames, 0.4)), pair(0.5)],
      isPrinted: true,
    },
    {
      day: addDays(day, -2),
      body: { prospect_name: quoteTexts.prospect, prospect_phone: quoteTexts.prospectPhone },
      items: [line(at(frames, 0.3)), pair(0.2)],
    },
    {
      day: addDays(day, -1),
      body: { ...of(2), title: "proforma", notes: quoteTexts.proforma },
      items: [line(at(frames, 0.5)), pair(0.4)],
      isPrinted: true,
    },
    {
      day,
      body: { ...of(0), deposit_asked: 500, delivery_days: 7, notes: quoteTexts.compared },
      items: [
        line(at(frames, 0.7)),
        line(at(lenses, 0.3), 2, "A"),
        { ...line(at(lenses, 0.8), 2, "B"), discount: 100 },
      ],
    },
  ];
}

/** Quote of three days before the invoice that it became; none without a sale. */
function soldDraftsOf({ sold }: Catalogue): Draft[] {
  if (!sold) return [];
  const { invoice, client, prescription, items } = sold;
  const day = parseDay(sold.day) ?? today();
  // A free line is named by its label.
  const lines = items.map(({ product_name, ...item }) =>
    item["product"] === "" ? { ...item, label: product_name } : item,
  );
  return [
    {
      day: addDays(day, -3),
      body: { client, prescription },
      items: lines,
      isPrinted: true,
      sale: { invoice, day },
    },
  ];
}

/** Gives a quote its invoice by the rule of the sale, as of that day. */
function acceptAsOf(
  tx: core.App,
  staff: Staff,
  id: string,
  { invoice, day }: { invoice: string; day: IsoDay },
): void {
  const client = storedRecord(tx, "optique_quotes", id)?.client ?? "";
  const sale = { invoice, client };
  const quote = soldQuoteOf(tx, staff.company, { quote: id, variant: "" }, sale);
  if (!quote) return;
  acceptQuote(tx, staff, quote, sale);
  runSql(tx, "UPDATE optique_journal SET created = {:at} WHERE record = {:id}", {
    id,
    at: demoInstant(day, 0, 11),
  });
}
