import type { Contract, FieldContract, MessageContract, Rpc, ServiceContract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { ClientSession, Model } from 'mongoose';
import { compileTellChange, type TellChange } from '../audit/record-change.ts';
import type { Numbering } from '../numbers/numbering.ts';
import { type Computed, compileDecoders, type FieldDecoder } from '../records/conversion.ts';
import { deletedName, type RecordDefinition } from '../records/definition.ts';
import { findRpc, type ListContract, readListContract, recordMessage } from '../records/list-contract.ts';
import type { StoredRecord, StoredValues } from '../records/stored.ts';
import { referringFields } from '../references/references.ts';
import type { ScopeRules } from '../scope/scope.ts';
import type { States } from '../states/states.ts';
import type { Call, Kit, Transaction } from '../types.ts';

/** What is about to happen to a record, or has. */
export interface RecordChange {
  readonly kind: 'created' | 'updated' | 'deleted' | 'restored';
  /** The record before; undefined for a new one. */
  readonly before: StoredRecord | undefined;
  /** The record afterwards; of a deleted one as it was. */
  readonly after: StoredValues;
  /** The stored names of what changes. */
  readonly changed: ReadonlySet<string>;
  readonly call: Call;
}

/** A message of the contract, as it is on the wire. */
export type Message = Record<string, unknown>;

/** What a module adds to its records beyond what the contract says; each is optional. */
export interface ResourceRules {
  /** The values that a new record has where the caller sent none, by stored name. */
  defaults?(call: Call): StoredValues;
  /**
   * Completes what was sent before it is read, such as from what it refers to. `before` is the record that it changes,
   * undefined for a new one; the mask of a change says which fields count. @throws ApiError
   */
  prepare?(sent: Message, call: Call, before: StoredRecord | undefined): Promise<Message> | Message;
  /** Numbers new records; those that are made at once are then written together. */
  readonly numbers?: Numbering;
  /** Fields that are worked out when a record is shown, by name in the contract. */
  readonly computed?: Computed;
  /**
   * Stored values that follow from others, such as a total, or from other records; worked out on every change, in its
   * transaction. A new record has no `version` yet.
   */
  derived?(record: StoredValues, tx: Transaction): Promise<StoredValues> | StoredValues;
  /**
   * Fills in new records, in place, all at once that are made in one transaction: for what would take a query each in
   * `derived`, such as copies of other records' fields.
   */
  fill?(created: readonly StoredRecord[], session: ClientSession): Promise<void>;
  /** The states of fields that have any, by stored name. */
  readonly states?: Readonly<Record<string, States>>;
  /** Refuses what the module's rules forbid. Runs in the transaction. @throws ApiError */
  check?(change: RecordChange, tx: Transaction): Promise<void> | void;
  /** What other services are told. */
  events?(change: RecordChange & { after: StoredRecord }): readonly DomainEvent[];
}

/** A kind of record with all that its contract says of it, compiled once at start. */
export interface Resource {
  readonly kit: Kit;
  readonly definition: RecordDefinition;
  readonly rules: ResourceRules;
  readonly scope: ScopeRules;
  /** The message that is the record itself. */
  readonly record: MessageContract;
  readonly decoders: ReadonlyMap<string, FieldDecoder>;
  readonly references: readonly FieldContract[];
  /** Undefined where the service has no List. */
  readonly list: ListContract | undefined;
  readonly model: Model<StoredRecord>;
  readonly deleted: Model<StoredRecord>;
  /** How what happens to a record is told to who keeps account of it; undefined where it is not. */
  readonly accountOf: TellChange | undefined;
  /** An rpc of the resource's service. @throws Error when the contract has none of that name */
  rpc(name: string): Rpc;
}

/**
 * Puts a kind of record together with its contract.
 * @throws Error naming a field of the contract that the schema does not store, or a schema that lacks a title
 */
export function createResource(kit: Kit, definition: RecordDefinition, rules: ResourceRules = {}): Resource {
  const { contract, db } = kit;
  const record = recordMessage(contract, definition.service);
  const service = contract.services.get(definition.service);
  const model = db.model<StoredRecord>(definition.name);
  const computed = rules.computed ?? {};
  refuseUnstored(record, model, computed);
  const granted = grantedModule(service);
  return {
    kit,
    definition,
    rules,
    scope: { ...definition, module: granted },
    record,
    decoders: new Map(compileDecoders(record).map((decoder) => [decoder.name, decoder])),
    references: referringFields(record),
    list: listOf(contract, definition, record),
    model,
    deleted: db.model<StoredRecord>(deletedName(definition.name)),
    accountOf: definition.unaccounted
      ? undefined
      : compileTellChange({ definition, record, computed, module: service?.module || granted, grantedModule: granted }),
    rpc: (name) => rpcOf(contract, definition.service, name),
  };
}

/** The module whose grants count: that of the policies, since a resource may be part of another one's module, as folders are of files. */
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

function rpcOf(contract: Contract, service: string, name: string): Rpc {
  const rpc = findRpc(contract, service, name);
  if (!rpc) throw new Error(`${service} has no rpc ${name}`);
  return rpc;
}

function refuseUnstored(record: MessageContract, model: Model<StoredRecord>, computed: Computed): void {
  const own = ({ name, rules }: FieldContract) => name !== 'id' && !(rules.readOnly && computed[name]);
  const missing = record.fields.filter(own).find(({ rules }) => !model.schema.path(rules.storedAs));
  if (missing)
    throw new Error(
      `${record.name} has the field ${missing.name}, but the schema of ${model.modelName} does not store it`,
    );
}
