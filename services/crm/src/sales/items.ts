import type { Call, Handler, ItemLookup, Kit, PricedItem } from '@bms/service-kit';

const LOOKUP = '/bms.billing.Items/Lookup';

/** The items of billing, which give titles and rates to lines. */
export interface Items {
  readonly lookup: ItemLookup;
  /** The handler of a change, with the items that its lines name asked for before: its transaction must not wait for others. */
  askedBefore(body: string, update: Handler): Handler<Request>;
}

type Request = Readonly<Record<string, unknown>>;

/** @throws ApiError, from what it gives, unavailable while billing is away */
export function createItems({ request }: Pick<Kit, 'request'>): Items {
  const known = new WeakMap<Call, ReadonlyMap<number, PricedItem>>();
  const ask: ItemLookup = async (ids, call) => {
    const { items } = await request<{ items: (PricedItem & { id: number })[] }>(LOOKUP, { ids }, call);
    return new Map(items.map((item) => [item.id, item]));
  };
  return {
    lookup: async (ids, call) => known.get(call) ?? ask(ids, call),
    askedBefore: (body, update) => async (call) => {
      const ids = call.mask.includes('items') ? itemsOf(call.request[body]) : [];
      if (ids.length > 0) known.set(call, await ask(ids, call));
      return update(call as Call<never>);
    },
  };
}

function itemsOf(body: unknown): number[] {
  const { items = [] } = (body ?? {}) as { items?: readonly { item_id?: number }[] };
  return [...new Set(items.flatMap(({ item_id }) => item_id ?? []))];
}
