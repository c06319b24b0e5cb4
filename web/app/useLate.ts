import { type ComponentType, useEffect, useState } from "react";

/** Component that is loaded after the page; `load` is a constant function. */
export function useLate(load: () => Promise<ComponentType>) {
  const [loaded, setLoaded] = useState<{ Late: ComponentType }>();
  useEffect(() => void load().then((Late) => setLoaded({ Late }), console.warn), [load]);
  return loaded;
}
