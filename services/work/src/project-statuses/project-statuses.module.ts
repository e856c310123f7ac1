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
import slugify from '@sindresorhus/slugify';
import { ensureBuiltIn } from './built-in.ts';
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

/** The maximum length in characters; keys are used in programs, so those of long titles are cut. */
const LONGEST = 60;

/** Converts a title to lower-case Latin letters and digits with underscores: `In Prüfung` becomes `in_pruefung`. */
export function keyFromTitle(title: string): string {
  const key = slugify(title, { separator: '_', decamelize: false });
  return key.slice(0, LONGEST).replace(/_+$/, '') || 'status';
}

/** Returns the first of `key`, `key_2`, `key_3`, ... that is not taken. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  let free = key;
  for (let number = 2; taken.has(free); number++) free = `${key}_${number}`;
  return free;
}
