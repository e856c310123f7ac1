import type { Handlers } from './grpc-service.ts';

const entry = (module: string, record_id: number, action = 'updated') => ({ module, record_id, action });

/** Handlers of a feed of changes: of records that can and that cannot be read. */
export const feedHandlers: Handlers = {
  '/bms.echo.Feed/List': ({ message }) => {
    const entries = [
      entry('things', 5, 'created'),
      entry('keepers', 1),
      entry('things', 5),
      entry('things', 404),
      entry('guests', 101),
      entry('keepers', 2, 'deleted'),
      entry('keepers', 3, 'removed'),
      entry('unknown', 1),
    ];
    const modules = String(message['modules'] ?? '').split(',');
    const isAsked = ({ module }: { module: string }) => modules[0] === '' || modules.includes(module);
    return { message: { records: entries.filter(isAsked) } };
  },
};
