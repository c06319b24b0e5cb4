import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

import { expectOk, openShop } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { openDesk } from "./approvedDesk.ts";
import { between, pause, untilCut } from "./counter.ts";

/** Number of rounds, at most fifty: each round sends all acts at once. */
const rounds = Math.min(50, Number(process.env["OPTIQUE_ROUNDS"] ?? 50));

it(`an approval is used exactly when its act is stored, in ${rounds} kills`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "optique-approvals-"));
  const server = await startServer({ dataDir });
  let again = 0;
  try {
    const shop = await openShop(server);
    const desk = await openDesk(server, shop);
    // Runs each act once before the kills: a refusal caused by the test itself would later be taken for a cut.
    for (const act of Object.values(desk.acts)) await act();
    for (let round = 0; round < rounds; round += 1) {
      const stations = Object.values(desk.acts).map((act) => untilCut(act));
      await pause(between(300, 3500));
      await server.kill();
      await Promise.all(stations);
      await server.restart();
      expect(await desk.wrong(), `round ${round}`).toEqual([]);
      again += await desk.sendAgain();
      expect(await desk.wrong(), `round ${round}, sent again`).toEqual([]);
      expect(await desk.gaps(), `round ${round}`).toEqual([]);
    }
    const report = await shop.send<{ violations: unknown[]; gaps: unknown[] }>(
      "GET",
      "/api/optique/integrity",
    );
    expect(expectOk(report)).toMatchObject({ violations: [], gaps: [] });
    console.log(
      `Approvals: ${rounds} kills, ${JSON.stringify(desk.counts())} acts sent, ${desk.unanswered()} cut, ${again} of these answered when sent again`,
    );
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
