import { ApiError, type FieldContract, type MessageContract } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import { storedName } from '../model/conversion.ts';
import type { StoredValues } from '../model/stored.ts';
import type { Names } from './names.ts';

/** Adds names to records before they are encoded. See NameLookup for `within`. */
export type PopulateNames = <Shown extends object>(
  records: readonly Shown[],
  within?: Call,
) => Promise<readonly Shown[]>;

interface NameField {
  readonly storedAs: string;
  readonly module: string;
  /** The stored field with the id of the referenced record. */
  readonly source: string;
}

/**
 * Compiles the lookups of a message's names (rule `name_of`): one lookup per module for all records. A name stays empty
 * if its service is unavailable.
 * @throws Error if a rule names a field that the message does not have
 */
export function compilePopulateNames(message: MessageContract, names: Names): PopulateNames {
  const fields = message.fields.flatMap((field) => nameField(field, message));
  if (fields.length === 0) return async (records) => records;
  const byModule = [...Map.groupBy(fields, ({ module }) => module)];
  return async (records, within) => {
    const known = new Map(
      await Promise.all(
        byModule.map(async ([module, sources]) => {
          const ids = idsOf(records as readonly StoredValues[], sources);
          return [module, ids.length > 0 ? await findNames(names, module, ids, within) : NONE] as const;
        }),
      ),
    );
    return records.map((record) => ({ ...record, ...namesOf(record as StoredValues, fields, known) }));
  };
}

const NONE: ReadonlyMap<number, string> = new Map();

function nameField({ name, rules }: FieldContract, message: MessageContract): NameField[] {
  if (!rules.nameOf) return [];
  const { module, field } = rules.nameOf;
  const source = message.field(field);
  if (!source) throw new Error(`${message.name}.${name} is the name of ${field}, which is no field of ${message.name}`);
  return [{ storedAs: rules.storedAs, module, source: storedName(source) }];
}

function idsOf(records: readonly StoredValues[], fields: readonly NameField[]): number[] {
  const ids = records.flatMap((record) => fields.map(({ source }) => record[source]));
  return [...new Set(ids.filter((id): id is number => typeof id === 'number' && id > 0))];
}

async function findNames(names: Names, module: string, ids: readonly number[], within: Call | undefined) {
  try {
    return await names.lookup(module)(ids, within);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    within?.log.debug({ module, code: error.code }, 'name lookup failed');
    return NONE;
  }
}

function namesOf(
  record: StoredValues,
  fields: readonly NameField[],
  known: ReadonlyMap<string, ReadonlyMap<number, string>>,
): StoredValues {
  return Object.fromEntries(
    fields.map(({ storedAs, module, source }) => [storedAs, known.get(module)?.get(Number(record[source])) ?? '']),
  );
}
