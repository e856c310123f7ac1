import { invalid } from '@bms/contracts';
import {
  create,
  createResource,
  list,
  listDeleted,
  type RecordChange,
  type RecordModel,
  recordModel,
  restore,
  type ServiceModule,
  type Transaction,
} from '@bms/service-kit';
import { assertMayEdit, clear } from './clear.ts';
import { leftMenus, type MenuItem, menuOf } from './left-menus.model.ts';
import { replace } from './replace.ts';

export const leftMenusModule: ServiceModule = {
  service: leftMenus.service,
  models: leftMenus.models,
  setup: (kit) => {
    const model = recordModel(kit.db, leftMenus);
    const resource = createResource(kit, leftMenus, {
      normalize: (sent, { caller }) => {
        assertMayEdit(sent['type'], caller);
        return sent;
      },
      check: (change, tx) => assertParentInMenu(model, change, tx),
    });
    return {
      List: list(resource),
      Create: create(resource),
      ClearOwn: clear(resource, 'ClearOwn', () => 'user'),
      Delete: clear(resource, 'Delete', ({ type }: { type: string }) => type),
      Replace: replace(resource),
      ListDeleted: listDeleted(resource),
      Restore: restore(resource),
    };
  },
};

/** Rejects a parent item that is not in the same menu. @throws ApiError validation_failed */
async function assertParentInMenu(
  model: RecordModel<MenuItem>,
  { kind, after, call }: RecordChange<MenuItem>,
  { session }: Transaction,
): Promise<void> {
  const { parent_id, type } = after;
  if (kind !== 'created' || parent_id === undefined) return;
  const parent = { _id: parent_id, ...menuOf(type, call.caller.userId) };
  if (await model.exists(parent).session(session)) return;
  const message = 'parent_id must be the id of an item of the same menu.';
  throw invalid({ field: 'parent_id', code: 'unknown_reference', message });
}
