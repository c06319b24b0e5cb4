/**
 * Three-way merge of a form with what another station saved meanwhile: nothing typed is lost, nothing the other saved
 * is undone. What both changed keeps what is typed here, and is named so that it can be looked at.
 */
import { eyeFields } from "../../../../pb_hooks/domain/optics";
import type { FormValues } from "./formValues";

const headerFields = [...eyeFields, "date", "prescriber", "notes"] as const;

type Row = { id: string } & Record<string, string | number>;
type Merged<T> = { value: T; clashes: string[] };

function mergeFields<T extends Record<string, unknown>>(
  base: T,
  mine: T,
  theirs: T,
  names: readonly (keyof T & string)[],
): Merged<T> {
  const value = { ...mine };
  const clashes: string[] = [];
  for (const name of names) {
    if (mine[name] === base[name]) value[name] = theirs[name];
    else if (theirs[name] !== base[name] && theirs[name] !== mine[name]) clashes.push(name);
  }
  return { value, clashes };
}

function mergeRows<R extends Row>(
  base: readonly R[],
  mine: readonly R[],
  theirs: readonly R[],
  path: string,
): Merged<R[]> {
  const [before, saved] = [base, theirs].map((rows) => new Map(rows.map((row) => [row.id, row])));
  const kept = new Set(mine.map((row) => row.id));
  const clashes: string[] = [];
  const rows = mine.flatMap((row, index) => {
    const [from, to] = [before?.get(row.id), saved?.get(row.id)];
    if (!from) return [row];
    if (!to) {
      // Removed there: it goes here too, unless it was changed here.
      const isTouched = Object.keys(row).some((name) => row[name] !== from[name]);
      return isTouched ? [row] : [];
    }
    const merged = mergeFields<R>(from, row, to, Object.keys(row));
    clashes.push(...merged.clashes.map((name) => `${path}.${index}.${name}`));
    return [merged.value];
  });
  const added = theirs.filter((row) => !before?.has(row.id) && !kept.has(row.id));
  return { value: [...rows, ...added], clashes };
}

/** `base` is what both started from. `clashes` are the paths of the fields changed on both stations. */
export function mergeValues(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Merged<FormValues> {
  const { client, clientName } = mine;
  const header = mergeFields(base, mine, theirs, headerFields);
  const isClientMine = client !== base.client;
  const items = mergeRows(
    base.invoice.items,
    mine.invoice.items,
    theirs.invoice.items,
    "invoice.items",
  );
  const payments = mergeRows(
    base.invoice.payments,
    mine.invoice.payments,
    theirs.invoice.payments,
    "invoice.payments",
  );
  const notes = mergeFields(
    { notes: base.invoice.notes },
    { notes: mine.invoice.notes },
    { notes: theirs.invoice.notes },
    ["notes"],
  );
  return {
    value: {
      ...header.value,
      client: isClientMine ? client : theirs.client,
      clientName: isClientMine ? clientName : theirs.clientName,
      invoice: {
        id: theirs.invoice.id,
        notes: notes.value.notes,
        items: items.value,
        payments: payments.value,
      },
    },
    clashes: [
      ...header.clashes,
      ...items.clashes,
      ...payments.clashes,
      ...notes.clashes.map(() => "invoice.notes"),
    ],
  };
}
