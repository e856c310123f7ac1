import { invalid } from '@bms/contracts';
import { createResource, crud, defineModule, type ReadTransaction, type RecordChange } from '@bms/service-kit';
import { type ListedModule, listedModules } from './listed-modules.ts';
import { type View, views, visibleTo } from './views.model.ts';

/** The maximum number of views of a user. */
const MAX_VIEWS = 100;

export const viewsModule = defineModule({
  service: views.service,
  models: views.models,
  setup: ({ kit }) => {
    const names = kit.contract.message('bms.content.View').field('module')!.rules.allowed;
    const modules = listedModules(kit.contract, names);
    const resource = createResource<View>(kit, views, {
      // The owner of a new view is set after this.
      compute: ({ created_by = 0, ...view }, _tx, { call }) => {
        const { module, is_shared } = view as View;
        const owner = created_by || call.caller.userId;
        return { visible_to: visibleTo({ created_by: owner, is_shared }, modules.get(module)?.granted) };
      },
      assert: async (change, tx) => {
        assertQueryable(change, modules.get(change.after.module));
        await assertBelowLimit(change, tx);
      },
      areUpdatesIndependent: true,
    });
    /** Asserts that a user has room for another view. @throws ApiError validation_failed */
    async function assertBelowLimit({ kind, after }: RecordChange<View>, { session }: ReadTransaction): Promise<void> {
      if (kind !== 'created' && kind !== 'restored') return;
      const { created_by } = after;
      if ((await resource.model.countDocuments({ created_by }).session(session)) < MAX_VIEWS) return;
      const message = `A user can have at most ${MAX_VIEWS} views. Delete one of them first.`;
      throw invalid({ field: 'title', code: 'too_many', message });
    }
    return crud(resource);
  },
});

/**
 * Asserts that the list of the module accepts a changed query and changed columns. What is stored may name filters that the
 * list no longer has: such a view can still be renamed and deleted.
 * @throws ApiError validation_failed
 */
function assertQueryable({ kind, after, changed }: RecordChange<View>, module: ListedModule | undefined): void {
  if (!module || (kind !== 'created' && kind !== 'updated')) return;
  const violations = [
    ...(changed.has('query') ? module.findQueryFaults(after.query) : []),
    ...(changed.has('columns') ? module.findColumnFaults(after.columns) : []),
  ];
  if (violations.length > 0) throw invalid(...violations);
}
