import type { Person } from "./person.ts";

const failed = { status: 500, json: { status: 500, message: "" } };

/** The server fails every request of this kind, until it is mended. */
export async function failRequests(person: Person, url: string, method?: string) {
  person.forgive(/status of 500|ClientResponseError 500/);
  let isMended = false;
  let gate = Promise.resolve();
  let asked = 0;
  await person.page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.continue();
    asked += 1;
    await gate;
    return isMended ? route.continue() : route.fulfill(failed);
  });
  const mend = () => {
    isMended = true;
  };
  return {
    /** How often the page has asked. */
    asked: () => asked,
    mend,
    /**
     * Presses 'Réessayer', which brings what failed before. A page asks by itself too, once it hears of the other
     * stations: its answers are held until the press, or they would take the button away.
     */
    retry: async () => {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      await person.press("Réessayer");
      mend();
      release();
    },
  };
}

/** Requests of this kind wait; gives what lets them go, and all that follow. */
export async function holdRequests({ page }: Person, url: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The server answers the first request of this kind to nobody: it did its work, and the connection broke. */
export async function loseAnswer(person: Person, url: string): Promise<void> {
  person.forgive(/ERR_FAILED|status of 400|ClientResponseError/);
  await person.page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

const isLost = "Connexion perdue — nouvelle tentative…";

/** The page says that the server is away; and that it is back, once it is. */
export const seesServerLost = (person: Person): Promise<void> => person.seen(isLost);
export const seesServerBack = (person: Person): Promise<void> => person.gone(isLost);
