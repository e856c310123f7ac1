import type { Handler } from '../types.ts';
import { compileAnswer } from './answer.ts';
import { loadForView } from './load.ts';
import type { Resource } from './resource.ts';

/** Shows one record, with its version. */
export function get(resource: Resource, rpc = 'Get'): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return async (call) => {
    const record = await loadForView(resource, call, call.request.id);
    call.setVersion(record.version);
    return answer(record);
  };
}
