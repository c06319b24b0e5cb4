import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ListedProduct } from "#api/stock/products.ts";
import { ProductInfo } from "#features/products/ProductInfo.tsx";

afterEach(cleanup);

const show = (size: Partial<ListedProduct>) =>
  render(
    <ProductInfo
      product={
        {
          id: "p",
          name: "Agave",
          type: "frame",
          reference: "AGA",
          image: "",
          stock: 1,
          purchase_price: 0,
          selling_price: 850,
          eye_size: null,
          bridge: null,
          temple: null,
          lens_height: null,
          ...size,
        } as ListedProduct
      }
    />,
  );

it("the product page shows the frame's size, if it has one", () => {
  show({ eye_size: 52, bridge: 17, temple: 140 });
  expect(screen.getByText("Taille").parentElement?.textContent).toBe("Taille52□17-140");
  cleanup();
  show({});
  expect(screen.queryByText("Taille")).toBeNull();
});
