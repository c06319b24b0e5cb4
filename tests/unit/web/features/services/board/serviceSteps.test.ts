import { describe, expect, it } from "vitest";
import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import { type ServiceStatus, serviceStatuses } from "#domain/core/records.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";
import { besideService, isPossible, nextService } from "#features/services/board/serviceSteps.ts";
import { messageOf } from "#features/services/board/messageOf.ts";

const card = (status: ServiceStatus, values: Partial<ServiceCard> = {}) =>
  ({
    status,
    estimate: 0,
    estimate_answer: "",
    supplier: "",
    supplier_answer: "",
    promised_on: storedDay(today()),
    expand: { client: { id: "c", name: "Alami", phone: "" } },
    ...values,
  }) as ServiceCard;
const walk = (values: Partial<ServiceCard>, side: 1 | -1) =>
  serviceStatuses.map((status) => besideService(card(status, values), side));

describe("an arrow key", () => {
  it("an arrow key skips the columns 'waiting' and 'supplier' for a ticket without estimate and supplier", () => {
    expect(walk({}, 1)).toEqual(["ready", "ready", "ready", "returned", null]);
    expect(walk({}, -1)).toEqual([null, "todo", "todo", "todo", "ready"]);
  });

  it("an arrow key stops in a column where the client or the supplier has not answered yet", () => {
    const open = { estimate: 80, supplier: "s" };
    expect(walk(open, 1)).toEqual(["waiting", "supplier", "ready", "returned", null]);
    expect(walk({ ...open, estimate_answer: "accepted", supplier_answer: "credit" }, 1)).toEqual(
      walk({}, 1),
    );
    expect(besideService(card("cancelled"), 1)).toBeNull();
  });
});

it("a ticket's button leads to its usual next state, and its menu lists the states that are possible", () => {
  expect(serviceStatuses.map((status) => nextService(card(status)))).toEqual([
    "ready",
    "todo",
    "todo",
    "returned",
    null,
  ]);
  const taken = (values: Partial<ServiceCard>) =>
    serviceStatuses.filter((status) => isPossible(card("todo", values), status));
  expect(taken({})).toEqual(["todo", "ready", "returned"]);
  expect(taken({ estimate: 80, supplier: "s" })).toEqual(serviceStatuses);
});

it("the message of a ticket depends on its state, and requires a client", () => {
  const late = { promised_on: storedDay(addDays(today(), -1)) };
  expect(serviceStatuses.map((status) => messageOf(card(status, late)))).toEqual([
    "delay",
    "estimate",
    "delay",
    "service",
    null,
  ]);
  expect(messageOf(card("todo"))).toBeNull();
  const piece = { expand: { client: null } } as unknown as Partial<ServiceCard>;
  expect(messageOf(card("ready", piece))).toBeNull();
});
