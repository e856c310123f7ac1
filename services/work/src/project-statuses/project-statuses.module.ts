import { invalid } from '@bms/contracts';
import {
  createResource,
  crud,
  defineModule,
  type ReadTransaction,
  type RecordChange,
  type RecordModel,
  recordModel,
  type StoredValues,
} from '@bms/service-kit';
import { ensureBuiltIn } from './built-in.ts';
import { freeKey, keyFromTitle } from './key-name.ts';
import { type ProjectStatus, projectStatuses } from './project-statuses.model.ts';

export const projectStatusesModule = defineModule({
  service: projectStatuses.service,
  models: projectStatuses.models,
  setup: async ({ kit }) => {
    const model = recordModel(kit.db, projectStatuses);
    const resource = createResource(kit, projectStatuses, {
      compute: (status, tx) => nameKey(model, status, tx),
      assert: assertNotBuiltIn,
    });
    await ensureBuiltIn(resource);
    return crud(resource);
  },
});

/** Sets the key of a new status. It never changes, since programs refer to it, whatever the title. */
async function nameKey(
  model: RecordModel<ProjectStatus>,
  status: StoredValues<ProjectStatus>,
  tx: ReadTransaction,
): Promise<StoredValues<ProjectStatus>> {
  if (status.key_name) return {};
  const key = keyFromTitle(status.title ?? '');
  const taken = await model.distinct('key_name', { key_name: new RegExp(`^${key}(_[0-9]+)?$`) }).session(tx.session);
  return { key_name: freeKey(key, new Set(taken)) };
}

function assertNotBuiltIn({ kind, before }: RecordChange<ProjectStatus>): void {
  if (kind !== 'deleted' || !before?.is_built_in) return;
  const message = `${before.title} is built in and cannot be deleted.`;
  throw invalid({ field: 'id', code: 'built_in', message });
}
