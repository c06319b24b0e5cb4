import { prescriptionQueries } from "#api/prescriptions.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

const form = () => import("./PrescriptionFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.prescriptions,
    page: () => import("./PrescriptionsPage.tsx"),
    access: "app",
    name: pageNames.prescriptions,
    keys: pageKeys.prescriptions,
    prefetch: (at) => [prescriptionQueries.list(at)],
  },
  {
    path: paths.newPrescription(),
    page: form,
    access: "app",
    name: pageNames.newPrescription,
    keys: pageKeys.prescriptionForm,
  },
  {
    path: paths.editPrescription(":id"),
    page: form,
    access: "app",
    name: pageNames.editPrescription,
    keys: pageKeys.prescriptionForm,
    prefetch: ({ id }) => [snapshotOf(prescriptionQueries.one(id))],
  },
  {
    path: paths.prescription(":id"),
    page: () => import("./PrescriptionDetailPage.tsx"),
    access: "app",
    name: pageNames.prescription,
    keys: pageKeys.prescription,
    prefetch: ({ id }) => [prescriptionQueries.one(id)],
    isShort: true,
  },
];
