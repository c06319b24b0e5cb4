/** Till of the demonstration: signatures, cheques, expenses and closed days. */
import { addDays, type IsoDay, storedDay, today } from "#domain/core/days.ts";
import { type Centimes, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { CashMovementKind } from "#domain/core/records.ts";
import { slipNumber } from "#domain/till/cheques.ts";
import { jobTexts, tillTexts } from "#demo/demoContent.ts";
import { demoInstant } from "./demoWorkshop.ts";
import { closeTillDay, readClosingBody } from "#server/till/tillClosing.ts";
import { tillCashOf, readTillSums } from "#server/till/tillFigures.ts";
import { runSql } from "#server/platform/sql.ts";
import type { Staff } from "#server/platform/routeRequest.ts";
import { writeTransaction } from "#server/platform/transaction.ts";
import { findRecords } from "#server/platform/storedRecords.ts";

/** Covers the period in which open days are pointed out; yesterday stays open on purpose. */
const closedDays = 32;
/** Cash left in the drawer after a bank deposit. */
const keptCash = toCentimes(500);

export function fillDemoTill(app: core.App, staff: Staff): void {
  const day = today();
  writeTransaction(app, (tx) => {
    runSql(tx, signPaymentsSql, {
      company: staff.company,
      ...colleagueParams(jobTexts.colleagues),
    });
    followCheques(tx, staff.company, day);
    for (let ago = closedDays; ago >= 2; ago -= 1) closeDemoDay(tx, staff, addDays(day, -ago), ago);
    addExpense(tx, staff, day, 0);
  });
}

const colleagueParams = ([first = "", second = ""]: readonly string[]) => ({ first, second });
const signPaymentsSql = `UPDATE optique_payments SET actor = '', "by" = CASE rowid % 3 WHEN 0 THEN {:second} ELSE {:first} END WHERE company = {:company}`;

const chequesOf = `WITH numbered AS (SELECT id, date, row_number() OVER (ORDER BY date, rowid) AS place
  FROM optique_payments WHERE company = {:company} AND payment_method = 'check')`;

/** Recent cheques are in hand, older ones deposited, the oldest cleared; each has bank, number and due day. */
function followCheques(tx: core.App, company: string, day: IsoDay): void {
  const params = {
    company,
    banks: JSON.stringify(tillTexts.banks),
    recent: storedDay(addDays(day, -30)),
    older: storedDay(addDays(day, -50)),
    slip: slipNumber(addDays(day, -9), 1),
    deposited: storedDay(addDays(day, -9)),
  };
  runSql(
    tx,
    `${chequesOf} UPDATE optique_payments SET
      bank = (SELECT json_extract({:banks}, '$[' || (n.place % ${tillTexts.banks.length}) || ']')),
      reference = printf('%07d', 70000 + n.place * 7919 % 9000000),
      due_on = substr(date(substr(n.date, 1, 10), '+' || (n.place % 4 * 11) || ' days'), 1, 10) || ' 00:00:00.000Z',
      cheque_state = CASE WHEN n.date >= {:recent} THEN 'in_hand' WHEN n.date >= {:older} THEN 'deposited' ELSE 'cleared' END,
      slip = IIF(n.date < {:recent} AND n.date >= {:older}, {:slip}, ''),
      deposited_on = IIF(n.date < {:recent} AND n.date >= {:older}, {:deposited}, '')
      FROM numbered n WHERE n.id = optique_payments.id`,
    params,
  );
  bounceLastCheque(tx, company);
}

/** Bounces the last deposited cheque through its record, so that its invoice is due again. */
function bounceLastCheque(tx: core.App, company: string): void {
  const cheque = findRecords(tx, "optique_payments", { company, cheque_state: "deposited" }).at(-1);
  if (!cheque) return;
  cheque.set("cheque_state", "bounced");
  tx.save(cheque);
}

type Move = { kind: CashMovementKind; amount: number; label: string };

/** Saves a cash movement at an hour of the day. */
function saveCashMovement(
  tx: core.App,
  { company, actor }: Staff,
  day: IsoDay,
  hour: number,
  values: Move,
) {
  const collection = tx.findCachedCollectionByNameOrId("optique_cash_moves");
  const record = new Record(collection, { ...values, date: day, company });
  tx.save(record);
  const sql = `UPDATE optique_cash_moves SET "by" = {:by}, created = {:created}, updated = {:created} WHERE id = {:id}`;
  runSql(tx, sql, { id: record.id, by: actor.name, created: demoInstant(day, 0, hour) });
}

/** Adds an expense every third day. */
function addExpense(tx: core.App, staff: Staff, day: IsoDay, ago: number): void {
  const bought = tillTexts.expenses[ago % tillTexts.expenses.length];
  if (ago % 3 === 0 && bought) saveCashMovement(tx, staff, day, 11, { kind: "expense", ...bought });
}

/** Deposits surplus cash and closes the day; one day has a difference. */
function closeDemoDay(tx: core.App, staff: Staff, day: IsoDay, ago: number): void {
  if (ago === closedDays)
    saveCashMovement(tx, staff, day, 9, { kind: "float", amount: 500, label: tillTexts.float });
  addExpense(tx, staff, day, ago);
  const inDrawer = inDrawerOf(tx, staff, day);
  if (ago % 4 === 1 && inDrawer > 2 * keptCash) {
    const amount = toDirhams((keptCash - inDrawer) as Centimes);
    saveCashMovement(tx, staff, day, 17, { kind: "bank", amount, label: tillTexts.bank });
  }
  const expected = inDrawerOf(tx, staff, day);
  const isShort = ago === 6 && expected > 0;
  const counted = toDirhams((expected - (isShort ? 500 : 0)) as Centimes);
  const notes = isShort ? tillTexts.short : "";
  closeTillDay(tx, staff, readClosingBody(day, { counted, notes }));
  runSql(
    tx,
    "UPDATE optique_closes SET created = {:at}, updated = {:at} WHERE company = {:company} AND day = {:day}",
    { company: staff.company, day: storedDay(day), at: demoInstant(day, 0, 19) },
  );
}

const inDrawerOf = (tx: core.App, { company }: Staff, day: IsoDay): Centimes =>
  tillCashOf(readTillSums(tx, company, day)).expected;
