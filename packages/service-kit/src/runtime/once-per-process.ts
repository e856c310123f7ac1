import type { Connection } from 'mongoose';

/** The dependencies of a process, which has one connection to the database of its service. */
interface OfProcess {
  readonly db: Connection;
}

/**
 * Returns a function that opens something with the first caller's dependencies and returns the same to all others: how the
 * modules of a process share a resource, a projection or a consumer.
 */
export function oncePerProcess<Deps extends OfProcess, Opened>(open: (deps: Deps) => Opened): (deps: Deps) => Opened {
  const opened = new WeakMap<Connection, { readonly value: Opened }>();
  return (deps) => {
    const known = opened.get(deps.db) ?? { value: open(deps) };
    opened.set(deps.db, known);
    return known.value;
  };
}
