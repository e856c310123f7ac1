import type { Violation } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import { bodyField } from '../model/list-contract.ts';
import { findBrokenReferences } from '../references/references.ts';
import type { Message, Resource } from './resource.ts';
import { compileUpdates } from './update-group.ts';

type UpdateRequest = { id: number } & Message;

/**
 * Creates the handler that updates the fields named in the update mask.
 * @param onlyId the id of a singleton record, whose path has no id
 */
export function update(resource: Resource, name = 'Update', onlyId?: number): Handler<UpdateRequest> {
  const rpc = resource.rpc(name);
  const body = bodyField(rpc)?.name;
  if (!body) throw new Error(`${rpc.path} has no body with changes`);
  const write = resource.kit.groupCommit(compileUpdates(resource, rpc));
  return async (call) => {
    const request = (call.request[body] ?? {}) as Message;
    await resource.rules.prepare?.(request, call, false);
    const broken = await brokenReferences(resource, call, request);
    return write(call, { id: onlyId ?? call.request.id, request, broken });
  };
}

function brokenReferences(resource: Resource, call: Call<UpdateRequest>, sent: Message): Promise<Violation[]> {
  const named = resource.references.filter((field) => call.mask.includes(field.name));
  return findBrokenReferences(named, sent, resource.kit.references, call);
}
