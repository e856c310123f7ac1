import type { Bms } from '@bms/client';
import { eventually } from '@bms/testing';
import type { Ledger } from '../load/ledger.ts';

/** The time within which an event has its effect after a fault, in milliseconds. */
const EFFECT_TIMEOUT_MS = 180_000;

/**
 * Creates a client and waits for its entry in the audit log, so until its event was published and consumed.
 * @param since the instant from which the time counts
 * @returns the time until the entry exists, in milliseconds
 * @throws Error if it does not within three minutes
 */
export async function measureEvents(api: Bms, ledger: Ledger, since: number): Promise<number> {
  const client = { company_name: 'Probe of events', type: 'person' } as const;
  const { data } = await api.clients.create({ body: client });
  const record_id = data.record.id;
  ledger.acknowledge(`/api/clients/${record_id}`, client);
  await eventually(
    async () => (await api.auditLog.list({ query: { module: 'clients', record_id } })).data.records.length,
    (entries) => entries > 0,
    EFFECT_TIMEOUT_MS,
  ).catch((cause: unknown) => {
    throw new Error(`the event of client ${record_id} has no effect after ${EFFECT_TIMEOUT_MS / 1000} s`, { cause });
  });
  return Date.now() - since;
}
