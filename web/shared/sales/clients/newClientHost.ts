import { dialogHost } from "#shared/documents/dialogHost.tsx";
import { NewClientDialog } from "./NewClientDialog.tsx";

export const { Host: NewClientHost, useMake: useMakeClient } = dialogHost(NewClientDialog);
