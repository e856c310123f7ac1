import { invalid } from '@bms/contracts';
import { EXTERNAL_IDS, externalKey } from '../../runtime/database/external-keys.ts';
import type { StoredValues } from '../model/stored.ts';

/** The maximum number of sources of a record. An update adds to the stored ones, so its schema cannot limit them. */
const MAX_SOURCES = 10;

/**
 * Returns the stored keys of the ids that a record has in other systems; undefined without any.
 * @throws ApiError validation_failed if it has ids of too many sources
 * @see docs/adr/0224-external-ids.md
 */
export function externalKeys(service: string, record: StoredValues): string[] | undefined {
  const ids = Object.entries((record[EXTERNAL_IDS] ?? {}) as Record<string, string>);
  if (ids.length === 0) return undefined;
  if (ids.length > MAX_SOURCES) {
    const message = `${EXTERNAL_IDS} must have at most ${MAX_SOURCES} entries.`;
    throw invalid({ field: EXTERNAL_IDS, code: 'too_many', message });
  }
  return ids.map(([source, id]) => externalKey(service, { source, id }));
}
