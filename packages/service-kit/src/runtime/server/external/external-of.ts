import { ApiError, invalid } from '@bms/contracts';
import type { Call } from '../../call.ts';
import { EXTERNAL_IDS, type ExternalId } from '../../database/external-keys.ts';

type Message = Record<string, unknown>;

/** An id in another system by which a record is written, with the id of the record that has it. */
export interface ExternalTarget extends ExternalId {
  /** Undefined if the caller views no record with it. */
  readonly recordId: number | undefined;
}

/** Finds the records that the caller may view by ids in other systems. @returns the ids of those found, by external key */
export type FindExternal = (
  service: string,
  call: Call,
  ids: readonly ExternalId[],
) => Promise<ReadonlyMap<string, number>>;

/**
 * Adds the id by which a record is written to the record, in place, if it is an object.
 * @throws ApiError validation_failed if the record has another id of that source
 */
export function addExternalId(record: unknown, { source, id }: ExternalId): void {
  if (!isObject(record)) return;
  const own = record[EXTERNAL_IDS] ?? {};
  if (!isObject(own)) return;
  const field = `${EXTERNAL_IDS}.${source}`;
  if (source in own && own[source] !== id)
    throw invalid({ field, code: 'not_allowed', message: `${field} must be ${id}, by which the record is written.` });
  record[EXTERNAL_IDS] = { ...own, [source]: id };
}

const isObject = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for the error of a write whose external id another record has. */
export const isTaken = (error: unknown, { source }: ExternalId): boolean =>
  error instanceof ApiError &&
  error.violations.some(({ field, code }) => code === 'taken' && field === `${EXTERNAL_IDS}.${source}`);
