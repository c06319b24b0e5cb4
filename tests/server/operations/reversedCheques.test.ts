/** Cheques that bounced before reversals were stored: a migration adds their reversals. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

import { storedDay, today } from "#domain/core/days/days.ts";
import { consoleRows, loadKeptFolder, tokenOfUser } from "#support/keptFolder.ts";
import { call, expectOk } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";

const [bounced, returned] = ["95c0l7h8tdxluko", "g8pbzpb5i8n3wyz"];
const company = "zlaqzscon8clgmu";
const evening = "2026-11-27 23:30:00.000Z";

it("a cheque that had bounced gets a reversal on the journalled day, and none without a journal entry", async () => {
  const folder = await mkdtemp(join(tmpdir(), "optique-bounced-"));
  const state = (id: string | undefined, name: string) =>
    `UPDATE optique_payments SET payment_method = 'check', cheque_state = '${name}' WHERE id = '${id}';`;
  await loadKeptFolder("0.1.0", folder, [
    state(bounced, "bounced"),
    state(returned, "returned"),
    `INSERT INTO optique_journal (action, actor, actor_name, changes, collection, company, created, id, label, record, updated) VALUES
('update', '', 'Samira M.', '{"cheque_state":["deposited","bounced"]}', 'optique_payments', '${company}', '${evening}', 'r000000000000aa', '', '${bounced}', '${evening}');`,
    "UPDATE optique_invoices SET paid_amount = 0, status = 'unpaid' WHERE id IN ('0765qiyhsytm6j5', 'gk9xa9nds5ljefw');",
  ]);
  const server = await startServer({ dataDir: folder });
  const token = await tokenOfUser(server);
  const rows = await consoleRows(
    server,
    "SELECT r.payment, r.date, r.amount, r.kind, r.[by], p.bounced_on FROM optique_reversals r JOIN optique_payments p ON p.id = r.payment ORDER BY r.kind",
  );
  const day = storedDay(today(new Date(evening.replace(" ", "T"))));
  const own = "2025-06-22 00:00:00.000Z";
  expect(rows.map((row) => row.map(String))).toEqual([
    [bounced, day, "-2020", "bounced", "Samira M.", day],
    [returned, own, "-3030", "returned", "", ""],
  ]);
  const path = "/api/optique/statistics?from=2025-06-01&to=2026-12-31";
  expect(expectOk(await call(server, "GET", path, { token }))).toMatchObject({ reversed: -5050 });
  const report = await call<{ violations: object[] }>(server, "GET", "/api/optique/integrity", {
    token,
  });
  expect(expectOk(report).violations).toEqual([]);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
