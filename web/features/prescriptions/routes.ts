import { prescriptionQueries } from "#api/prescriptions.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

const form = () => import("./PrescriptionFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.prescriptions,
    page: () => import("./PrescriptionsPage.tsx"),
    access: "app",
    ...pages.prescriptions,
    prefetch: (at) => [prescriptionQueries.list(at)],
  },
  { path: paths.newPrescription(), page: form, access: "app", ...pages.newPrescription },
  {
    path: paths.editPrescription(":id"),
    page: form,
    access: "app",
    ...pages.editPrescription,
    prefetch: ({ id }) => [snapshotOf(prescriptionQueries.one(id))],
  },
  {
    path: paths.prescription(":id"),
    page: () => import("./PrescriptionDetailPage.tsx"),
    access: "app",
    ...pages.prescription,
    prefetch: ({ id }) => [prescriptionQueries.one(id)],
    isShort: true,
  },
];
