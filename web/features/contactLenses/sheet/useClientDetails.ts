import { useQuery } from "@tanstack/react-query";
import { clientQueries } from "#api/clients/clients.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { type ListedPrescription, prescriptionQueries } from "#api/sales/prescriptions.ts";
import { currentSheet, type DatedSheet, isLaterSheet } from "#domain/contactLenses/checkOn.ts";
import type { ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import { type FromGlasses, fromGlasses } from "#domain/contactLenses/fromGlasses.ts";
import { type EyeSide, eyeSides, type Prescription } from "#domain/core/records.ts";
import { extraOf, wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyeOf } from "#domain/optics/optics.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";

/** Highest number of sheets that are loaded for comparison. */
const mostSheets = 50;

/** Data that remarks compare a sheet with. */
export type ClientDetails = {
  /** Latest prescription of glasses; null without a visible one, undefined while it loads. */
  glasses: ListedPrescription | null | undefined;
  hasFailed: boolean;
  /** True until both queries have answered or failed. */
  isPending: boolean;
  /** Sheet of the client that precedes the shown one. */
  before: ListedSheet | null;
  /** Latest sheet of the client that is not on trial, possibly the shown one. */
  current: DatedSheet | null;
};

const earlierThan = (sheet: DatedSheet, sheets: readonly ListedSheet[]): ListedSheet | null => {
  const earlier = sheets.filter((one) => one.id !== sheet.id && isLaterSheet(sheet, one));
  return [...earlier].sort((one, other) => (isLaterSheet(one, other) ? -1 : 1))[0] ?? null;
};

/** Latest glasses and the sheets of the client. */
export function useClientDetails(client: string, sheet: DatedSheet): ClientDetails {
  const enabled = client !== "";
  const prescriptions = useQuery({
    ...prescriptionQueries.some({ client, perPage: 1 }),
    enabled,
  });
  const sheets = useQuery({
    ...contactLensQueries.sheets({ client, perPage: mostSheets }),
    enabled,
  });
  const [latest = null] = prescriptions.data?.items ?? [];
  const isKnown = prescriptions.data !== undefined || !enabled;
  const known = enabled ? (sheets.data?.items ?? []) : [];
  return {
    glasses: isKnown ? (enabled && latest && areEyesSeen(latest) ? latest : null) : undefined,
    hasFailed: prescriptions.error !== null,
    isPending: enabled && (prescriptions.isPending || sheets.isPending),
    before: earlierThan(sheet, known),
    current: currentSheet([...known.filter(({ id }) => id !== sheet.id), sheet]),
  };
}

/** Birth date of the client chosen in a form; '' when unknown. */
export function useBirthDate(client: string): string {
  const { data } = useQuery({ ...snapshotOf(clientQueries.one(client)), enabled: client !== "" });
  return client === "" ? "" : (data?.birth_date ?? "");
}

/** Conversion of one eye's glasses to a lens, step by step; null without a sphere. */
export function eyeFromGlasses(prescription: Prescription, side: EyeSide): FromGlasses | null {
  const { addition: add, sphere, cylinder, axis } = eyeOf(prescription, side);
  const { prism, prism2 } = extraOf(prescription, side);
  const glasses = { sphere, cylinder, axis, add, prism: prism || prism2 };
  return fromGlasses(glasses, wearerOf(prescription).vertex);
}

export type EyesFromGlasses = Record<EyeSide, FromGlasses | null>;
export const eyesFromGlasses = (prescription: Prescription | null | undefined): EyesFromGlasses =>
  Object.fromEntries(
    eyeSides.map((side) => [side, prescription ? eyeFromGlasses(prescription, side) : null]),
  ) as EyesFromGlasses;
