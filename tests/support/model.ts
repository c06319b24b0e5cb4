import { type StockEffect, type ItemMovement, replaceMovements } from "#domain/stock/ledger.ts";
import { invoiceStatusOf } from "#domain/sale/due.ts";
import { itemsTotal, paidTotal } from "#domain/sale/invoice.ts";
import { noMoney, toDirhams } from "#domain/core/money.ts";

export type ModelItem = {
  id: string;
  product: string;
  quantity: number;
  price: number;
  discount?: number;
  received_quantity: number;
};
export type ModelInvoice = { items: ModelItem[]; payments: { id: string; amount: number }[] };
export type ModelReceipt = { status: string; items: ModelItem[] };

/** Shop computed by the pure domain functions alone, without a database or a server. */
export class ShopModel {
  readonly stock = new Map<string, number>();
  readonly invoices = new Map<string, ModelInvoice>();
  readonly receipts = new Map<string, ModelReceipt>();
  readonly adjustments = new Map<string, ModelItem[]>();
  readonly #movements = new Map<string, ItemMovement[]>();

  #post(item: string, effect: StockEffect | null): void {
    this.#movements.set(
      item,
      replaceMovements(this.stock, this.#movements.get(item) ?? [], effect),
    );
  }

  /** Sum of the stock movements of an item. */
  movedBy(item: string): number {
    return (this.#movements.get(item) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  #replaceMovements(
    before: readonly ModelItem[],
    after: readonly ModelItem[],
    effectOf: (item: ModelItem) => StockEffect | null,
  ): void {
    const kept = new Set(after.map(({ id }) => id));
    for (const { id } of before) if (!kept.has(id)) this.#post(id, null);
    for (const item of after) this.#post(item.id, effectOf(item));
  }

  setInvoice(id: string, next: ModelInvoice | null): void {
    const before = this.invoices.get(id)?.items ?? [];
    this.#replaceMovements(before, next?.items ?? [], ({ product, quantity }) => ({
      product,
      quantity: -quantity,
      type: "sale",
    }));
    if (next) this.invoices.set(id, next);
    else this.invoices.delete(id);
  }

  setReceipt(id: string, next: ModelReceipt | null): void {
    const counts = next?.status === "received" || next?.status === "partial";
    this.#replaceMovements(
      this.receipts.get(id)?.items ?? [],
      next?.items ?? [],
      ({ product, received_quantity }) =>
        counts && received_quantity > 0
          ? { product, quantity: received_quantity, type: "purchase" }
          : null,
    );
    if (next) this.receipts.set(id, next);
    else this.receipts.delete(id);
  }

  setAdjustment(id: string, next: ModelItem[] | null): void {
    this.#replaceMovements(this.adjustments.get(id) ?? [], next ?? [], ({ product, quantity }) => ({
      product,
      quantity,
      type: "adjustment",
    }));
    if (next) this.adjustments.set(id, next);
    else this.adjustments.delete(id);
  }

  /** Expected sums of an invoice in the server's answer. */
  sums(id: string) {
    const { items, payments } = this.invoices.get(id) ?? { items: [], payments: [] };
    const total = itemsTotal(items);
    const paid = paidTotal(payments);
    return {
      total_amount: toDirhams(total),
      paid_amount: toDirhams(paid),
      status: invoiceStatusOf({ total, credited: noMoney, fund: noMoney, paid }, items.length),
    };
  }
}
