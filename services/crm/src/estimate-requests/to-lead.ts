import type { EffectHandler } from '@bms/events';
import { insertRecord, ownCall, type Resource } from '@bms/service-kit';
import type { Contact } from './contact.ts';

/** A request that was submitted, as crm tells of it (bms.crm.EstimateRequestEvent). */
interface Submitted {
  readonly id: number;
  readonly client_id: number;
  readonly assigned_to: number;
  readonly created_by: number;
  readonly contact: Contact | null;
}

/** Where the leads come from that are made of requests. */
const SOURCE = 'estimate_request';

/** Makes the one lead of a request that no client made; it belongs to whoever has the request. */
export function leadOfRequest(leads: Resource): EffectHandler {
  return async (event, tx) => {
    const request = event.data as unknown as Submitted;
    if (request.client_id > 0) return;
    const { traceparent, requestId } = event;
    const call = ownCall(leads.kit, {
      rpc: leads.rpc('Create').path,
      userId: request.created_by,
      traceparent,
      requestId,
    });
    await insertRecord(leads, leadValues(request), call, tx);
  };
}

function leadValues({ id, assigned_to, created_by, contact }: Submitted) {
  const told = Object.entries(contact ?? {}).filter(([, value]) => value !== '');
  return {
    company_name: `Estimate request ${id}`,
    ...Object.fromEntries(told),
    source: SOURCE,
    owner_id: assigned_to || created_by,
    estimate_request_id: id,
  };
}
