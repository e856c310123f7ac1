import { type DomainEvent, type RecordChange, recordEvents, type StoredRecord } from '@bms/service-kit';
import { leads } from './leads.model.ts';

/** Status that others are told of by an event of its own. */
const TOLD: Readonly<Record<string, string>> = { won: 'lead.converted', lost: 'lead.lost' };

const changeEvents = recordEvents(leads, {
  message: 'bms.crm.LeadEvent',
  resource: 'lead',
  module: 'leads',
  data: ({ _id: id, version, company_name: name, status, owner_id, created_by, ...lead }) => ({
    id,
    version,
    name,
    status,
    source: lead['source'] ?? '',
    lost_reason: lead['lost_reason'] ?? '',
    converted_client_id: lead['converted_client_id'] ?? 0,
    owner_id,
    created_by,
  }),
});

/** Tells of each change of a lead, and of those that others wait for. */
export function leadEvents(change: RecordChange & { after: StoredRecord }): DomainEvent[] {
  const { kind, before, after } = change;
  const told = kind === 'updated' && before?.['status'] !== after['status'] ? TOLD[String(after['status'])] : undefined;
  return changeEvents(change).flatMap((event) => (told ? [event, { ...event, type: told }] : [event]));
}
