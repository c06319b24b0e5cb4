/** Dashboard tasks about after-sales tickets. */
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { dashboardStrings } from "./dashboard.strings.ts";
import type { Task, Today } from "./task.ts";

/** Late tickets, with the names of their clients. */
export const lateServices = (
  { servicesLate, latestServices }: Today,
  ageOf: (since: string) => string,
): Task | false =>
  servicesLate > 0 && {
    icon: "glasses",
    tone: "bad",
    text: dashboardStrings.servicesLate(servicesLate),
    detail: dashboardStrings.some(
      latestServices.map(({ name, day }) => dashboardStrings.lateBy(name, ageOf(day))),
      servicesLate,
    ),
    href: paths.services("retard"),
    action: words.view,
    right: "service.write",
  };

/** Clients to notify about repaired glasses. */
export const readyServices = ({ servicesReady, longestServices }: Today): Task | false =>
  servicesReady > 0 && {
    icon: "person",
    tone: "info",
    text: dashboardStrings.servicesReady(servicesReady),
    detail: dashboardStrings.some(
      longestServices.map(({ name }) => name),
      servicesReady,
    ),
    href: paths.services("ready"),
    action: dashboardStrings.announce,
    right: "service.write",
  };

/**
 * Suppliers that have not answered about returned pieces. Links to their page, because some tickets have left the
 * board.
 */
export const silentSuppliers = (
  { servicesSilent, silentSuppliers: suppliers, silentSupplier }: Today,
  ageOf: (since: string) => string,
): Task | false =>
  servicesSilent > 0 && {
    icon: "clipboard",
    tone: "mute",
    text: dashboardStrings.servicesSilent(servicesSilent),
    detail: dashboardStrings.some(
      suppliers.map(({ name, day }) => dashboardStrings.lateBy(name, ageOf(day))),
      servicesSilent,
    ),
    href: silentSupplier ? paths.supplier(silentSupplier) : paths.services("supplier"),
    action: dashboardStrings.collect,
    right: "service.write",
  };

/**
 * Lent glasses that did not come back when the client collected theirs. Links to the longest loan, as no board lists
 * them.
 */
export const lentGlasses = ({ servicesLent, lentTo }: Today): Task | false =>
  servicesLent > 0 && {
    icon: "eye",
    tone: "mute",
    text: dashboardStrings.servicesLent(servicesLent),
    detail: dashboardStrings.some(
      lentTo.map(({ name }) => name),
      servicesLent,
    ),
    href: paths.service(lentTo[0]?.id ?? ""),
    action: servicesLent > 1 ? dashboardStrings.lentLongest : words.view,
    right: "service.write",
  };
