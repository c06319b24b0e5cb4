import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useSelection } from "#lib/useSelection.ts";

const [one, two, three] = ["one", "two", "three"].map((id) => ({ id })) as [Row, Row, Row];
type Row = { id: string };

describe("ticked rows", () => {
  const selection = (rows: readonly Row[]) =>
    renderHook((shown: readonly Row[]) => useSelection(shown), { initialProps: rows });

  it("rows can be ticked one by one, and a row that is no longer shown is not ticked", () => {
    const { result, rerender } = selection([one, two]);
    act(() => result.current.toggle(one));
    act(() => result.current.toggle(two));
    expect(result.current.ticked).toEqual([one, two]);
    act(() => result.current.toggle(one));
    expect([result.current.isTicked(one), result.current.isTicked(two)]).toEqual([false, true]);
    rerender([one]);
    expect(result.current.ticked).toEqual([]);
    act(() => result.current.toggle(three));
    expect(result.current.ticked).toEqual([]);
  });

  it("rows that appear after 'tick all' are ticked too", () => {
    const { result, rerender } = selection([one]);
    act(() => result.current.tick("all"));
    rerender([one, two]);
    expect(result.current).toMatchObject({ isAll: true, ticked: [one, two] });
    act(() => result.current.toggle(one));
    rerender([one, two, three]);
    expect(result.current).toMatchObject({ isAll: false, ticked: [two] });
    act(() => result.current.tick([]));
    expect(result.current.ticked).toEqual([]);
  });
});
