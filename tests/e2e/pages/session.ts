import { type Session, sessionItem } from "#support/browser.ts";
import type { Shop } from "#support/shop.ts";
import type { Person } from "./person.ts";

type Account = Pick<Shop, "email" | "password">;
type Founding = Account & { company: string; name: string };

/** On an empty machine: makes the shop and its first user, who is signed in. */
export async function createShop(person: Person, { company, name, email, password }: Founding) {
  await person.goto("/app");
  await person.at("/setup");
  await person.field("Nom de la boutique").fill(company);
  await person.field("Votre nom").fill(name);
  await person.field("Email").fill(email);
  await person.field("Mot de passe").fill(password);
  await person.field("Mot de passe").press("Enter");
  await person.at("/app");
}

/** Fills the form in view and sends it, whatever comes of it. */
export async function signIn(person: Person, { email, password }: Account): Promise<void> {
  await person.field("Email").fill(email);
  await person.field("Mot de passe").fill(password);
  await person.press("Se connecter");
}

/** Opens a guarded page with a stored session, as of someone who signed in before. */
export async function enter(person: Person, path: string, session: Session): Promise<void> {
  await storeSession(person, session);
  await person.goto(path);
}

/** Replaces the local storage by the session of this user, from a text page, which does not react to it. */
export async function storeSession(person: Person, session: Session): Promise<void> {
  await person.goto("/robots.txt");
  await person.page.evaluate(({ name, value }) => {
    localStorage.clear();
    localStorage.setItem(name, value);
  }, sessionItem(session));
}

/** The token is another's from now on: the server knows it no more. */
export async function spoilToken({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("pocketbase_auth") ?? "{}");
    const token = `${stored.token.slice(0, -3)}aaa`;
    localStorage.setItem("pocketbase_auth", JSON.stringify({ ...stored, token }));
  });
}
