/** States of the workshop board: an open card, a question, ticked cards. */
import { phone } from "#support/browser.ts";
import type { WorkshopShop } from "#support/workshopShop.ts";
import { closeAll, type StatedPage } from "./states.ts";
import { WorkshopBoard } from "./workshop.ts";

export const boardPages: readonly StatedPage<WorkshopShop>[] = [
  {
    path: () => "/app/atelier",
    states: {
      "job's card": async (person) => {
        const board = await new WorkshopBoard(person).ready();
        await board.show("Au montage");
        await board.open("Chraibi Houda");
      },
      "job's menu": async (person) => {
        await closeAll(person);
        if (person.screen !== phone) return;
        const card = new WorkshopBoard(person).card("Chraibi Houda");
        await card.getByRole("button", { name: "Actions, Chraibi Houda" }).click();
        await person.page.getByRole("menu").waitFor();
      },
      "handed over unpaid": async (person) => {
        await closeAll(person);
        const board = new WorkshopBoard(person);
        await board.show("Prêt");
        await board.next("Saidi Mehdi", "Livré");
        await board.handOver.waitFor();
      },
      "jobs ticked": async (person) => {
        await closeAll(person);
        const board = new WorkshopBoard(person);
        await board.show("À commander");
        await board.card("Chami Ghizlane").getByRole("checkbox").click();
        await person.seen(/^1 coché/);
      },
      "board, nothing found": async (person) => {
        await new WorkshopBoard(person).search.fill("personne");
        await person.seen("Aucun montage trouvé");
      },
    },
  },
  {
    path: ({ jobs }) => `/app/prescriptions/${jobs.mounting.prescription}`,
    states: {
      "job beside its prescription": (person) => person.seen("Au montage", "Casier 3"),
    },
  },
  {
    path: () => "/app/atelier/commande",
    states: { "nothing to order": (person) => person.heading("Rien à commander") },
  },
];
