import { callerOfClaims } from '@bms/contracts';
import type { RecordDefinition } from '../model/definition.ts';
import type { StoredFilter } from '../model/stored.ts';

/** Returns the filter of the records that a client may see: those that its portal users see. @throws Error if they see none */
export function clientView({ name, portal }: RecordDefinition, clientId: number): StoredFilter {
  if (!portal?.view) throw new Error(`${name} have no portal filter`);
  return portal.view(callerOfClaims({ kind: 'user', typ: 'client', cid: clientId }));
}
