/** Reads and writes the query string of the address; back and forward restore its values. */
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";

type Replacing = { replace: boolean };
type SearchValues = {
  /** Returns the value of a name; '' when absent. */
  get: (name: string) => string;
  /** Sets values and removes empty ones. Adds a history entry, unless `replace` is true. */
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

/** Value of one query parameter, such as a tab, with its setter. */
export function useSearchParam(name: string): [string, (value: string) => void] {
  const { get, change } = useSearchValues();
  return [get(name), (value) => change({ [name]: value })];
}

/** Like `useSearchParam`, but replaces the history entry, so that a form does not ask about unsaved changes. */
export function useKeptParam(name: string): [string, (value: string) => void] {
  const [params] = useSearchParams();
  const set = (value: string) => {
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    const { pathname } = window.location;
    navigate(next.size > 0 ? `${pathname}?${next}` : pathname, {
      replace: true,
      state: window.history.state as unknown,
    });
  };
  return [params.get(name) ?? "", set];
}
