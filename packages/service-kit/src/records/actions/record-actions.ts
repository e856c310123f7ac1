import {
  type Action,
  ApiError,
  type Caller,
  errorCatalogue,
  type Rpc,
  recordOperations,
  STATUS_ACTION,
} from '@bms/contracts';
import { compileForbidden, type FindForbidden } from '../../runtime/server/permission.ts';
import { whyForbidden } from '../crud/load.ts';
import type { Resource } from '../crud/resource.ts';
import type { Rejection } from '../model/rule-options.ts';
import type { StoredRecord } from '../model/stored.ts';
import { deletionViolation, lockViolation } from '../rules/locked.ts';
import { nextStates } from '../rules/states.ts';
import { isEverything, matches, scopeFilter } from '../scope/scope.ts';
import { unmetPrecondition } from './preconditions.ts';

/** An action as `bms.api.RecordAction`. */
export interface RecordAction {
  readonly action: string;
  readonly status?: string;
  readonly allowed: boolean;
  readonly code?: string;
  readonly reason?: string;
}

/** The reason for which an action is not allowed. */
type Denial = Pick<RecordAction, 'code' | 'reason'>;

/** An operation of the contract on a record. */
interface Operation {
  readonly action: string;
  readonly name: string;
  readonly forbidden: FindForbidden;
  /** The action of the permission whose scope the record must be in. */
  readonly permission: Action;
}

/**
 * Compiles the function that returns what the caller of a detail can do with its record, from the record and the caller
 * alone: by the permission and its scope, the transitions of the status, locks, and preconditions of the module.
 * @returns a function that reads no other record; empty if the resource has no operation on a record
 * @see docs/adr/0225-actions-of-records.md
 */
export function compileActions(resource: Resource): (record: StoredRecord, caller: Caller) => RecordAction[] {
  const operations = operationsOf(resource);
  const update = operations.find(({ name }) => name === 'Update');
  const states = resource.states.get('status');
  return (record, caller) => {
    const isInScope = compileScopes(resource, record, caller);
    const denialOf = (operation: Operation, status?: string): Denial | undefined =>
      denialByCaller(resource, operation, caller, isInScope) ??
      denialByRecord(resource, operation, record, caller, status);
    const next = update && states ? nextStates(states, String(record['status'])) : [];
    return [
      ...operations.map((operation) => shown({ action: operation.action }, denialOf(operation))),
      ...next.map((status) => shown({ action: STATUS_ACTION, status }, denialOf(update!, status))),
    ];
  };
}

const shown = (about: Pick<RecordAction, 'action' | 'status'>, denial: Denial | undefined): RecordAction => ({
  ...about,
  allowed: denial === undefined,
  ...denial,
});

function operationsOf({ kit, definition }: Resource): Operation[] {
  const service = kit.contract.services.get(definition.service);
  return (service ? recordOperations(service) : []).map(({ action, rpc }) => ({
    action,
    name: rpc.name,
    forbidden: compileForbidden(rpc),
    permission: permissionOf(rpc),
  }));
}

function permissionOf({ name, policy: { access } }: Rpc): Action {
  if (access.kind === 'permission') return access.action;
  return name === 'Delete' ? 'delete' : 'update';
}

/** Returns the function that tells if a record is in the scope of a permission; each is looked up once. */
function compileScopes({ scope }: Resource, record: StoredRecord, caller: Caller): (permission: Action) => boolean {
  // A detail is shown to callers who may view it.
  const found = new Map<Action, boolean>([['view', true]]);
  return (permission) => {
    const known = found.get(permission);
    if (known !== undefined) return known;
    const filter = scopeFilter(caller, permission, scope);
    const isIn = filter !== undefined && (isEverything(filter) || matches(filter, record));
    found.set(permission, isIn);
    return isIn;
  };
}

function denialByCaller(
  resource: Resource,
  { forbidden, permission }: Operation,
  caller: Caller,
  isInScope: (permission: Action) => boolean,
): Denial | undefined {
  const reason = forbidden(caller);
  if (reason !== undefined) return { code: 'forbidden', reason };
  if (isInScope(permission)) return undefined;
  return { code: 'forbidden', reason: whyForbidden(resource, caller, permission) ?? errorCatalogue.forbidden.detail };
}

function denialByRecord(
  resource: Resource,
  { name }: Operation,
  record: StoredRecord,
  caller: Caller,
  status: string | undefined,
): Denial | undefined {
  const { definition } = resource;
  const rejection = unmetPrecondition(resource, record, name, { caller, status }) ?? ruleViolation();
  return rejection && denialOf(rejection);

  function ruleViolation(): Rejection | undefined {
    if (name === 'Delete') return deletionViolation(definition, record);
    return name === 'Update' ? lockViolation(definition, record, name) : undefined;
  }
}

function denialOf(rejection: Rejection): Denial {
  const code = rejection instanceof ApiError ? (rejection.violations[0]?.code ?? rejection.code) : rejection.code;
  return { code, reason: rejection.message };
}
