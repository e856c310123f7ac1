import type { ClientSession } from 'mongoose';

/** Assigns a unique number to each open transaction of a process. */
export interface Slots {
  /** Returns the number of a session, from 0; it is released when the session ends. */
  of(session: ClientSession): number;
}

/**
 * Creates the slots. The lowest free number is assigned, so that there are no more slots than concurrent transactions.
 */
export function createSlots(): Slots {
  const taken = new Set<number>();
  const slots = new WeakMap<ClientSession, number>();
  return {
    of: (session) => {
      const known = slots.get(session);
      if (known !== undefined) return known;
      const slot = lowestFree(taken);
      taken.add(slot);
      slots.set(session, slot);
      session.once('ended', () => void taken.delete(slot));
      return slot;
    },
  };
}

function lowestFree(taken: ReadonlySet<number>): number {
  let slot = 0;
  while (taken.has(slot)) slot += 1;
  return slot;
}
