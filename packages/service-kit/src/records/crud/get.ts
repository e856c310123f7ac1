import { ApiError } from '@bms/contracts';
import { shareQueries } from '@bms/events';
import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import { HIDDEN, type StoredRecord } from '../model/stored.ts';
import { trust } from '../scope/scope.ts';
import { remainingMs } from '../writes/deadline.ts';
import { compileAnswer } from './answer.ts';
import { loadForView, scopeOf } from './load.ts';
import type { Resource } from './resource.ts';

/** The maximum number of records in a query. */
const MAX_RECORDS = 100;
/** The maximum number of queries at once, so that a slow one does not hold up others. */
const PARALLEL_QUERIES = 4;

/**
 * Creates the handler that returns one record with its version.
 * @param onlyId the id of a singleton record, whose path has no id
 */
export function get(resource: Resource, rpc = 'Get', onlyId?: number): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  const load = createLoad(resource);
  return async (call) => {
    const record = await load(call, onlyId ?? call.request.id);
    call.setVersion(record.version);
    return answer(record, undefined, call);
  };
}

interface Wanted {
  readonly call: Call;
  readonly id: number;
}

/**
 * Creates the function that loads a record that the caller may view. Calls of callers who may view all records share
 * queries: those that arrive while queries run are answered by the next one. A record may be shared by several calls.
 * @returns a function that throws ApiError not_found
 */
function createLoad(resource: Resource): (call: Call, id: number) => Promise<StoredRecord> {
  const { model } = resource;
  const findTogether = shareQueries(
    MAX_RECORDS,
    async (wanted: readonly Wanted[]) => {
      const ids = [...new Set(wanted.map(({ id }) => id))];
      const timeoutMs = Math.max(...wanted.map(({ call }) => remainingMs(call)));
      const found = await model
        .find(trust({ _id: { $in: ids } }), HIDDEN)
        .lean()
        .maxTimeMS(timeoutMs);
      return new Map(found.map((record) => [record._id, record]));
    },
    { parallel: PARALLEL_QUERIES },
  );
  return async (call, id) => {
    if (Object.keys(scopeOf(resource, call, 'view')).length > 0) return loadForView(resource, call, id);
    const record = (await findTogether({ call, id })).get(id);
    if (!record) throw new ApiError('not_found');
    return record;
  };
}
