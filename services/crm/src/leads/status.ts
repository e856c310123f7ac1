import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';
import type { Lead } from './leads.model.ts';

/**
 * Rejects changes of a lead that is won: its data is now that of the client.
 * @throws ApiError validation_failed naming each field
 */
export function assertNotWon({ kind, before, changed }: RecordChange<Lead>): void {
  if (kind !== 'updated' || before?.status !== 'won') return;
  const client = before.converted_client_id;
  const message = `This lead was converted to client ${client} and cannot be changed.`;
  throw invalid(...[...changed].map((field) => ({ field, code: 'locked', message })));
}
