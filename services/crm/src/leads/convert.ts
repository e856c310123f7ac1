import {
  changeRecord,
  checkStep,
  compileAnswer,
  type Handler,
  insertRecord,
  type Kit,
  loadForChange,
  type StoredRecord,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { clientResource } from '../clients/client-resource.ts';
import { clients } from '../clients/clients.model.ts';
import { fittingValues } from '../custom-fields/fitting-values.ts';
import { leadResource } from './lead-resource.ts';
import { leads } from './leads.model.ts';
import { conversion } from './status.ts';

/** What a client has from its lead as it is. */
const TAKEN = [
  'company_name',
  'type',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'website',
  'owner_id',
] as const;

/** Makes a lead a client, in one transaction, once; answers with the client as it is shown. */
export function convert(kit: Kit): Handler<{ id: number }> {
  const lead = leadResource(kit, conversion);
  const client = clientResource(kit);
  const answer = compileAnswer(client, lead.rpc('Convert'));
  return (call) =>
    kit.write(call, async (tx) => {
      const before = await loadForChange(lead, call, call.request.id, 'update', tx);
      checkStep(conversion, 'status', String(before['status']), 'won');
      const made = await insertRecord(client, await valuesOfClient(kit, before, tx), call, tx);
      await changeRecord(lead, before, { status: 'won', converted_client_id: made._id }, call, tx);
      call.setVersion(made.version);
      return answer(made);
    });
}

async function valuesOfClient({ db }: Kit, lead: StoredRecord, { session }: Transaction): Promise<StoredValues> {
  const taken = Object.fromEntries(TAKEN.map((field) => [field, lead[field]]));
  return { ...taken, custom_fields: await fittingValues(db, lead, leads.name, clients.name, session) };
}
