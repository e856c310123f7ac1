import type { Action, Rpc } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import type { Transaction } from '../kit.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { assertStep } from '../rules/states.ts';
import { compileChangeAnswer } from './answer-change.ts';
import { changeRecord } from './change.ts';
import { loadForChange } from './load.ts';
import type { Resource } from './resource.ts';

/** Returns the changes that an action makes to a record, by stored name. */
export type Decide<T extends StoredRecord = StoredRecord, Request = unknown> = (
  record: T,
  call: Call<Request>,
  tx: Transaction,
) => Promise<StoredValues<T>> | StoredValues<T>;

/**
 * Creates the handler of a module-specific action on one record, such as `send`. The record must be in the scope of the
 * permission that the policy names, e.g. `expenses.approve`; without a permission in the policy, in that of an update.
 * @param text the `message` of the response
 * @throws Error if the policy names a permission of another module than that of the records
 */
export function action<T extends StoredRecord, const Name extends string, Request = unknown>(
  resource: Resource<T>,
  rpc: Name,
  text: string,
  decide: Decide<NoInfer<T>, Request>,
): Handler<{ id: number } & Request, EncodedAnswer<Name>> {
  const contract = resource.rpc(rpc);
  const answer = compileChangeAnswer(resource, contract);
  const permitted = permittedAction(resource, contract);
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const before = await loadForChange(resource, call, call.request.id, permitted, tx);
      const changes = await decide(before, call, tx);
      const after = await changeRecord(resource, before, changes, call, tx);
      return answer({ before, after, call, session: tx.session }, text);
    });
}

function permittedAction({ scope }: Resource, { path, policy: { access } }: Rpc): Action {
  if (access.kind !== 'permission') return 'update';
  if (access.module === scope.module) return access.action;
  throw new Error(
    `${path} requires ${access.module}.${access.action}, but its records are in the scope of ${scope.module}`,
  );
}

/**
 * Creates an action that only moves the record to a status.
 * @throws ApiError validation_failed if the transition is illegal
 */
export function moveTo<T extends StoredRecord>(resource: Resource<T>, status: string): Decide<T>;
export function moveTo(resource: Resource, status: string): Decide {
  return (record, { rpc }) => {
    assertStatus(resource, record, status, rpc.name);
    return { status };
  };
}

/**
 * Asserts that an action may move a record to a status.
 * @param by the name of the action's rpc
 * @throws ApiError validation_failed
 */
export function assertStatus({ states }: Resource, record: StoredRecord, status: string, by: string): void {
  const known = states.get('status');
  if (!known) throw new Error(`${by} moves a status, which has no moves in the contract`);
  assertStep(known, String(record['status']), status, by);
}
