import { defineModel, type RecordOf } from '@bms/service-kit';

export const API_KEYS = 'api_keys';

export const apiKeys = defineModel(API_KEYS, {
  service: 'bms.identity.ApiKeys',
  title: 'name',
  search: ['name', 'prefix'],
  fields: {
    /** SHA-256 of the key; see apiKeyHash. */
    key_hash: { type: String, required: true },
    /** The hash of the key before it, which is valid until `previous_valid_until`. */
    previous_key_hash: { type: String },
  },
});

/** A permanent token of a program as stored; it acts for the administrator who created it. */
export type ApiKey = RecordOf<typeof apiKeys>;
