import { figureQueries } from "#api/shop/figures.ts";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
import { logPeriod } from "#shared/prescriptionLog/logPeriod.ts";

const form = () => import("./PrescriptionFormPage.tsx");

/** Prefetches nothing for a period that ends before it begins. */
const logAt: Route["prefetch"] = ({ filter }) => {
  const { period, isValid } = logPeriod(filter);
  return isValid ? [figureQueries.prescriptionLog(period)] : [];
};

export const routes: readonly Route[] = [
  {
    path: paths.prescriptions,
    page: () => import("./PrescriptionsPage.tsx"),
    ...pages.prescriptions,
    prefetch: (at) => [prescriptionQueries.list(at)],
  },
  {
    path: paths.prescriptionLog,
    page: () => import("./log/PrescriptionLogPage.tsx"),
    ...pages.prescriptionLog,
    prefetch: logAt,
  },
  { path: paths.newPrescription(), page: form, ...pages.newPrescription },
  {
    path: paths.editPrescription(":id"),
    page: form,
    ...pages.editPrescription,
    prefetch: ({ id }) => [snapshotOf(prescriptionQueries.one(id))],
  },
  {
    path: paths.prescription(":id"),
    page: () => import("./PrescriptionDetailPage.tsx"),
    ...pages.prescription,
    prefetch: ({ id }) => [prescriptionQueries.one(id)],
    isShort: true,
  },
];
