import { isDeepStrictEqual } from 'node:util';
import { type FieldContract, type MessageContract, shapeAnswer } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { RecordChange } from '../crud/resource.ts';
import { type Computed, compileReader } from '../records/conversion.ts';
import type { RecordDefinition } from '../records/definition.ts';
import { ownersOf } from '../records/owners.ts';
import type { StoredRecord, StoredValues } from '../records/stored.ts';
import { groupsOf, portalClientOf, toldTo } from './told-to.ts';

/** The most characters of a value that are told; who needs all of it looks at the record. */
const MOST_CHARACTERS = 500;

/** What every record has and every change changes, and so says nothing. */
const SELF_EVIDENT = new Set(['id', 'version', 'created_at', 'created_by', 'updated_at']);

/** What happened to a record, as it is told to who keeps account of it. */
export type TellChange = (change: RecordChange & { after: StoredRecord }) => DomainEvent;

interface Audited {
  readonly definition: RecordDefinition;
  /** The record as it is shown. */
  readonly record: MessageContract;
  /** What is worked out when it is shown, and so never changes. */
  readonly computed: Computed;
  /** The module of the record. */
  readonly module: string;
  /** The module whose grants show it. */
  readonly grantedModule: string;
}

/** Compiles how every change of a kind of record is told, by the values that the contract shows and not keeps to itself. */
export function compileTellChange({ definition, record, computed, module, grantedModule }: Audited): TellChange {
  const readers = record.fields.filter((field) => isTold(field, computed)).map(compileJson);
  const tellsValues = definition.confidential !== true;
  const told_to = toldTo(definition);
  const portalClient = portalClientOf(definition);
  return ({ kind, before, after }) => {
    const { client_id, version, _id: id } = after;
    const changes = kind === 'created' || kind === 'updated' ? fieldChanges(readers, before, after) : [];
    const title = tellsValues ? cut(String(after[definition.title] ?? ''), 255) : '';
    return {
      message: 'bms.api.RecordChange',
      type: `record.${kind}`,
      recordId: `${definition.name}-${id}`,
      version,
      data: {
        module,
        record_id: id,
        version,
        title,
        changes: tellsValues ? changes : changes.map(nameOnly),
        told_to,
        portal_client_id: portalClient(after),
        groups: groupsOf(definition, { before, after }),
      },
      module: grantedModule,
      owners: ownersOf(definition, after),
      ...(typeof client_id === 'number' && { clientId: client_id }),
    };
  };
}

const isTold = ({ name, rules }: FieldContract, computed: Computed): boolean =>
  !SELF_EVIDENT.has(name) && !rules.sensitive && !rules.writeOnly && computed[name] === undefined;

interface FieldChange {
  readonly field: string;
  /** JSON text; empty for none. */
  readonly before: string;
  readonly after: string;
}

const nameOnly = ({ field }: FieldChange): FieldChange => ({ field, before: '', after: '' });

/** A field with how its value looks in an answer. */
interface JsonReader {
  readonly name: string;
  readonly stored: string;
  read(record: StoredValues): unknown;
}

function compileJson(field: FieldContract): JsonReader {
  const read = compileReader(field);
  const shape = shapeAnswer({ name: '', comment: '', fields: [field], field: () => field });
  return {
    name: field.name,
    stored: field.rules.storedAs,
    // A copy, since what is stored may be shown as it is and shaping changes it.
    read: (record) => shape({ [field.name]: structuredClone(read(record)) })[field.name],
  };
}

function fieldChanges(
  readers: readonly JsonReader[],
  before: StoredRecord | undefined,
  after: StoredRecord,
): FieldChange[] {
  return readers
    .filter(({ stored }) => !isDeepStrictEqual(before?.[stored], after[stored]))
    .map(({ name, read }) => ({ field: name, before: before ? jsonOf(read(before)) : '', after: jsonOf(read(after)) }))
    .filter((change) => change.before !== change.after);
}

/** What is not set says nothing, however its type shows that. */
function jsonOf(value: unknown): string {
  if (value === undefined || value === null || value === '' || isEmptyList(value)) return '';
  const text = JSON.stringify(value);
  return text.length <= MOST_CHARACTERS ? text : JSON.stringify(cut(typeof value === 'string' ? value : text));
}

const isEmptyList = (value: unknown): boolean => typeof value === 'object' && Object.keys(value ?? {}).length === 0;

/** By characters, not by code units: half of one would be no text. */
function cut(text: string, most = MOST_CHARACTERS): string {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
