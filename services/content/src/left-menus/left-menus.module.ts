import { create, createResource, defineModule, list, listDeleted, restore } from '@bms/service-kit';
import { assertMayEdit, clear } from './clear.ts';
import { leftMenus } from './left-menus.model.ts';
import { replace } from './replace.ts';

export const leftMenusModule = defineModule({
  service: leftMenus.service,
  models: leftMenus.models,
  setup: ({ kit }) => {
    const resource = createResource(kit, leftMenus, {
      normalize: (sent, { caller }) => {
        assertMayEdit(sent['type'], caller);
        return sent;
      },
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
});
