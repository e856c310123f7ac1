import type { EstimateRequestEvent } from '@bms/contracts/types/crm';
import type { EffectHandler } from '@bms/events';
import { insertRecord, ownCall, type Resource, type StoredValues } from '@bms/service-kit';
import type { Lead } from '../leads/leads.model.ts';

/** The source of leads that are created from requests. */
const SOURCE = 'estimate_request';

/** Creates one lead for each request that was not made for a client; its owner is the assignee of the request. */
export function leadOfRequest(leads: Resource<Lead>): EffectHandler<'estimate_request.submitted'> {
  return async (event, tx) => {
    const { data: request, traceparent, requestId } = event;
    if (request.client_id > 0) return;
    const call = ownCall(leads.kit, {
      rpc: leads.rpc('Create').path,
      userId: request.created_by,
      traceparent,
      requestId,
    });
    await insertRecord(leads, leadValues(request), call, tx);
  };
}

function leadValues({ id, assigned_to, created_by, contact }: EstimateRequestEvent): StoredValues<Lead> {
  const known = Object.entries(contact ?? {}).filter(([, value]) => value !== '');
  return {
    company_name: `Estimate request ${id}`,
    ...Object.fromEntries(known),
    source: SOURCE,
    owner_id: assigned_to || created_by,
    estimate_request_id: id,
  };
}
