import { describe, expect, it } from "vitest";

import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import { readRemakeBody } from "#domain/services/remakeBody.ts";
import { readServiceBody } from "#domain/services/serviceBody.ts";
import { isLentOut } from "#domain/services/serviceStatus.ts";
import { warrantyFields } from "#domain/services/warranty.ts";
import { recordedShop, storyActs } from "#support/recordedShop.ts";

const day = "2026-11-21" as IsoDay;
const { services, remakes, sales } = recordedShop(day);
const acts = storyActs(day);
const [sent] = acts.filter(({ kind }) => kind === "services/slips");

describe("the demonstration's after-sales tickets", () => {
  it("on any weekday the demonstration has six tickets, which the server accepts", () => {
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
      const story = recordedShop(addDays(today(), -weekday));
      expect(story.services.length + story.remakes.length).toBe(6);
      for (const { id: _id, version: _version, ...body } of story.services)
        expect(readServiceBody(body, null).violations).toEqual([]);
      for (const { values } of story.remakes) expect(readRemakeBody(values).violations).toEqual([]);
    }
  });

  it("a walk-in gets a screw, and a repair of glasses bought elsewhere waits for the client's answer", () => {
    const foreign = services.filter(({ invoice_item: line }) => line === undefined);
    expect(foreign).toMatchObject([
      { kind: "repair", status: "waiting", estimate: 80, pays: "client" },
      { kind: "adjust", status: "returned", items: [{ quantity: 1, direction: "out" }] },
    ]);
    expect(foreign[1]).not.toHaveProperty("client");
    const asked = acts.filter(
      ({ kind, values }) => kind === "messages" && values["record"] === foreign[0]?.id,
    );
    expect(asked).toMatchObject([{ values: { kind: "estimate", client: foreign[0]?.["client"] } }]);
  });

  it("a frame is at its supplier for more than fifteen days, and two lent pairs are not back", () => {
    const bought = services.filter(({ invoice_item: line }) => line !== undefined);
    expect(bought).toMatchObject([
      { kind: "warranty", cause: "maker", expected: 419, promised_on: addDays(day, -1) },
      { kind: "repair", status: "returned" },
    ]);
    expect(sent?.values["services"]).toEqual([bought[0]?.id]);
    expect((sent?.day ?? day) < addDays(day, -15)).toBe(true);
    for (const { lent, lent_back_on: back = "" } of bought)
      expect(isLentOut({ lent: String(lent), lent_back_on: String(back) })).toBe(true);
    const lines = new Set(
      sales.flatMap(({ body }) => body.invoice?.items.map(({ id }) => id) ?? []),
    );
    for (const { invoice_item: line } of bought) expect(lines.has(String(line))).toBe(true);
  });

  it("two jobs are remade: a progressive lens that a client did not adapt to, and a broken right lens", () => {
    expect(remakes.map(({ values }) => [values["cause"], values["eyes"]])).toEqual([
      ["adaptation", undefined],
      ["mounting", "right"],
    ]);
  });

  it("the demonstration shop has set warranty periods", () => {
    const promised = acts.find(
      ({ kind, values }) => kind === "company" && "warranty_frame" in values,
    );
    expect(warrantyFields.map((name) => promised?.values[name])).toEqual([12, 12, 12, 0, 3]);
    expect(promised?.values["service_days"]).toBe(3);
  });
});
