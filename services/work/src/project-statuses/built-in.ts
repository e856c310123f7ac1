import { type Resource, searchFields } from '@bms/service-kit';
import type { ProjectStatus } from './project-statuses.model.ts';

/** The initial statuses of every system. */
const builtIn = [
  { title: 'Open', key_name: 'open', color: '#2d9cdb', icon: 'circle', category: 'open' },
  { title: 'Hold', key_name: 'hold', color: '#f2994a', icon: 'pause', category: 'on_hold' },
  { title: 'Completed', key_name: 'completed', color: '#27ae60', icon: 'check', category: 'done' },
  { title: 'Cancelled', key_name: 'cancelled', color: '#828282', icon: 'x', category: 'cancelled' },
] as const satisfies readonly Partial<ProjectStatus>[];

/**
 * Creates the missing statuses. Their unique key allows several copies of the service to do it concurrently, and
 * identifies a status after its title was changed.
 */
export async function ensureBuiltIn(resource: Resource<ProjectStatus>): Promise<void> {
  const { model } = resource;
  const present = new Set(await model.distinct('key_name', { is_built_in: true }));
  for (const [index, status] of builtIn.entries()) {
    if (!present.has(status.key_name)) await insertUnlessThere(resource, { ...status, sort: index + 1 });
  }
}

async function insertUnlessThere(
  resource: Resource<ProjectStatus>,
  status: (typeof builtIn)[number] & { sort: number },
) {
  const { model, total, kit, definition } = resource;
  const now = new Date();
  const record: ProjectStatus = {
    ...status,
    is_built_in: true,
    _id: await kit.nextId(definition.name),
    version: 1,
    created_at: now,
    created_by: 0,
    updated_at: now,
  };
  const { key_name, ...rest } = { ...record, ...searchFields(resource, record) };
  await kit.db.transaction(async (session) => {
    const options = { upsert: true, session };
    const { upsertedCount } = await model.updateOne({ key_name: status.key_name }, { $setOnInsert: rest }, options);
    await total?.add(upsertedCount, session);
  });
}
