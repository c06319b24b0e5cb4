import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { SizedName } from "#ui/page/SizedName.tsx";

afterEach(cleanup);

it.each([
  ["إطار رباط 52-18-140 أسود", 'إطار رباط <bdi dir="ltr">52-18-140</bdi> أسود'],
  ["52□18 نظارة", '<bdi dir="ltr">52□18</bdi> نظارة'],
  ["نظارة 2026", "نظارة 2026"],
  ["Monture Riad 52-18", "Monture Riad 52-18"],
])("the size in '%s' has its own direction only in an Arabic name", (name, html) => {
  const { container } = render(<SizedName>{name}</SizedName>);
  expect(container.innerHTML).toBe(html);
});
