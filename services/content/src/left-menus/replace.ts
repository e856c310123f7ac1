import { isDeepStrictEqual } from 'node:util';
import { invalid, type Violation } from '@bms/contracts';
import {
  type Call,
  changeOneOfMany,
  compileEncoder,
  type HandlerOf,
  insertRecord,
  type Resource,
  removeRecord,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { assertMayEdit, itemsOf } from './clear.ts';
import type { MenuItem } from './left-menus.model.ts';

/** An item of the request; one without an id is new. */
interface Entry {
  readonly id?: number | null;
  readonly title: string;
  readonly url: string;
  readonly icon: string;
  readonly parent_id?: number | null;
  readonly open_in_new_tab: boolean;
}

/** Replaces all items of a menu atomically; the position of an item in the request is its sort order. */
export function replace(resource: Resource<MenuItem>): HandlerOf<'/bms.content.LeftMenus/Replace'> {
  const encode = compileEncoder(resource.record, resource.kit.days, resource.shown);
  return (call) => {
    const { menu } = call.request;
    const type = call.request.type as MenuItem['type'];
    const { items } = menu;
    assertMayEdit(type, call.caller);
    return resource.kit.write(call, async (tx) => {
      const known = new Map((await itemsOf(resource, type, call, tx)).map((item) => [item._id, item]));
      assertKnownItems(items, known);
      const kept = new Set(items.map(({ id }) => id));
      for (const item of known.values()) if (!kept.has(item._id)) await removeRecord(resource, item, call, tx);
      // Sequential, so that events are emitted in the order of the items.
      const saved: MenuItem[] = [];
      for (const [at, item] of items.entries())
        saved.push(await put(resource, known, { ...valuesOf(item, at), type }, item, call, tx));
      return { success: true, message: 'Saved.', records: saved.map(encode) };
    });
  };
}

/** Returns the values by stored name; undefined for unset ones. */
const valuesOf = ({ title, url, icon, parent_id, open_in_new_tab }: Entry, at: number): StoredValues<MenuItem> => ({
  title,
  url,
  icon,
  parent_id: parent_id ?? undefined,
  open_in_new_tab,
  sort: at + 1,
});

async function put(
  resource: Resource<MenuItem>,
  known: ReadonlyMap<number, MenuItem>,
  values: StoredValues<MenuItem>,
  { id }: Entry,
  call: Call,
  tx: Transaction,
): Promise<MenuItem> {
  const before = known.get(id ?? 0);
  if (!before) return insertRecord(resource, values, call, tx);
  const stored: StoredValues = before;
  const changes = Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(stored[name], value));
  return changeOneOfMany(resource, before, Object.fromEntries(changes), call, tx);
}

/**
 * Rejects ids that are not in the menu or occur twice, and items whose parent does not precede them, which also rules
 * out cycles.
 * @throws ApiError validation_failed
 */
function assertKnownItems(items: readonly Entry[], known: ReadonlyMap<number, MenuItem>): void {
  const before = new Set<number>();
  const violations: Violation[] = [];
  for (const [at, { id, parent_id }] of items.entries()) {
    const path = `items[${at}]`;
    if (id && !known.has(id)) violations.push(unknown(`${path}.id`, 'must be the id of an item of this menu'));
    if (id && before.has(id))
      violations.push({ ...unknown(`${path}.id`, 'must not occur more than once'), code: 'duplicate' });
    if (parent_id && !before.has(parent_id))
      violations.push(unknown(`${path}.parent_id`, 'must be the id of an item earlier in the list'));
    if (id) before.add(id);
  }
  if (violations.length > 0) throw invalid(...violations);
}

const unknown = (field: string, what: string): Violation => ({
  field,
  code: 'unknown_reference',
  message: `${field} ${what}.`,
});
