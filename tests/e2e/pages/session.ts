import { type Session, sessionItem } from "#support/browser.ts";
import type { Shop } from "#support/shop.ts";
import type { Person } from "./person.ts";

type Account = Pick<Shop, "email" | "password">;
type Founding = Account & { company: string; name: string };

/** Sets up an empty server: creates company and first user, signs in and leaves the rest for later. */
export async function createShop(person: Person, { company, name, email, password }: Founding) {
  await person.goto("/app");
  await person.at("/setup");
  await person.field("Nom de la boutique").fill(company);
  await person.field("Votre nom").fill(name);
  await person.field("Email").fill(email);
  await person.field("Mot de passe").fill(password);
  await person.field("Mot de passe").press("Enter");
  await person.at("/app/demarrage");
  await person.press("Plus tard");
  await person.at("/app");
}

/** Fills and submits the form without checking the result. */
export async function signIn(person: Person, { email, password }: Account): Promise<void> {
  await person.field("Email").fill(email);
  await person.field("Mot de passe").fill(password);
  await person.press("Se connecter");
}

/** Opens a guarded page with a stored session. */
export async function enter(person: Person, path: string, session: Session): Promise<void> {
  await storeSession(person, session);
  await person.goto(path);
}

/** Page that runs no script. */
export const textPage = "/robots.txt";

/** Stores this user's session, from a text page that runs no script. */
export async function storeSession(person: Person, session: Session): Promise<void> {
  // An emptied page of an earlier test is already there.
  if (!person.page.url().endsWith(textPage)) await person.goto(textPage);
  await person.page.evaluate(({ name, value }) => {
    localStorage.clear();
    localStorage.setItem(name, value);
  }, sessionItem(session));
}

/** Revokes the token on the server. */
export async function spoilToken({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("pocketbase_auth") ?? "{}");
    const token = `${stored.token.slice(0, -3)}aaa`;
    localStorage.setItem("pocketbase_auth", JSON.stringify({ ...stored, token }));
  });
}
