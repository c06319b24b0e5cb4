/** The one client of the server: same origin, the sign-in kept in local storage under pocketbase_auth. */
import PocketBase, { LocalAuthStore } from "pocketbase";

// The build imports this file with the routes, where there is no address.
const origin = typeof window === "undefined" ? "/" : window.location.origin;
export const pb = new PocketBase(origin, new LocalAuthStore("pocketbase_auth"));
// Two panels may ask the same path at once: requests are cancelled by their own signal only.
pb.autoCancellation(false);
