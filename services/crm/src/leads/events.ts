import { type DomainEvent, type RecordChange, type RecordEvents, recordEvent } from '@bms/service-kit';
import { type Lead, leads } from './leads.model.ts';

/** The event types of the statuses that have an event of their own. */
const EVENT_OF_STATUS: Readonly<Record<string, 'converted' | 'lost'>> = { won: 'converted', lost: 'lost' };

const event: RecordEvents<Lead, 'lead'> = {
  message: 'bms.crm.LeadEvent',
  resource: 'lead',
  module: 'leads',
  data: ({ _id: id, version, company_name: name, status, owner_id, created_by, ...lead }) => ({
    id,
    version,
    name,
    status,
    source: lead.source ?? '',
    lost_reason: lead.lost_reason ?? '',
    converted_client_id: lead.converted_client_id ?? 0,
    owner_id,
    created_by,
  }),
};

/** Builds the events of a change of a lead, including those that other services subscribe to. */
export function leadEvents({ kind, before, after }: RecordChange<Lead>): DomainEvent[] {
  const isMoved = kind === 'updated' && before?.status !== after.status;
  const reached = isMoved ? EVENT_OF_STATUS[after.status] : undefined;
  return [kind, ...(reached ? [reached] : [])].map((name) => recordEvent(leads, event, name, after));
}
