import { isDuplicateKey, unwrapBulkWrite } from '@bms/events';
import { mongo } from 'mongoose';

/** The id of a record in another system. */
export interface ExternalId {
  /** The name of the other system, e.g. `datev`. */
  readonly source: string;
  readonly id: string;
}

/** The stored field with the ids of a record in other systems, by source. */
export const EXTERNAL_IDS = 'external_ids';

/** The stored field with the keys of these ids; it is absent without any, and has a unique index. */
export const EXTERNAL_KEYS = 'external_keys';

/**
 * Returns the key of an id: `Clients:datev:10023`. It names the resource, since several may share a collection.
 * @param service the full name of the gRPC service, e.g. `bms.crm.Clients`
 */
export const externalKey = (service: string, { source, id }: ExternalId): string =>
  `${service.slice(service.lastIndexOf('.') + 1)}:${source}:${id.trim().normalize('NFC')}`;

/** Returns the id that another record has, from the error of the unique index; undefined for any other error. */
export function takenExternalId(thrown: unknown): ExternalId | undefined {
  const error = unwrapBulkWrite(thrown);
  if (!(error instanceof mongo.MongoServerError && isDuplicateKey(error))) return undefined;
  const [, source, id] = /^\w+:(\w+):(.*)$/s.exec(keyOf(error)) ?? [];
  return source === undefined || id === undefined ? undefined : { source, id };
}

/** Returns the key in an error; that of a bulk write has it in its message alone. */
function keyOf({ keyValue, message }: mongo.MongoServerError & { keyValue?: Record<string, unknown> }): string {
  if (keyValue) return String(keyValue[EXTERNAL_KEYS] ?? '');
  return / external_keys: "(.*)" \}/s.exec(message)?.[1] ?? '';
}
