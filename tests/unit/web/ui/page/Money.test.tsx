import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Centimes, formatMoney } from "#domain/core/money.ts";
import { isMasked, toggleMask } from "#lib/device/masking.ts";
import { watchPaper } from "#lib/device/paper.ts";
import { Money } from "#ui/page/Money.tsx";
import { Masking, MoneyText, NeverMasked, useAmountText } from "#ui/page/MoneyText.tsx";

const amount = 123_456_789 as Centimes;

function Titled({ text }: { text: string }) {
  const hide = useAmountText();
  return <span title={hide(text)} />;
}
const Shown = () => (
  <Masking>
    <p data-testid="money">
      <Money centimes={amount} />
    </p>
    <p data-testid="text">
      <MoneyText>{`12 % de ${formatMoney(amount)}, dont ${formatMoney(-5 as Centimes)}, +2.00`}</MoneyText>
    </p>
    <Titled text={`Facture de ${formatMoney(amount)}`} />
    <NeverMasked>
      <p data-testid="dialog">
        <Money centimes={amount} />
      </p>
    </NeverMasked>
  </Masking>
);

afterEach(() => {
  if (isMasked.peek()) toggleMask();
  cleanup();
});

describe("a masked amount", () => {
  it("masking hides every amount in texts and tooltips, and showing them again restores them", () => {
    const { getByTestId, container } = render(<Shown />);
    expect(getByTestId("money").textContent).toBe("1\u202f234\u202f567,89\u00a0DH");
    act(toggleMask);
    expect(getByTestId("money").textContent).toBe("montant masqué\u00a0DH");
    expect(getByTestId("text").textContent).toBe(
      "12 % de montant masqué\u00a0DH, dont montant masqué\u00a0DH, +2.00",
    );
    expect(container.querySelector("[title]")?.getAttribute("title")).toBe(
      "Facture de montant masqué\u00a0DH",
    );
    // The placeholder has the amount's width, with zeros for its digits.
    expect(container.querySelector(".masked")?.getAttribute("data-figure")).toBe(
      "0\u202f000\u202f000,00",
    );
    expect(getByTestId("dialog").textContent).toContain("234");
    act(toggleMask);
    expect(getByTestId("text").textContent).toContain("234");
  });

  it("the mask over amounts is stored per browser tab, and is lifted during printing", () => {
    const { getByTestId } = render(<Shown />);
    const stop = watchPaper();
    act(toggleMask);
    expect(sessionStorage.length).toBe(1);
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(getByTestId("money").textContent).toContain("234");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(getByTestId("money").textContent).not.toContain("234");
    act(toggleMask);
    expect(sessionStorage.length).toBe(0);
    stop();
  });
});
