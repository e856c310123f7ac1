import { defineModel, type StoredRecord } from '@bms/service-kit';

/** A permanent token of a program, which acts for the administrator who created it. */
export interface ApiKey extends StoredRecord {
  name: string;
  role_id: number;
  /** Unset for a key that never expires. */
  expires_at?: Date;
  /** The first characters of the key; see apiKeyPrefix. */
  prefix: string;
  /** SHA-256 of the key; see apiKeyHash. */
  key_hash: string;
  /** Accurate to the minute; updating it does not change the version of the record. */
  last_used_at?: Date;
}

export const API_KEYS = 'api_keys';

export const apiKeys = defineModel(API_KEYS, {
  service: 'bms.identity.ApiKeys',
  title: 'name',
  search: ['name', 'prefix'],
  fields: {
    key_hash: { type: String, required: true },
  },
});
