import { readFile } from "node:fs/promises";

import type { Server } from "#support/startServer.ts";

/** Median of durations, which is the typical wait. */
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

/** Work to measure, with its upper bound as a multiple of reading one record. */
export interface Figure {
  readonly name: string;
  readonly aim?: number;
  readonly work: () => Promise<unknown>;
}

/** Median duration of each work in ms. The works run in turn, so that a slow moment of the machine affects all. */
export async function mediansOf(
  works: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, work] of works.entries()) times[place]?.push(await timed(work));
  return times.map(median);
}

/** Prints durations as multiples of the first. */
export async function printFigures(figures: readonly Figure[], rounds: number): Promise<void> {
  const works = figures.map(({ work }) => work);
  const [unit = 1, ...others] = await mediansOf(works, rounds);
  console.log(`${figures[0]?.name}: ${unit.toFixed(2)} ms (1 x)`);
  for (const [place, ms] of others.entries()) {
    const { name = "", aim } = figures[place + 1] ?? {};
    const wanted = aim === undefined ? "" : `, aim ${aim}`;
    console.log(`${name}: ${(ms / unit).toFixed(1)} x (${ms.toFixed(2)} ms)${wanted}`);
  }
}
