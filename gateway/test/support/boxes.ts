import { ApiError } from '@bms/contracts';
import type { Handlers, Seen } from './grpc-service.ts';

const idOf = ({ message }: Seen): number => Number(message['id']);
/** Returns the thing in a box: every third one is missing, every fourth box is empty. */
const thingOf = (id: number): number | undefined => (id % 4 === 0 ? undefined : id % 3 === 0 ? 404 : 5);

const person = (kind: string, isOne: (id: number) => boolean) => (seen: Seen) => {
  const id = idOf(seen);
  if (id === 503) throw new ApiError('unavailable');
  if (!isOne(id)) throw new ApiError('not_found');
  return { message: { record: { id, name: `${kind} ${id}`, remark: 'x' }, keys: { a: 'b' } }, version: 2 };
};

/** Handlers of resources that refer to each other: keepers are people with ids below 100, guests the others. */
export const boxHandlers: Handlers = {
  '/bms.echo.Boxes/List': ({ message }) => {
    const { limit } = message['list'] as { limit: number };
    const records = Array.from({ length: limit }, (_, at) => ({ id: at + 1, thing_id: thingOf(at + 1) }));
    return { message: { records, meta: { total: limit, current_page: 1, per_page: limit } } };
  },
  '/bms.echo.Boxes/Get': (seen) => {
    const id = idOf(seen);
    const [keepers, owner_id] = id === 503 ? [[], 503] : [[1, 2, 100 + id], id % 2 ? 1 : 0];
    return { message: { record: { id, thing_id: thingOf(id), keepers, owner_id, checker_id: 2 } }, version: 3 };
  },
  '/bms.echo.Mirror/Reflect': ({ message }) => ({
    message: { status: 200, body: JSON.stringify(message), etag: 'W/"7"', location: '/there' },
  }),
  '/bms.echo.Keepers/Get': person('Keeper', (id) => id < 100),
  '/bms.echo.Guests/Get': person('Guest', (id) => id > 100),
};
