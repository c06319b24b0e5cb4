import { signal } from "@preact/signals-react";

/** Whether the page of the keys is open: '?' opens it, and the hints that name it. */
export const isKeysHelpOpen = signal(false);
