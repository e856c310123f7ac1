import {
  type DomainEvent,
  type RecordChange,
  type RecordEvents,
  recordEvent,
  type StoredRecord,
} from '@bms/service-kit';
import { leads } from './leads.model.ts';

/** Status that others are told of by an event of its own. */
const TOLD: Readonly<Record<string, string>> = { won: 'converted', lost: 'lost' };

const event: RecordEvents = {
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
};

/** Tells of each change of a lead, and of those that others wait for. */
export function leadEvents({ kind, before, after }: RecordChange & { after: StoredRecord }): DomainEvent[] {
  const isMoved = kind === 'updated' && before?.['status'] !== after['status'];
  const reached = isMoved ? TOLD[String(after['status'])] : undefined;
  return [kind, ...(reached ? [reached] : [])].map((name) => recordEvent(leads, event, name, after));
}
