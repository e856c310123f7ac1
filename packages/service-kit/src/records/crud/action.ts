import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import type { Transaction } from '../kit.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { assertStep } from '../rules/states.ts';
import { compileAnswer } from './answer.ts';
import { changeRecord } from './change.ts';
import { loadForChange } from './load.ts';
import type { Resource } from './resource.ts';

/** Returns the changes that an action makes to a record, by stored name. */
export type Decide<T extends StoredRecord = StoredRecord> = (
  record: T,
  call: Call,
  tx: Transaction,
) => Promise<StoredValues<T>> | StoredValues<T>;

/**
 * Creates the handler of a module-specific action on one record, such as `send`; it counts as an update.
 * @param text the `message` of the response
 */
export function action<T extends StoredRecord>(
  resource: Resource<T>,
  rpc: string,
  text: string,
  decide: Decide<NoInfer<T>>,
): Handler<{ id: number }>;
export function action(resource: Resource, rpc: string, text: string, decide: Decide): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const before = await loadForChange(resource, call, call.request.id, 'update', tx);
      const changes = await decide(before, call, tx);
      return answer(await changeRecord(resource, before, changes, call, tx), text);
    });
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
