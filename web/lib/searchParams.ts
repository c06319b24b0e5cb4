/** What the address says behind its '?': back and forward restore it (web/README.md, Lists). */
import { useSearchParams } from "wouter";

type Replacing = { replace: boolean };
type SearchValues = {
  /** A value by its name; '' when the address does not have it. */
  get: (name: string) => string;
  /** Writes these values, and takes the empty ones out: a step of the history, unless it replaces the one before. */
  change: (values: Record<string, string>, options?: Replacing) => void;
  clear: () => void;
};

export function useSearchValues(): SearchValues {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? "",
    change: (values, options = { replace: false }) =>
      setParams((old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }, options),
    clear: () => setParams({}),
  };
}

/** One value of the address, and what writes it: a tab. */
export function useSearchParam(name: string): [string, (value: string) => void] {
  const { get, change } = useSearchValues();
  return [get(name), (value) => change({ [name]: value })];
}
