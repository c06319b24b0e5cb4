import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { Crash } from "./Crash.tsx";

type Part = ComponentType<{ children?: ReactNode }>;
export type LazyPage = Part & { preload: () => Promise<void> };

/**
 * Page whose code loads when needed, on hover, or before the first render. Replaces React.lazy, which shows its
 * fallback for at least 300 ms (web/README.md, Traps).
 */
export function lazyRoute(load: () => Promise<{ default: Part }>): LazyPage {
  let Page: Part | null = null;
  let loading: Promise<void> | null = null;
  const preload = (): Promise<void> => {
    loading ??= load().then(
      (module) => {
        Page = module.default;
      },
      (error: unknown) => {
        // After a failure, the next visit tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  function Lazy({ children }: { children?: ReactNode }) {
    const [, setLoaded] = useState(Page !== null);
    const [error, setError] = useState<unknown>(null);
    // Always waits for the code: if it arrived just after this render, the page would not appear.
    useEffect(() => {
      preload().then(() => setLoaded(true), setError);
    }, []);
    if (Page) return <Page>{children}</Page>;
    return error === null ? <RowsSkeleton /> : <Crash error={error} />;
  }
  return Object.assign(Lazy, { preload });
}
