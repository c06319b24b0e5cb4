/** Messages that come and go: success 2 s, error 4 s, at most 20 kept. Drawn by Toaster. */
import { signal } from "@preact/signals-core";

export type ToastPlace = "right" | "center";
export type Toast = {
  id: number;
  kind: "success" | "error" | "info" | "confirm";
  text: string;
  place: ToastPlace;
  durationMs: number;
  onConfirm?: () => void;
};

const successMs = 2000;
const errorMs = 4000;
const kept = 20;

export const toasts = signal<readonly Toast[]>([]);
let lastId = 0;

export function addToast(values: Omit<Toast, "id">): number {
  lastId += 1;
  const added = { ...values, id: lastId };
  toasts.value = [added, ...toasts.value].slice(0, kept);
  return added.id;
}

export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}

const show = (kind: Toast["kind"], durationMs: number) => (text: string) =>
  addToast({ kind, text, durationMs, place: "right" });

export const toast = {
  success: show("success", successMs),
  error: show("error", errorMs),
  info: show("info", errorMs),
};
