import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { useUses } from "#api/session/people.ts";
import { currentSheet } from "#domain/contactLenses/checkOn.ts";
import type { ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import { newId } from "#lib/ids.ts";
import { clientSheets } from "#shared/contactLenses/clientSheets.ts";
import { type LensLine, proposed, withSheet } from "./sheetLines.ts";
import { useOtherClient } from "./useOtherClient.ts";

/** Paths of the form's fields. `contact`: '' in a quote, which stores no sheet. */
export type SalePaths = { client: string; items: string; contact: string };
type Sale = {
  /** False when the shop does not use contact lenses; then nothing is shown. */
  isUsed: boolean;
  paths: SalePaths;
  client: string;
  /** Ids of the lines that sell contact lenses. */
  lines: readonly string[];
  /** Sheets of the client, the latest first; undefined while unknown. */
  sheets: readonly ListedSheet[] | undefined;
  hasFailed: boolean;
  /** Id of the chosen sheet; '' without one, and in a quote. */
  chosen: string;
  /** Sheet whose lenses are sold; in a quote, the current one. Null if it was deleted. */
  sheet: ListedSheet | null;
  current: ListedSheet | null;
  /** Changes to another sheet, or to none for ''. */
  choose: (id: string) => void;
};
type WithLeft = Sale & ReturnType<typeof useOtherClient>;

const Context = createContext<WithLeft | null>(null);

/** State of the contact lenses in the surrounding form. */
export function useContactSale(): WithLeft {
  const sale = use(Context);
  if (!sale) throw new Error("useContactSale needs ContactSale around it");
  return sale;
}

const none: readonly LensLine[] = [];
const noSheets: readonly ListedSheet[] = [];
const idsOf = (items: readonly LensLine[] | undefined): string =>
  (items ?? none)
    .filter(({ type }) => type === "contact_lens")
    .map(({ id }) => id)
    .join(",");

type Props = { paths: SalePaths; isStored: boolean; children: ReactNode };

/**
 * Loads the client's sheets, chooses the current one, fills new lines from it, and clears values that belong to another
 * client.
 */
export function ContactSale({ paths, isStored, children }: Props) {
  const sale = useSale(paths);
  useDefaultSheet(sale, isStored);
  useProposals(sale);
  const { isUsed, client, sheet } = sale;
  const others = useOtherClient({ isUsed, items: paths.items, client, sheet });
  return <Context value={{ ...sale, ...others }}>{children}</Context>;
}

function useSale(paths: SalePaths): Sale {
  const isUsed = useUses("contact_lenses");
  const { control, getValues, setValue } = useFormContext<FieldValues>();
  const client: string = useWatch({ control, name: paths.client });
  const chosen: string = useWatch({ control, name: paths.contact || paths.client });
  const ids: string = useWatch({ control, name: paths.items, compute: idsOf });
  const { data, error } = useQuery({
    ...clientSheets(client),
    enabled: isUsed && client !== "",
  });
  const sheets = client === "" ? noSheets : data?.items;
  const current = currentSheet(sheets ?? []);
  const sheet = paths.contact ? (sheets?.find(({ id }) => id === chosen) ?? null) : current;
  const choose = (id: string) => {
    const next = sheets?.find((one) => one.id === id) ?? null;
    const items: LensLine[] = getValues(paths.items);
    setValue(
      paths.items,
      items.map((line) => (line.type === "contact_lens" ? withSheet(line, sheet, next) : line)),
      { shouldDirty: true },
    );
    setValue(paths.contact, id, { shouldDirty: true });
  };
  return {
    isUsed,
    paths,
    client,
    lines: ids === "" ? [] : ids.split(","),
    sheets,
    hasFailed: error !== null && !sheets,
    chosen: paths.contact ? chosen : "",
    sheet,
    current,
    choose,
  };
}

/**
 * Chooses the current sheet, once per client who buys lenses. A form that starts with a sheet, and a stored sale of
 * lenses, keep their choice.
 */
function useDefaultSheet(
  { isUsed, paths, client, lines, sheets, current }: Sale,
  isStored: boolean,
): void {
  const { getValues, setValue, clearErrors } = useFormContext<FieldValues>();
  const settled = useRef<string | null>(null);
  const isFirst = useRef(true);
  const hasLines = lines.length > 0;
  useEffect(() => {
    if (!paths.contact) return;
    const isBegun = isFirst.current && (getValues(paths.contact) !== "" || (isStored && hasLines));
    isFirst.current = false;
    if (isBegun) settled.current = client;
    if (settled.current === client) return;
    // The server would refuse the sheet of another client.
    if (settled.current !== null && getValues(paths.contact) !== "") setValue(paths.contact, "");
    if (!isUsed || !hasLines || !sheets) return;
    settled.current = client;
    clearErrors(paths.contact);
    setValue(paths.contact, current?.id ?? "", { shouldDirty: true });
  }, [
    isUsed,
    isStored,
    paths,
    client,
    hasLines,
    sheets,
    current,
    getValues,
    setValue,
    clearErrors,
  ]);
}

/** Fills each new line once with the eyes of the sheet; lines present at the start stay. */
function useProposals({ isUsed, paths, lines, sheet }: Sale): void {
  const { getValues, setValue, setFocus } = useFormContext<FieldValues>();
  const known = useRef<Set<string> | null>(null);
  const ids = lines.join(",");
  useEffect(() => {
    known.current ??= new Set(ids.split(","));
    const fresh = ids.split(",").filter((id) => id !== "" && !known.current?.has(id));
    if (!isUsed || !sheet || fresh.length === 0) return;
    const before: LensLine[] = getValues(paths.items);
    const after = proposed(before, fresh, sheet, newId);
    for (const { id } of after) known.current.add(id);
    if (after.every((line, at) => line === before[at])) return;
    const field = document.activeElement?.getAttribute("name") ?? "";
    setValue(paths.items, after, { shouldDirty: true });
    // Setting the list renders its fields again: restores the focus to the same field.
    if (field.startsWith(`${paths.items}.`)) requestAnimationFrame(() => setFocus(field));
  }, [isUsed, paths, ids, sheet, getValues, setValue, setFocus]);
}
