import { refusalOf } from "#api/failure.ts";
import { toast } from "./toast.ts";

/** Runs an action that may be refused, and shows a refusal as a toast. Resolves to true when it succeeded. */
export async function attempt(act: () => Promise<unknown>, failed: string): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    console.warn(error);
    toast.error(refusalOf(error, failed));
    return false;
  }
}
