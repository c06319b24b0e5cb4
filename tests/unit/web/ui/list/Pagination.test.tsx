import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Pagination } from "#ui/list/Pagination.tsx";

const show = (page: number, totalItems: number, perPage = 10) => {
  const onPage = vi.fn<(page: number) => void>();
  render(<Pagination page={page} perPage={perPage} totalItems={totalItems} onPage={onPage} />);
  return onPage;
};
const nav = () => screen.queryByRole("navigation", { name: "Pages" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

afterEach(cleanup);

describe("the pager", () => {
  it.each([0, 1, 10])("the pager is hidden for %d rows, with ten per page", (totalItems) => {
    show(1, totalItems);
    expect(nav()).toBeNull();
  });

  it("the pager is shown once there is a second page", () => {
    show(1, 11);
    expect(nav()).not.toBeNull();
  });

  it.each([
    [1, 25, "1 à 10 sur 25"],
    [2, 25, "11 à 20 sur 25"],
    [3, 25, "21 à 25 sur 25"],
    [1, 1284, "1 à 10 sur 1\u202f284"],
  ])("on page %d of a list with %d rows the pager shows '%s'", (page, totalItems, text) => {
    show(page, totalItems);
    // textContent is used because getByText normalises spaces, even narrow ones.
    expect(nav()?.querySelector("p")?.textContent).toBe(text);
  });

  it("the pager has five numbers around the current page, the first and last page, and gaps", () => {
    show(5, 90);
    const texts = [...(nav()?.querySelectorAll("p + div > *") ?? [])].map(
      (part) => part.textContent,
    );
    expect(texts).toEqual(["", "1", "…", "3", "4", "5", "6", "7", "…", "9", ""]);
  });

  it("the pager marks the current page, for screen readers too", () => {
    show(2, 30);
    const marked = screen
      .getAllByRole("button")
      .filter((one) => one.getAttribute("aria-current") === "page");
    expect(marked.map((one) => one.getAttribute("aria-label"))).toEqual(["Page 2"]);
  });

  it("pressing a number of the pager opens that page", () => {
    const onPage = show(5, 90);
    for (const name of ["Page 9", "Page 1", "Page 6", "Page précédente", "Page suivante"])
      fireEvent.click(button(name));
    expect(onPage.mock.calls.map(([page]) => page)).toEqual([9, 1, 6, 4, 6]);
  });

  it.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
  ])("on page %d of 3 the pager disables the arrows at the ends", (page, isFirst, isLast) => {
    show(page, 30);
    expect(button("Page précédente").disabled).toBe(isFirst);
    expect(button("Page suivante").disabled).toBe(isLast);
  });
});
