import type { Handler } from '../../runtime/module.ts';
import { compileAnswer } from './answer.ts';
import type { Resource } from './resource.ts';
import { shareLoads } from './share-loads.ts';

/**
 * Creates the handler that returns one record with its version.
 * @param onlyId the id of a singleton record, whose path has no id
 */
export function get(resource: Resource, rpc = 'Get', onlyId?: number): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  const load = shareLoads(resource);
  return async (call) => {
    const record = await load(call, onlyId ?? call.request.id);
    call.setVersion(record.version);
    return answer(record, undefined, call);
  };
}
