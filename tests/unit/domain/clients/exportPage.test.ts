// @vitest-environment jsdom
import { expect, it } from "vitest";

import { exportPage, type PersonalData } from "#domain/clients/exportPage.ts";

const stamps = { id: "a", created: "2026-11-21 09:00:00.000Z", updated: "", company: "c" };
const nasty = `<script>alert("1")</script></pre>&amp; l'œil`;
const eyes = {
  right_sphere: 0,
  right_cylinder: -1.25,
  right_axis: 90,
  right_add: null,
  right_eip: null,
  left_sphere: null,
  left_cylinder: null,
  left_axis: null,
  left_add: null,
  left_eip: null,
};
const data: PersonalData = {
  shop: nasty,
  day: "2026-11-22",
  client: { ...stamps, name: nasty, phone: "0612345678", email: "", address: "", notes: nasty },
  prescriptions: [
    {
      ...stamps,
      ...eyes,
      client: "a",
      date: "2026-11-21 00:00:00.000Z",
      notes: nasty,
      prescriber: "",
      image: "photo.png",
      photo: "data:image/png;base64,iVBORw0KGgo=",
    },
  ],
  invoices: [],
  journal: [
    { created: "x", actor_name: nasty, action: "update", collection: "y", fields: ["name"] },
  ],
};

it("shows every value as it is, runs none of them, and gives the same back as JSON", () => {
  const document = new DOMParser().parseFromString(exportPage(data), "text/html");
  expect(document.querySelectorAll("script")).toHaveLength(0);
  expect(document.title).toBe(`Données personnelles de ${nasty}`);
  expect(JSON.parse(document.querySelector("#json")?.textContent ?? "")).toEqual(data);
  const cells = [...document.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(cells.filter((text) => text === nasty)).toHaveLength(4);
  expect(cells.some((text) => text.includes("SPH Plan · CYL −1.25 · AXE 90°"))).toBe(true);
  expect(document.querySelector("img")?.getAttribute("src")).toBe(data.prescriptions[0]?.photo);
});
