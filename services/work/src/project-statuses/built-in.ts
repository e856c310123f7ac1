import { findable, type Resource, type StoredRecord } from '@bms/service-kit';

/** What every system starts with. */
const builtIn = [
  { title: 'Open', key_name: 'open', color: '#2d9cdb', icon: 'circle', category: 'open' },
  { title: 'Hold', key_name: 'hold', color: '#f2994a', icon: 'pause', category: 'on_hold' },
  { title: 'Completed', key_name: 'completed', color: '#27ae60', icon: 'check', category: 'done' },
  { title: 'Cancelled', key_name: 'cancelled', color: '#828282', icon: 'x', category: 'cancelled' },
];

/**
 * Makes the statuses that are missing. The unique key lets several copies of the service do it at once, and each status is
 * known by it again, whatever its title has become.
 */
export async function ensureBuiltIn(resource: Resource): Promise<void> {
  const { model } = resource;
  const present = new Set(await model.distinct('key_name', { is_built_in: true }));
  for (const [index, status] of builtIn.entries()) {
    if (!present.has(status.key_name)) await insertUnlessThere(resource, { ...status, sort: index + 1 });
  }
}

async function insertUnlessThere(resource: Resource, status: (typeof builtIn)[number] & { sort: number }) {
  const { model, kit, definition } = resource;
  const now = new Date();
  const record: StoredRecord = {
    ...status,
    is_built_in: true,
    _id: await kit.nextId(definition.name),
    version: 1,
    created_at: now,
    created_by: 0,
    updated_at: now,
  };
  const { key_name, ...rest } = { ...record, ...findable(resource, record) };
  await model.updateOne({ key_name: status.key_name }, { $setOnInsert: rest }, { upsert: true });
}
