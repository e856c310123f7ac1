import { type Call, type Handler, type ItemLookup, type Kit, type PricedItem, viewScope } from '@bms/service-kit';

const LOOKUP = '/bms.billing.Items/Lookup';

/** The items of billing, which provide titles and rates for lines. */
export interface Items {
  readonly lookup: ItemLookup;
  /**
   * Wraps an update handler so that the items of its lines are fetched before its transaction, which must not wait for
   * another service.
   */
  withPrefetch(body: string, update: Handler): Handler<Request>;
}

type Request = Readonly<Record<string, unknown>>;

/** Creates the lookup of items. Its calls throw ApiError unavailable while billing is unavailable. */
export function createItems({ request }: Pick<Kit, 'request'>): Items {
  const known = new WeakMap<Call, ReadonlyMap<number, PricedItem>>();
  const fetchItems: ItemLookup = async (ids, call) => {
    const scope = viewScope(call.caller, 'items');
    if (scope !== 'all' && scope !== 'own') return new Map();
    const own_of = scope === 'own' ? call.caller.userId : 0;
    const { items } = await request<{ items: (PricedItem & { id: number })[] }>(LOOKUP, { ids, own_of }, call);
    return new Map(items.map((item) => [item.id, item]));
  };
  return {
    lookup: async (ids, call) => known.get(call) ?? fetchItems(ids, call),
    withPrefetch: (body, update) => async (call) => {
      const ids = call.mask.includes('items') ? itemsOf(call.request[body]) : [];
      if (ids.length > 0) known.set(call, await fetchItems(ids, call));
      return update(call as Call<never>);
    },
  };
}

function itemsOf(body: unknown): number[] {
  const { items = [] } = (body ?? {}) as { items?: readonly { item_id?: number }[] };
  return [...new Set(items.flatMap(({ item_id }) => item_id ?? []))];
}
