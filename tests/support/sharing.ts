import type { Server } from "./startServer.ts";

/** Fills one shop for all tests of a server that share this fill; they must not write to it. */
export function sharing<Filled>(fill: (server: Server) => Promise<Filled>) {
  const shops = new WeakMap<Server, Promise<Filled>>();
  return (server: Server): Promise<Filled> => {
    const filled = shops.get(server) ?? fill(server);
    shops.set(server, filled);
    return filled;
  };
}
