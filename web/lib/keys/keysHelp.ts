import { signal } from "@preact/signals-react";

/** Whether the keyboard help is open; '?' and its hints open it. */
export const isKeysHelpOpen = signal(false);
