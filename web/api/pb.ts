/** The one client of the server: same origin, the sign-in kept in local storage under pocketbase_auth. */
import PocketBase, { LocalAuthStore } from "pocketbase";

export const pb = new PocketBase(window.location.origin, new LocalAuthStore("pocketbase_auth"));
// Two panels may ask the same path at once: requests are cancelled by their own signal only.
pb.autoCancellation(false);
