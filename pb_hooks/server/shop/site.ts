/** GET /api/optique/site: what the public pages cannot know when they are built. */
import { settingsOfProcess } from "./processSettings.ts";

export const site = {
  get(e: core.RequestEvent): void {
    e.json(200, settingsOfProcess().site);
  },
};
