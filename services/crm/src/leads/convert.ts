import {
  assertStatus,
  changeRecord,
  compileAnswer,
  type HandlerOf,
  insertRecord,
  type Kit,
  loadForChange,
  type Resource,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import type { Client } from '../clients/clients.model.ts';
import { fittingValues } from '../custom-fields/fitting-values.ts';
import type { Lead } from './leads.model.ts';

/** The fields that a client takes unchanged from its lead. */
const TAKEN = [
  'company_name',
  'type',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'email',
  'website',
  'owner_id',
] as const;

/** Converts a lead to a client, once and in one transaction; returns the client. */
export function convert(lead: Resource<Lead>, client: Resource<Client>): HandlerOf<'/bms.crm.Leads/Convert'> {
  const { kit } = lead;
  const answer = compileAnswer(client, lead.rpc('Convert'));
  return (call) =>
    kit.write(call, async (tx) => {
      const before = await loadForChange(lead, call, call.request.id, 'update', tx);
      assertStatus(lead, before, 'won', 'Convert');
      const made = await insertRecord(client, await valuesOfClient(kit, before, tx), call, tx);
      await changeRecord(lead, before, { status: 'won', converted_client_id: made._id }, call, tx);
      call.setVersion(made.version);
      return answer(made);
    });
}

async function valuesOfClient({ db }: Kit, lead: Lead, { session }: Transaction): Promise<StoredValues<Client>> {
  const taken = Object.fromEntries(TAKEN.map((field) => [field, lead[field]]));
  return { ...taken, custom_fields: await fittingValues(db, lead, 'leads', 'clients', session) };
}
