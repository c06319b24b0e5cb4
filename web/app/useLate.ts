import { type ComponentType, useEffect, useState } from "react";

/** Returns a component that loads after the page. Pass a stable `load` function. */
export function useLate(load: () => Promise<ComponentType>) {
  const [loaded, setLoaded] = useState<{ Late: ComponentType }>();
  useEffect(() => void load().then((Late) => setLoaded({ Late }), console.warn), [load]);
  return loaded;
}
