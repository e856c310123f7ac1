import { createResource, type DomainEvent, type Kit, type RecordChange, type Resource } from '@bms/service-kit';
import { type ApiKey, apiKeys } from './api-key.model.ts';

/** Creates the resource with which identity itself revokes keys, without the rules for administrators. */
export const keyRecordsOf = (kit: Kit): Resource<ApiKey> => createResource(kit, apiKeys, { events: apiKeyEvents });

const EVENTS: Partial<Record<RecordChange['kind'], string>> = {
  created: 'api_key.created',
  updated: 'api_key.rotated',
};

/** Builds the event of a new, replaced or revoked key. */
export function apiKeyEvents({ kind, after }: RecordChange<ApiKey>): DomainEvent[] {
  const { _id: id, version, created_by: user_id, name, role_id } = after;
  const data = { id, user_id, name, role_id };
  const seenBy = { module: 'api_keys', owners: [user_id] };
  return [
    {
      message: 'bms.identity.ApiKeyEvent',
      type: EVENTS[kind] ?? 'api_key.revoked',
      recordId: id,
      version,
      data,
      ...seenBy,
    },
  ];
}
