import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';

/** The resources that the search across modules covers, by gRPC service. */
export interface SearchSources {
  /** Registers the handler of ListForSearch of a service. */
  provide(service: string, list: Handler): void;
  /** Returns the handler of ListForSearch of a service. It throws if the service has none. */
  handlerOf(service: string): Handler;
}

/** Creates an empty registry. */
export function createSearchSources(): SearchSources {
  const lists = new Map<string, Handler>();
  return {
    provide: (service, list) => void lists.set(service, list),
    handlerOf: (service) => (call: Call) => {
      const list = lists.get(service);
      if (!list) throw new Error(`${service} has no resource`);
      return list(call as never);
    },
  };
}
