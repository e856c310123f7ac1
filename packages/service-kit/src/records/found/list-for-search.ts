import type { ListForSearchRequest, ListForSearchResponse } from '@bms/contracts/types/api';
import { trusted } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { AnswerOf } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import type { Resource } from '../crud/resource.ts';
import { HIDDEN, type StoredFilter } from '../model/stored.ts';
import { remainingMs } from '../writes/deadline.ts';

type List = (call: Call<ListForSearchRequest>) => Promise<AnswerOf<ListForSearchResponse>>;

/** The resources that the search across modules covers, by gRPC service. */
export interface SearchSources {
  /** Registers the resource of a service. */
  provide(service: string, resource: Resource): void;
  /** Returns the handler of ListForSearch of a service. It throws if the service has no resource. */
  handlerOf(service: string): Handler;
}

/** Creates an empty registry. */
export function createSearchSources(): SearchSources {
  const lists = new Map<string, List>();
  return {
    provide: (service, resource) => void lists.set(service, (call) => listForSearch(resource, call)),
    handlerOf: (service) => (call: Call<ListForSearchRequest>) => {
      const list = lists.get(service);
      if (!list) throw new Error(`${service} has no resource`);
      return list(call);
    },
  };
}

/** The most records of one response. */
const MAX_RECORDS = 500;

/** Lists records in the order of their ids, each as the event of a change would have it. */
async function listForSearch(
  { model, definition, auditEventOf }: Resource,
  call: Call<ListForSearchRequest>,
): ReturnType<List> {
  const { after, limit, client_id, ids } = call.request;
  const read_at = new Date().toISOString();
  const filter: StoredFilter = {
    ...definition.baseFilter,
    ...(client_id > 0 && { client_id }),
    _id: trusted({ $gt: after, ...(ids.length > 0 && { $in: [...ids] }) }),
  };
  const found = await model
    .find(filter, HIDDEN)
    .sort({ _id: 1 })
    .limit(limit || MAX_RECORDS)
    .lean()
    .maxTimeMS(remainingMs(call));
  const events = found.flatMap(
    (record) => auditEventOf?.({ kind: 'announced', before: undefined, after: record }, []) ?? [],
  );
  const records = events.map(({ data, module = '', owners = [] }) => ({
    change: data,
    granted_module: module,
    owners: [...owners],
  }));
  return { records, read_at };
}
