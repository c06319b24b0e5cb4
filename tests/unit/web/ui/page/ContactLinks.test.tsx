import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";

beforeEach(() => setScreenWidth(1366));
afterEach(cleanup);

const linksOf = (phone: string, isListed = false) => {
  render(<ContactLinks phone={phone} isListed={isListed} />);
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
};
const mobile = ["06 12 34 56 78", "tel:0612345678"];
const whatsApp = ["WhatsApp", "https://wa.me/212612345678"];
const landLine = ["05 22 00 00 00", "tel:0522000000"];

it.each<[string, string, boolean, (string | null)[][]]>([
  ["a mobile", "0612345678", false, [mobile, whatsApp]],
  ["a mobile in a row", "0612345678", true, [mobile]],
  ["a land line", "+212 5 22 00 00 00", false, [landLine]],
  ["two numbers", "0522000000 / 0612345678 (fille)", false, [landLine, mobile, whatsApp]],
  ["two numbers in a row", "0522000000 / 0612345678", true, [landLine, mobile]],
  ["what is not read", "0612", false, [["0612", "tel:0612"]]],
  ["words", "voir sa fille", false, []],
])("the links are right for %s", (_, phone, isListed, links) =>
  expect(linksOf(phone, isListed)).toEqual(links),
);

it("words beside a telephone number are shown with it", () => {
  linksOf("0522000000 (maison)");
  expect(screen.getByText("(maison)")).toBeTruthy();
});
