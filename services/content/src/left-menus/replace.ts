import { isDeepStrictEqual } from 'node:util';
import { invalid, type Violation } from '@bms/contracts';
import {
  type Call,
  changeRecord,
  compileAnswer,
  type Handler,
  insertRecord,
  type Resource,
  removeRecord,
  type StoredRecord,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { itemsOf, refuseShared } from './clear.ts';

/** An item as it is sent; without an id it is new. */
interface Entry {
  readonly id?: number | null;
  readonly title: string;
  readonly url: string;
  readonly icon: string;
  readonly parent_id?: number | null;
  readonly open_in_new_tab: boolean;
}

interface ReplaceRequest {
  readonly type: string;
  readonly menu: { readonly items: readonly Entry[] };
}

/** Makes a menu what was sent, as a whole or not at all; the place of each item is where it stands. */
export function replace(resource: Resource): Handler<ReplaceRequest> {
  const answer = compileAnswer(resource, resource.rpc('Replace'));
  return (call) => {
    const { type, menu } = call.request;
    const { items } = menu;
    refuseShared(type, call.caller);
    return resource.kit.write(call, async (tx) => {
      const known = new Map((await itemsOf(resource, type, call, tx)).map((item) => [item._id, item]));
      refuseStrangers(items, known);
      const kept = new Set(items.map(({ id }) => id));
      for (const item of known.values()) if (!kept.has(item._id)) await removeRecord(resource, item, call, tx);
      // One after the other: they are told of in their order.
      for (const [at, item] of items.entries())
        await put(resource, known, { ...valuesOf(item, at), type }, item, call, tx);
      return answer({}, 'Saved.');
    });
  };
}

/** By stored name; undefined for what is not set. */
const valuesOf = ({ title, url, icon, parent_id, open_in_new_tab }: Entry, at: number): StoredValues => ({
  title,
  url,
  icon,
  parent_id: parent_id ?? undefined,
  open_in_new_tab,
  sort: at + 1,
});

async function put(
  resource: Resource,
  known: ReadonlyMap<number, StoredRecord>,
  values: StoredValues,
  { id }: Entry,
  call: Call,
  tx: Transaction,
): Promise<void> {
  const before = known.get(id ?? 0);
  if (!before) {
    await insertRecord(resource, values, call, tx);
    return;
  }
  const changes = Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(before[name], value));
  if (changes.length === 0) return;
  // The answer is about the menu, which has no version.
  await changeRecord(resource, before, Object.fromEntries(changes), { ...call, setVersion: () => {} }, tx);
}

/**
 * Refuses ids that the menu does not have or that come twice, and items under one that does not stand before them: so none
 * stands under itself.
 * @throws ApiError validation_failed
 */
function refuseStrangers(items: readonly Entry[], known: ReadonlyMap<number, StoredRecord>): void {
  const before = new Set<number>();
  const violations: Violation[] = [];
  for (const [at, { id, parent_id }] of items.entries()) {
    const path = `items[${at}]`;
    if (id && !known.has(id)) violations.push(unknown(`${path}.id`, 'must be an item of the menu'));
    if (id && before.has(id)) violations.push({ ...unknown(`${path}.id`, 'is sent twice'), code: 'duplicate' });
    if (parent_id && !before.has(parent_id))
      violations.push(unknown(`${path}.parent_id`, 'must be an item of the menu that is sent before this one'));
    if (id) before.add(id);
  }
  if (violations.length > 0) throw invalid(...violations);
}

const unknown = (field: string, what: string): Violation => ({
  field,
  code: 'unknown_reference',
  message: `${field} ${what}.`,
});
