import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { isNotFound } from "#api/failure.ts";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { user } from "#api/session/session.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";

/** Last saved sale with its client, kept in memory so that the panel renders at once, without a layout shift. */
let latest: { sale: PrescriptionDocument; staff: string | undefined } | undefined;

/** Id of the saved sale for the history entry of the list: going back from a print shows the panel again. */
export function stateOf(saved: PrescriptionDocument): { saved: string } {
  latest = { sale: saved, staff: user.value?.id };
  return { saved: saved.id };
}

/** Saved sale with its current data; `forget` closes the panel. */
export function useSavedSale(): { sale: PrescriptionDocument | undefined; forget: () => void } {
  const [, navigate] = useLocation();
  const staff = useValue(user);
  const state: unknown = useHistoryState();
  const id = idOf(state);
  const { data, error } = useQuery({ ...prescriptionQueries.one(id ?? ""), enabled: id !== null });
  const isKnown = latest?.sale.id === id && latest?.staff === staff?.id;
  const sale =
    id === null || isNotFound(error) ? undefined : (data ?? (isKnown ? latest?.sale : undefined));
  const forget = () =>
    navigate(paths.prescriptions + window.location.search, { replace: true, state: null });
  return { sale, forget };
}

const idOf = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "saved" in state && typeof state.saved === "string"
    ? state.saved
    : null;
