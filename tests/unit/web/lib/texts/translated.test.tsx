import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { surviveTranslation } from "#lib/texts/translated.ts";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";

beforeAll(surviveTranslation);
afterEach(cleanup);

/** Text nodes below a node. */
function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const fontOf = (words: string): HTMLElement => {
  const font = document.createElement("font");
  font.append(document.createElement("font"));
  font.firstChild?.appendChild(document.createTextNode(words));
  return font;
};

/** Changes that a browser's translator makes to a page. */
const ways: [string, (text: Text) => void][] = [
  ["in the place of a text", (text) => text.replaceWith(fontOf(`[${text.data}]`))],
  [
    "around a text",
    (text) => {
      const font = document.createElement("font");
      text.before(font);
      font.append(text);
    },
  ],
  [
    "before a text that then goes",
    (text) => {
      text.before(fontOf(`[${text.data}]`));
      text.remove();
    },
  ],
];

const Row = ({ query, amount, isPaid }: { query: string; amount: string; isPaid: boolean }) => (
  <p>
    Reste {amount} DH, {isPaid ? <b>payé</b> : "dû"} ·{" "}
    <HighlightedText text="Benali" query={query} />
  </p>
);

describe.each(ways)("a page with a translator's element %s", (_, translate) => {
  it("a translated page still updates, and shows its new text", async () => {
    const { container, rerender } = render(<Row query="" amount="100" isPaid={false} />);
    await act(async () => textsOf(container).forEach(translate));
    rerender(<Row query="nal" amount="250" isPaid />);
    expect(container.textContent).toContain("250");
    expect(container.textContent).toContain("payé");
    expect(container.textContent.replaceAll(/[[\]]/g, "")).toMatch(/Benali$/);
    await act(async () => textsOf(container).forEach(translate));
    rerender(<Row query="x" amount="7" isPaid={false} />);
    expect(container.textContent).toContain("7");
    expect(container.textContent).not.toContain("250");
    rerender(<></>);
    expect(container.textContent).toBe("");
  });
});
