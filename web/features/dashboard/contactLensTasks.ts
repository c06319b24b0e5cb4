/** Dashboard tasks about contact lenses. */
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { dashboardStrings } from "./dashboard.strings.ts";
import type { Task, Today } from "./task.ts";

/** Rows of contact lenses that are not ordered yet. */
export const lensesToOrder = ({ lensesToOrder: rows }: Today): Task | false =>
  rows > 0 && {
    icon: "lens",
    tone: "warn",
    text: dashboardStrings.lensesToOrder(rows),
    detail: dashboardStrings.lensesToOrderDetail,
    href: paths.contactLenses(),
    action: words.order,
    right: "job.move",
  };

/** Sales whose contact lenses have arrived, and whose clients are not notified yet. */
export const lensesArrived = ({ lensesArrived: sales }: Today): Task | false =>
  sales > 0 && {
    icon: "speech-bubble",
    tone: "info",
    text: dashboardStrings.lensesArrived(sales),
    detail: dashboardStrings.lensesArrivedDetail,
    href: paths.contactLenses("arrivees"),
    action: dashboardStrings.announce,
    right: "job.move",
  };

/** Wearers whose boxes run out, or whose check is due. */
export const lensesDue = ({ lensesDue: sheets }: Today): Task | false =>
  sheets > 0 && {
    icon: "bell",
    tone: "mute",
    text: dashboardStrings.lensesDue(sheets),
    detail: dashboardStrings.lensesDueDetail,
    href: paths.contactLenses("a-renouveler"),
    action: dashboardStrings.collect,
    right: "client.write",
  };
