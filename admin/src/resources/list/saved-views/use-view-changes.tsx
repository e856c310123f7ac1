import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'react-admin';
import { VERSION } from '../../../api/changes.ts';
import { http } from '../../../services.ts';
import { UNDO_MS, Undoable } from '../../undoable.tsx';
import type { SavedView } from './saved-view.ts';
import { VIEWS } from './use-saved-views.ts';

type ViewValues = Partial<Pick<SavedView, 'title' | 'query' | 'columns' | 'is_shared'>>;

/** The changes of saved views. */
interface ViewChanges {
  /** Creates a view and returns its id. @throws ApiFailure */
  create(values: ViewValues): Promise<number>;
  /** Changes a view, with an undo. @throws ApiFailure, also if it was changed since it was read */
  update(view: SavedView, values: ViewValues): Promise<void>;
  /** Deletes a view, with an undo. */
  remove(view: SavedView): void;
}

const PATH = '/api/views';

/** Returns the functions that change the saved views of a module. */
export function useViewChanges(module: string): ViewChanges {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [deleteOne] = useDelete();
  const reload = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [VIEWS, 'getList'] });
  const report = (error: Error): void => notify(error.message, { type: 'error' });
  const patch = async (view: SavedView, body: ViewValues, etag?: string): Promise<void> => {
    const headers = etag ? { 'If-Match': etag } : undefined;
    // A view that was changed meanwhile is shown in its new state.
    await http('PATCH', `${PATH}/${view.id}`, { body, headers }).finally(reload);
  };
  const undo = (view: SavedView, names: readonly string[]): void => {
    const before = Object.fromEntries(Object.entries(view).filter(([name]) => names.includes(name)));
    patch(view, before).catch(report);
  };
  return {
    create: async (values) => {
      const { body } = await http<{ record: { id: number } }>('POST', PATH, { body: { ...values, module } });
      await reload();
      return body.record.id;
    },
    update: async (view, values) => {
      await patch(view, values, view.etag);
      const message = <Undoable message="View saved." onUndo={() => undo(view, Object.keys(values))} />;
      notify(message, { type: 'info', autoHideDuration: UNDO_MS });
    },
    remove: (view) => {
      const previousData = { ...view, [VERSION]: view.etag };
      deleteOne(
        VIEWS,
        { id: view.id, previousData },
        { mutationMode: 'undoable', onError: (error) => report(error as Error) },
      );
      notify('View deleted.', { type: 'info', undoable: true, autoHideDuration: UNDO_MS });
    },
  };
}
