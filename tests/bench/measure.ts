import { readFile } from "node:fs/promises";

import type { Server } from "#support/startServer.ts";

/** Median of durations: the typical wait. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Duration in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export async function residentMb(server: Server): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Measured work, with its upper bound in reads of one record. */
export interface Figure {
  readonly name: string;
  readonly aim?: number;
  readonly work: () => Promise<unknown>;
}

/**
 * Prints durations as multiples of the first. Measures all works in turn, so that a slow moment of the machine affects
 * each.
 */
export async function printFigures(figures: readonly Figure[], rounds: number): Promise<void> {
  const times = figures.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, { work }] of figures.entries()) times[place]?.push(await timed(work));
  const [unit = 1, ...others] = times.map(median);
  console.log(`${figures[0]?.name}: ${unit.toFixed(2)} ms (1 x)`);
  for (const [place, ms] of others.entries()) {
    const { name = "", aim } = figures[place + 1] ?? {};
    const wanted = aim === undefined ? "" : `, aim ${aim}`;
    console.log(`${name}: ${(ms / unit).toFixed(1)} x (${ms.toFixed(2)} ms)${wanted}`);
  }
}
