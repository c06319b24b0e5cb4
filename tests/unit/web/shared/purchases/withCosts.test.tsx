import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { user } from "#api/session/session.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";

const Page = withCosts(() => <p>1 512,00 DH</p>);
const seenBy = (role: string, rights: object = {}): string => {
  user.value = { id: "someone", role, rights, active: true } as NonNullable<typeof user.value>;
  const { container } = render(<Page />);
  return container.textContent;
};
afterEach(() => {
  cleanup();
  user.value = null;
});

it("a page of costs is shown only to persons with the right to see costs", () => {
  expect(seenBy("accountant")).toBe("1 512,00 DH");
  expect(seenBy("optician")).toBe("1 512,00 DH");
  expect(seenBy("seller")).toBe("Cette page n’est pas dans vos droits");
  expect(seenBy("optician", { "cost.see": false })).toBe("Cette page n’est pas dans vos droits");
});
