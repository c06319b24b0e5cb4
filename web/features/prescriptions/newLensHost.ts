import type { Product } from "#domain/core/records.ts";
import { dialogHost } from "#shared/documents/dialogHost.tsx";
import { NewLensDialog } from "./NewLensDialog.tsx";

export const { Host: NewLensHost, useMake: useMakeLens } = dialogHost<Product>(NewLensDialog);
