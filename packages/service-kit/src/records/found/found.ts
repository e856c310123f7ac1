import type { Contract, MessageContract } from '@bms/contracts';
import { compileEncoder } from '../model/conversion.ts';
import type { Days } from '../model/days.ts';
import type { RecordDefinition } from '../model/definition.ts';
import type { StoredRecord } from '../model/stored.ts';

/** The values by which the search finds a record besides its snapshot, as fields of `bms.api.RecordChange`. */
interface Found {
  readonly found_names: string[];
  readonly found_fields: Uint8Array;
}

/** Returns what the search finds a record by besides its snapshot. */
export type FoundBy = (record: StoredRecord) => Found;

interface FoundOptions {
  readonly contract: Pick<Contract, 'recordEvents' | 'definition'>;
  readonly definition: Pick<RecordDefinition, 'service' | 'confidential' | 'searchWords'>;
  /** The message that the API returns for the record. */
  readonly record: MessageContract;
  readonly days: Days;
}

const NOTHING = new Uint8Array();

/**
 * Compiles the function that returns the names of other records by which a record is found, and of a confidential record
 * the searched fields, since it has no snapshot. Records that the search does not cover have neither.
 * @see docs/adr/0227-search.md
 */
export function compileFoundBy({ contract, definition, record, days }: FoundOptions): FoundBy {
  const fields = record.fields.filter(({ name, rules }) => rules.search !== '' || name === 'id');
  if (fields.length === 1) return () => ({ found_names: [], found_fields: NOTHING });
  const stored = new Set(record.fields.map(({ rules }) => rules.storedAs));
  const names = definition.searchWords.filter((field) => !stored.has(field));
  const { rpc } = contract.recordEvents.find(({ rpc: { service } }) => service.name === definition.service) ?? {};
  const namesOf = (found: StoredRecord) => names.flatMap((field) => (found[field] as string[] | undefined) ?? []);
  if (!definition.confidential || !rpc) return (found) => ({ found_names: namesOf(found), found_fields: NOTHING });
  const { responseSerialize } = contract.definition(rpc.service.name)[rpc.name]!;
  const encode = compileEncoder({ ...record, fields }, days);
  return (found) => ({ found_names: namesOf(found), found_fields: responseSerialize({ record: encode(found) }) });
}
