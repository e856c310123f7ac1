import type { mongo } from 'mongoose';
import type { Ledger } from '../load/ledger.ts';
import type { Stage } from '../stage/stage.ts';

/** The state on which invariants are checked, after the writers have stopped and all events are consumed. */
export interface Inspection {
  readonly stage: Stage;
  readonly ledger: Ledger;
}

/** Checks an invariant. @returns a line for each violation; none if it holds */
export type Invariant = (inspection: Inspection) => Promise<string[]>;

/** Returns a collection of a service. */
export function collectionOf<T extends mongo.Document>(
  { admin }: Stage,
  service: string,
  name: string,
): mongo.Collection<T> {
  return admin.getClient().db(`bms_${service}`).collection<T>(name);
}
