import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { confirmDelete, type ToastPlace } from "./confirmDelete.ts";
import { toast } from "./toast.ts";

type Texts<Row> = {
  /** What the question names: the kind of record with its name, then what tells it from the others. */
  target: (row: Row) => readonly string[];
  /** How long the question stays, and where. */
  durationMs: number;
  place?: ToastPlace;
  send: (id: string) => Promise<void>;
  removed: (row: Row) => string;
  failed: string;
  onRemoved?: (() => void) | undefined;
  /** What the server says of a record that documents use; a toast unless the screen has more to offer. */
  onRefused?: (row: Row, message: string) => void;
};

/** Asks, deletes, says so; `removing` is the record on its way out. */
export function useDelete<Row extends { id: string }>(texts: Texts<Row>) {
  const [removing, setRemoving] = useState<string | null>(null);
  const send = async (row: Row) => {
    setRemoving(row.id);
    try {
      await texts.send(row.id);
      toast.success(texts.removed(row));
      texts.onRemoved?.();
    } catch (error) {
      console.warn(error);
      setRemoving(null);
      const { status, message } = failureOf(error);
      if (status !== 400 || !message) toast.error(texts.failed);
      else if (texts.onRefused) texts.onRefused(row, message);
      else toast.error(message);
    }
  };
  const { target, durationMs, place = "right" } = texts;
  const remove = (row: Row) => {
    const name = target(row).filter(Boolean).join(" · ");
    confirmDelete(name, () => void send(row), { durationMs, place });
  };
  return { removing, remove };
}
