import type { Contract, FieldContract, MessageContract, ServiceContract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { ClientSession } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import { type BuildAuditEvent, compileAuditEvent } from '../audit/record-change.ts';
import { compileSnapshots, fieldsBeside } from '../audit/snapshots.ts';
import { compileFoundBy } from '../found/found.ts';
import { listForSearch } from '../found/list-for-search.ts';
import { createHistorySource } from '../history/history-source.ts';
import type { Kit, ReadTransaction, Transaction } from '../kit.ts';
import { type Computed, compileDecoders, type FieldDecoder } from '../model/conversion.ts';
import type { Days } from '../model/days.ts';
import { deletedName, type RecordDefinition } from '../model/definition.ts';
import { findRpc, type ListContract, type NamedRpc, readListContract, recordMessage } from '../model/list-contract.ts';
import { modelOf, type RecordModel } from '../model/model.ts';
import type {
  ChangedFields,
  DeletedRecord,
  FieldOf,
  RecordChange,
  StoredRecord,
  StoredValues,
} from '../model/stored.ts';
import type { Numbering } from '../numbers/numbering.ts';
import { referringFields } from '../references/references.ts';
import { type ApplyRules, compileRules } from '../rules/apply-rules.ts';
import { type States, statesOf } from '../rules/states.ts';
import type { ScopeRules } from '../scope/scope.ts';
import { countedFields } from '../totals/counted.ts';
import type { Total } from '../totals/totals.ts';

/** A message of the contract in wire format. */
export type Message = Record<string, unknown>;

/**
 * The fields of a record in a request body: `Sent<LeadInput>`. A `normalize` rule declares it as the type of its first
 * parameter.
 */
export type Sent<Input> = { readonly [Field in keyof Input]: Input[Field] | null };

/** The change of a record whose stored values are computed. */
export type PendingChange<Field extends string = string> = Pick<RecordChange, 'call'> & {
  /** The stored names of the changed fields; those that were sent for a new record, none for a restored one. */
  readonly changed: ChangedFields<Field>;
};

/**
 * Rules of a module for its records beyond those of the contract; all are optional. They run in phases, in this order:
 * `prepare` before the transaction, `normalize` (of a new record also before it), `compute`, `assert` and `follow` within it.
 * @see docs/architecture.md
 */
export interface ResourceRules<T extends StoredRecord = StoredRecord> {
  /** Returns default values for fields of a new record that the caller did not send, by stored name. */
  defaults?(call: Call): StoredValues<T>;
  /**
   * Reads what the next phases need from other services or without locks, before the transaction of a create or an update,
   * and leaves it in the context of the call. `isNew` is true for a create. @throws ApiError
   */
  prepare?(sent: Message, call: Call, isNew: boolean): Promise<void>;
  /**
   * Normalizes the request body before it is decoded, e.g. from the records it refers to. `before` is the record to be
   * changed, undefined for a new one; for a change, the mask decides which fields apply. It calls no other service.
   * @throws ApiError
   */
  normalize?(sent: Message, call: Call, before: T | undefined): Promise<Message> | Message;
  /** Assigns sequential numbers to new records; concurrent creates are then written by group commit. */
  readonly numbers?: Numbering;
  /** Fields that are computed when a record is read, by name in the contract. */
  readonly computed?: Computed<T>;
  /** The stored fields of which a computed field is made, by its name: lists with only such fields read nothing else. */
  readonly computedFrom?: Readonly<Record<string, readonly string[]>>;
  /** Values for fields that older records lack, by field. */
  readonly fallbacks?: Computed<T>;
  /**
   * Computes stored values that depend on other fields or records, such as a total; it runs on every change, in its
   * transaction. A new record has no `version` yet.
   */
  compute?(
    record: StoredValues<T>,
    tx: ReadTransaction,
    change: PendingChange<FieldOf<T>>,
  ): Promise<StoredValues<T>> | StoredValues<T>;
  /**
   * Populates new records in place, all records of a transaction at once: for data that would need one query per record
   * in `compute`, such as copied fields of other records.
   */
  populate?(created: readonly T[], session: ClientSession): Promise<void>;
  /** Adjusts a record that is returned as a detail, e.g. removes values that the caller does not see. */
  show?(record: T, call: Call): Promise<T> | T;
  /**
   * Returns stored values, by id, that `search` covers and that are copied from other records. It runs when stored records
   * get the search tokens of a new version, since records of the version before may lack them.
   */
  searchSources?(records: readonly T[]): Promise<ReadonlyMap<number, StoredValues<T>>>;
  /**
   * Asserts the rules of the module beyond those of its definition, in the transaction. It writes nothing but locks of the
   * records that it reads. @throws ApiError
   */
  assert?(change: RecordChange<T>, tx: ReadTransaction): Promise<void> | void;
  /**
   * Writes other records that follow from a change, in its transaction, after all rules were asserted and before the record
   * itself is stored. @throws ApiError if a rule of one of these records is violated
   */
  follow?(change: RecordChange<T>, tx: Transaction): Promise<void> | void;
  /**
   * True if `normalize`, `compute`, `assert` and `follow` neither read nor write other records of this type when a record is
   * updated. The updates of a group of calls then read and write their records together, instead of one after another.
   * By default true without these rules.
   */
  readonly areUpdatesIndependent?: boolean;
  /** Returns the events to publish for a change. */
  events?(change: RecordChange<T>): readonly DomainEvent[];
}

/** A record type with its contract, compiled once at start. */
export interface Resource<T extends StoredRecord = StoredRecord> {
  readonly kit: Kit;
  readonly definition: RecordDefinition<T>;
  readonly rules: ResourceRules<T>;
  readonly scope: ScopeRules<T>;
  /** Readers of the fields that are not returned as stored: computed fields and fields with a fallback. */
  readonly shown: Computed;
  /** The message of the record. */
  readonly record: MessageContract;
  readonly decoders: ReadonlyMap<string, FieldDecoder>;
  readonly references: readonly FieldContract[];
  /** Asserts the rules of the definition and of the module for a pending change, and writes what follows. */
  readonly applyRules: ApplyRules;
  /** The state machines of the record's fields, by stored name. */
  readonly states: ReadonlyMap<string, States>;
  /** Undefined if the service has no List rpc. */
  readonly list: ListContract | undefined;
  readonly model: RecordModel<T>;
  /** The maintained total of the collection; undefined if no list shows the whole collection. */
  readonly total: Total | undefined;
  readonly deleted: RecordModel<DeletedRecord<T>>;
  /** Builds the audit event of a change; undefined if the record type is not audited. */
  readonly auditEventOf: BuildAuditEvent | undefined;
  /** Returns an rpc of the resource's service. @throws Error if the contract has no rpc of that name */
  rpc<const Name extends string>(name: Name): NamedRpc<Name>;
}

/**
 * Creates a resource from a record definition and its contract.
 * @throws Error naming a field of the contract that the schema does not store
 * @see docs/adr/0027-records-from-the-contract.md
 */
export function createResource<T extends StoredRecord>(
  kit: Kit,
  definition: RecordDefinition<T>,
  rules?: ResourceRules<NoInfer<T>>,
): Resource<T>;
export function createResource(kit: Kit, definition: RecordDefinition, rules: ResourceRules = {}): Resource {
  const { contract, db } = kit;
  const record = recordMessage(contract, definition.service);
  const service = contract.services.get(definition.service);
  const model = modelOf(db, definition.name);
  const computed = rules.computed ?? {};
  assertFieldsStored(record, model, computed);
  assertNoStaffFields(record, definition);
  const granted = grantedModule(service);
  const list = listOf(contract, definition, record);
  const shown = { ...fallbackReaders(rules), ...computed };
  const resource: Resource = {
    kit,
    definition,
    rules,
    scope: scopeOf(definition, granted, kit.days),
    shown,
    record,
    decoders: new Map(compileDecoders(record, kit.days).map((decoder) => [decoder.name, decoder])),
    references: referringFields(record),
    applyRules: compileRules(db, definition, rules),
    states: statesOf(record),
    list,
    model,
    total: openTotal(kit, definition, record, list),
    deleted: modelOf(db, deletedName(definition.name)),
    auditEventOf: definition.notAudited
      ? undefined
      : compileAuditEvent({
          ...{ definition, record, beside: besideOf(service), computed, days: kit.days },
          ...{ module: service?.module || granted, grantedModule: granted },
          snapshots: compileSnapshots({ contract, definition, shown, days: kit.days }),
          foundBy: compileFoundBy({ contract, definition, record, days: kit.days }),
        }),
    rpc: (name) => rpcOf(contract, definition.service, name),
  };
  kit.merges.followRecords(definition.service, resource, Object.keys(rules).length);
  if (service?.rpcs.some(({ policy }) => policy.forSearch))
    kit.searchSources.provide(definition.service, listForSearch(resource));
  if (service?.rpcs.some(({ policy }) => policy.history))
    kit.histories.provide(
      definition.service,
      createHistorySource({ record, names: kit.names, deleted: resource.deleted, show: rules.show?.bind(rules) }),
    );
  return resource;
}

/** Returns the fields that the detail of a service has beside the record. */
function besideOf(service: ServiceContract | undefined): FieldContract[] {
  const get = service?.rpcs.find(({ name }) => name === 'Get');
  return get?.response.field('record')?.message ? fieldsBeside(get) : [];
}

/** Returns the access rules of a record type; its audience is as of the current day. */
function scopeOf({ audience, ...rules }: RecordDefinition, module: string, days: Days): ScopeRules {
  return { ...rules, module, ...(audience && { audience: (caller) => audience(caller, days.today()) }) };
}

function fallbackReaders({ fallbacks = {} }: ResourceRules): Computed {
  const reader =
    (name: string, fallback: Computed[string]) =>
    (record: StoredValues): unknown =>
      record[name] || fallback(record);
  return Object.fromEntries(Object.entries(fallbacks).map(([name, fallback]) => [name, reader(name, fallback)]));
}

/**
 * Returns the module whose grants apply: that of the rpc policies, since a resource may belong to another module, e.g.
 * folders to files.
 */
function grantedModule(service: ServiceContract | undefined): string {
  const modules = service?.rpcs.flatMap(({ policy: { access } }) =>
    access.kind === 'permission' ? [access.module] : [],
  );
  return modules?.[0] ?? service?.module ?? '';
}

function listOf(contract: Contract, { service, filters }: RecordDefinition, record: MessageContract) {
  const list = findRpc(contract, service, 'List');
  return list && readListContract(list, record, filters);
}

/**
 * Opens the total of a record type. Lists of a part of a collection count by index, like those with other conditions than
 * one on a counted field. Records that are not audited are written without their resource, so that values are not counted.
 */
function openTotal(
  { totals }: Kit,
  { name, baseFilter, isListedInParts, notAudited, ownerFields }: RecordDefinition,
  record: MessageContract,
  list: ListContract | undefined,
): Total | undefined {
  if (!list || baseFilter || isListedInParts) return undefined;
  return totals.open(name, notAudited ? [] : countedFields({ record, list, ownerFields }));
}

function rpcOf<Name extends string>(contract: Contract, service: string, name: Name): NamedRpc<Name> {
  const rpc = findRpc(contract, service, name);
  if (!rpc) throw new Error(`${service} has no rpc ${name}`);
  return rpc;
}

function assertFieldsStored(record: MessageContract, model: RecordModel, computed: Computed): void {
  const own = ({ name, rules }: FieldContract) => name !== 'id' && !rules.nameOf && !(rules.computed && computed[name]);
  const missing = record.fields.filter(own).find(({ rules }) => !model.schema.path(rules.storedAs));
  if (missing)
    throw new Error(
      `${record.name} has the field ${missing.name}, but the schema of ${model.modelName} does not store it`,
    );
}

/** Portal users would find out the values of a field that they do not see by searching for them. */
function assertNoStaffFields(record: MessageContract, definition: RecordDefinition): void {
  const { search, searchWords, searchPhones } = definition;
  const searched = [...search, ...searchWords, ...searchPhones];
  const found = record.fields.find(({ rules }) => rules.staffOnly && searched.includes(rules.storedAs));
  if (found) throw new Error(`${record.name} shows ${found.name} to staff only: search it by staffSearch`);
}
