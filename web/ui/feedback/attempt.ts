import { refusalOf } from "#api/failure.ts";
import { toast } from "./toast.ts";

/** Does something that may be refused; a toast says the refusal. True once it is done. */
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
