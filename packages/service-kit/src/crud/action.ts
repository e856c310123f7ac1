import type { StoredRecord, StoredValues } from '../records/stored.ts';
import { checkStep, type States } from '../states/states.ts';
import type { Call, Handler, Transaction } from '../types.ts';
import { compileAnswer } from './answer.ts';
import { changeRecord } from './change.ts';
import { loadForChange } from './load.ts';
import type { Resource } from './resource.ts';

/** What an action changes of a record, by stored name. */
export type Decide = (record: StoredRecord, call: Call, tx: Transaction) => Promise<StoredValues> | StoredValues;

/**
 * A verb of a module's own that changes one record, such as `send`; it counts as an update.
 * @param said what the answer's `message` says
 */
export function action(resource: Resource, rpc: string, said: string, decide: Decide): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const before = await loadForChange(resource, call, call.request.id, 'update', tx);
      const changes = await decide(before, call, tx);
      return answer(await changeRecord(resource, before, changes, call, tx), said);
    });
}

/** An action that moves the record to a status and does nothing else. @throws ApiError validation_failed where that is no legal move */
export function moveTo(states: States, status: string): Decide {
  return (record) => {
    checkStep(states, 'status', String(record['status']), status);
    return { status };
  };
}
