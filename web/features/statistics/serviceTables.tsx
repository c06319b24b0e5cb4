/** Tables of after-sales: by cause, by lab with its remakes, by responsible person. */
import type { Statistics } from "#api/shop/figures.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { serviceCauseLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Money } from "#ui/page/Money.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import type { Table } from "./tables.tsx";

const text = statisticsStrings.services;
type Costed = { count: number; cost?: number };

/** Cells with number and cost; without the right to see costs, only the number. */
const costedCells = ({ count, cost }: Costed) => ({
  cells: [formatCount(count), ...(cost === undefined ? [] : [<Money key="cost" dirhams={cost} />])],
  values: [count, ...(cost === undefined ? [] : [cost])],
});

const costedHeads = (name: string, rows: readonly Costed[]): string[] => [
  name,
  text.tickets,
  ...(rows.some(({ cost }) => cost !== undefined) ? [text.cost] : []),
];

function byCause({ services }: Statistics): Table {
  return {
    title: text.byCause,
    name: statisticsStrings.exportNames.servicesByCause,
    heads: costedHeads(text.cause, services.byCause),
    numbersFrom: 1,
    rows: services.byCause.map((row) => {
      const name = serviceCauseLabels[row.cause];
      const { cells, values } = costedCells(row);
      return { key: row.cause, cells: [name, ...cells], values: [name, ...values] };
    }),
  };
}

function byLab({ services }: Statistics): Table {
  return {
    title: text.byLab,
    name: statisticsStrings.exportNames.servicesByLab,
    heads: [words.lab, text.jobs, text.remakes, text.rate],
    numbersFrom: 1,
    rows: services.byLab.map(({ lab, name, jobs, remakes, rate }) => {
      const share = rate === null ? "-" : text.percent(rate);
      return {
        key: lab,
        cells: [name, formatCount(jobs), formatCount(remakes), share],
        values: [name, jobs, remakes, share],
      };
    }),
  };
}

function byWorker({ services }: Statistics): Table {
  return {
    title: text.byWorker,
    name: statisticsStrings.exportNames.servicesByWorker,
    heads: costedHeads(text.worker, services.byWorker),
    numbersFrom: 1,
    rows: services.byWorker.map((row) => {
      const name = row.name || words.unnamed;
      const { cells, values } = costedCells(row);
      return { key: row.worker, cells: [name, ...cells], values: [name, ...values] };
    }),
  };
}

/** Tables that have rows. */
export const serviceTables = (figures: Statistics): Table[] =>
  [byCause(figures), byLab(figures), byWorker(figures)].filter(({ rows }) => rows.length > 0);
