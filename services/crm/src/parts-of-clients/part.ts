import type { RecordWith } from '@bms/service-kit';

/** A record that is a part of a client, such as a contact: it has the scope of its client, and is deleted with it. */
export type ClientPart = RecordWith<{
  client_id: number;
  owner_id?: number;
  client_created_by?: number;
  deleted_with_client?: boolean;
}>;

/**
 * The options of the models of such records. Each has the owner and the creator of its client, so that it has the same
 * scope.
 */
export const PART_OPTIONS = {
  ownerFields: ['owner_id', 'client_created_by'],
  rowFilterField: 'client_id',
  isListedInParts: true,
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    /** The user who created the client. */
    client_created_by: Number,
    /** Deleted because the client was deleted, and restored with it. */
    deleted_with_client: Boolean,
  },
} as const;
