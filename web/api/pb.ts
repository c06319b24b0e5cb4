/** PocketBase client: same origin, session in local storage under pocketbase_auth. */
import PocketBase, { LocalAuthStore } from "pocketbase";

// The build imports this file without a window.
const origin = typeof window === "undefined" ? "/" : window.location.origin;
export const pb = new PocketBase(origin, new LocalAuthStore("pocketbase_auth"));
// Requests are aborted by their own signal only: two panels may request the same path.
pb.autoCancellation(false);
