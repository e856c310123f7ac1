import { isDeepStrictEqual } from 'node:util';
import { type FieldContract, type MessageContract, shapeAnswer } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { Call } from '../../runtime/call.ts';
import { REVERTED_TO } from '../../runtime/server/history/reverting.ts';
import type { FoundBy } from '../found/found.ts';
import { type Computed, compileReader } from '../model/conversion.ts';
import type { Days } from '../model/days.ts';
import { ownersOf, type RecordDefinition } from '../model/definition.ts';
import type { RecordChange, StoredRecord, StoredValues } from '../model/stored.ts';
import type { Snapshots } from './snapshots.ts';
import { compileFormer, portalClientOf, recipientsOf, visibilityOf } from './visibility.ts';

/** The maximum length of a value in the event, in characters; longer values are truncated. */
const MAX_VALUE_LENGTH = 500;

/** Fields that every record has or every change sets; they are left out of the audit event. */
const SELF_EVIDENT = new Set(['id', 'version', 'created_at', 'created_by', 'updated_at']);

/** A change of a record, or an event of a record that is not changed with it (`announced`). */
type Audible = Pick<RecordChange, 'before' | 'after'> & {
  readonly kind: RecordChange['kind'] | 'announced';
  /** The call that makes the change. */
  readonly call?: Call | undefined;
};

/**
 * Builds the audit event (`bms.api.RecordChange`) for a record change.
 * @param events the types of the domain events of the change
 */
export type BuildAuditEvent = (change: Audible, events: readonly string[]) => DomainEvent;

interface Audited {
  readonly definition: RecordDefinition;
  /** The message that the API returns for the record. */
  readonly record: MessageContract;
  /** The fields that the detail has beside the record. */
  readonly beside: readonly FieldContract[];
  /** Readers of stored fields whose values are completed on read, such as lines. Those that are not stored are not audited. */
  readonly computed: Computed;
  /** The days that instants are shown as. */
  readonly days: Days;
  /** The module of the record. */
  readonly module: string;
  /** The module whose grants control access to the record. */
  readonly grantedModule: string;
  /** Returns the record before and after the change for webhooks. */
  readonly snapshots: Snapshots;
  /** Returns what the search finds the record by besides its snapshot. */
  readonly foundBy: FoundBy;
}

/**
 * Compiles the function that builds the audit event for a change. Sensitive, write-only and computed fields are left
 * out; the changes of a confidential record carry field names without values.
 * @see docs/adr/0145-audit-log-from-events.md
 */
export function compileAuditEvent({
  definition,
  record,
  beside,
  computed,
  days,
  module,
  grantedModule,
  snapshots,
  foundBy,
}: Audited): BuildAuditEvent {
  const audited = [...record.fields.filter(isAudited), ...beside];
  const readers = audited.map((field) => compileJson(field, days, computed[field.name]));
  const hasValues = definition.confidential !== true;
  const told_to = visibilityOf(definition);
  const portalClient = portalClientOf(definition);
  const formerOf = compileFormer(definition);
  return ({ kind, before, after, call }, events) => {
    const { client_id, version, _id: id } = after;
    const changes = kind === 'created' || kind === 'updated' ? fieldChanges(readers, before, after) : [];
    const title = hasValues ? cut(String(after[definition.title] ?? ''), 255) : '';
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
        changes: hasValues ? changes : changes.map(nameOnly),
        told_to,
        portal_client_id: portalClient(after),
        groups: recipientsOf(definition, { before, after }, days.today()),
        ...formerOf({ before, after }, days.today()),
        events: [...events],
        ...snapshots(kind === 'updated' ? before : undefined, after),
        ...foundBy(after),
        reverted_to: call?.context.get(REVERTED_TO) ?? 0,
      },
      module: grantedModule,
      owners: ownersOf(definition, after),
      ...(typeof client_id === 'number' && { clientId: client_id }),
    };
  };
}

const isAudited = ({ name, rules }: FieldContract): boolean =>
  !SELF_EVIDENT.has(name) && !rules.sensitive && !rules.writeOnly && !rules.computed;

interface FieldChange {
  readonly field: string;
  /** JSON text; empty for none. */
  readonly before: string;
  readonly after: string;
}

const nameOnly = ({ field }: FieldChange): FieldChange => ({ field, before: '', after: '' });

/** Reads the value of a field in the form that responses use. */
interface JsonReader {
  readonly name: string;
  readonly stored: string;
  read(record: StoredValues): unknown;
}

/** Copies a value that was read: it may be the stored object itself, which shaping modifies. */
const copyOf = (value: unknown): unknown => (typeof value === 'object' ? structuredClone(value) : value);

function compileJson(field: FieldContract, days: Days, compute: Computed[string] | undefined): JsonReader {
  const read = compileReader(field, days, compute);
  const shape = shapeAnswer({ name: '', comment: '', fields: [field], field: () => field });
  return {
    name: field.name,
    stored: field.rules.storedAs,
    read: (record) => shape({ [field.name]: copyOf(read(record)) })[field.name],
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

/**
 * Returns the value as JSON text, truncated to MAX_VALUE_LENGTH; empty for unset values, empty lists and empty objects.
 */
function jsonOf(value: unknown): string {
  if (value === undefined || value === null || value === '' || isEmptyList(value)) return '';
  const text = JSON.stringify(value);
  return text.length <= MAX_VALUE_LENGTH ? text : JSON.stringify(cut(typeof value === 'string' ? value : text));
}

const isEmptyList = (value: unknown): boolean => typeof value === 'object' && Object.keys(value ?? {}).length === 0;

/** Truncates a text by code points, not by UTF-16 code units, so that no surrogate pair is split. */
function cut(text: string, maxLength = MAX_VALUE_LENGTH): string {
  const characters = [...text.slice(0, 2 * maxLength + 2)];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}
