import { invalid, type Violation } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import { bodyField } from '../model/list-contract.ts';
import type { StoredValues } from '../model/stored.ts';
import { compilePopulateNames } from '../references/populate-names.ts';
import { findBrokenReferences } from '../references/references.ts';
import { oneByOne } from '../writes/group-commit.ts';
import { compileAnswer } from './answer.ts';
import { changeRecord } from './change.ts';
import { compileChanges } from './changes.ts';
import { loadForChange } from './load.ts';
import type { Message, Resource } from './resource.ts';

type UpdateRequest = { id: number } & Message;

/** An update whose references have been looked up. */
interface Checked {
  readonly id: number;
  readonly request: Message;
  readonly broken: readonly Violation[];
}

/**
 * Creates the handler that updates the fields named in the update mask.
 * @param onlyId the id of a singleton record, whose path has no id
 */
export function update(resource: Resource, name = 'Update', onlyId?: number): Handler<UpdateRequest> {
  const rpc = resource.rpc(name);
  const body = bodyField(rpc)?.name;
  if (!body) throw new Error(`${rpc.path} has no body with changes`);
  const answer = compileAnswer(resource, rpc);
  const readChanges = compileChanges(resource);
  const fillNames = compilePopulateNames(resource.record, resource.kit.names);
  const names = resource.record.fields.filter(({ rules }) => rules.nameOf).map(({ name }) => name);
  const write = resource.kit.groupCommit(
    oneByOne<Checked, Message>(async ({ call, input: { id, request, broken }, emit }, session) => {
      const tx = { session, emit };
      const before = await loadForChange(resource, call, id, 'update', tx);
      const sent = (await resource.rules.normalize?.(request, call, before)) ?? request;
      const [shown = before] = names.some((name) => call.mask.includes(name)) ? await fillNames([before]) : [];
      const changes = readChanges(shown, sent, call.mask);
      assertReferences(resource, broken, changes);
      return answer(await changeRecord(resource, before, changes, call, tx), 'Saved.');
    }),
  );
  return async (call) => {
    const request = (call.request[body] ?? {}) as Message;
    const broken = await brokenReferences(resource, call, request);
    return write(call, { id: onlyId ?? call.request.id, request, broken });
  };
}

function brokenReferences(resource: Resource, call: Call<UpdateRequest>, sent: Message): Promise<Violation[]> {
  const named = resource.references.filter((field) => call.mask.includes(field.name));
  return findBrokenReferences(named, sent, resource.kit.references, call);
}

/** Rejects broken references in changed fields. An unchanged reference may point to a record that was deleted since. */
function assertReferences({ record }: Resource, broken: readonly Violation[], changes: StoredValues): void {
  const changed = broken.filter(({ field }) => (record.field(field)?.rules.storedAs ?? field) in changes);
  if (changed.length > 0) throw invalid(...changed);
}
