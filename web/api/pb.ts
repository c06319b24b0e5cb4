/** Client of PocketBase, for the same origin; its session is in the local storage under pocketbase_auth. */
import PocketBase, { LocalAuthStore } from "pocketbase";

// There is no window during the build, which imports this file too.
const origin = typeof window === "undefined" ? "/" : window.location.origin;
export const pb = new PocketBase(origin, new LocalAuthStore("pocketbase_auth"));
// Only a request's own signal aborts it: two panels may request the same path.
pb.autoCancellation(false);
