import type { RpcOptions } from '@bms/testing';
import { expect } from '@jest/globals';
import { startTested, type TestedService } from './harness.ts';
import { widgetsModule } from './widgets.ts';

type Message = Record<string, unknown>;

/** A record with ids in other systems. */
interface Widget {
  readonly id: number;
  readonly title: string;
  readonly external_ids: Record<string, string>;
}

/** The result of an item of a bulk. */
interface Result {
  readonly status: number;
  readonly id: number;
  readonly record: string;
  readonly problem: string;
}

/** Starts a service with widgets. @returns the calls that concern their ids in other systems */
export async function openExternalWidgets() {
  const tested: TestedService = await startTested([widgetsModule()]);
  const collection = () => tested.running.kit.db.collection('widgets');
  const call = async <Answer>(rpc: string, request: Message, options?: RpcOptions): Promise<Answer> =>
    (await tested.call<Answer>(`Widgets/${rpc}`, request, options)).message;
  return {
    ...{ tested, collection, call },
    count: (title: string) => collection().countDocuments({ title }),
    put: async (id: string, record: object, options?: RpcOptions, source = 'datev') => {
      const request = { source, external_id: id, record: JSON.stringify(record) };
      const { message, etag: version } = await tested.call<{ created: boolean; location: string; answer: string }>(
        'Widgets/PutExternal',
        request,
        options,
      );
      const { record: shown } = JSON.parse(message.answer) as { record: Widget };
      return { created: message.created, location: message.location, version, record: shown };
    },
    create: async (widget: object, options?: RpcOptions) =>
      (await call<{ record: Widget }>('Create', { widget }, options)).record,
    update: (id: number, widget: object, paths: readonly string[], options?: RpcOptions) =>
      call<{ record: Widget }>('Update', { id, widget, update_mask: { paths } }, options),
    get: async (id: number, options?: RpcOptions) => (await call<{ record: Widget }>('Get', { id }, options)).record,
    list: async (external_id: Record<string, string>, options?: RpcOptions) =>
      (await call<{ records: Widget[] }>('List', { external_id }, options)).records.map(({ id }) => id),
    bulk: async (items: readonly object[], more: object = {}, options?: RpcOptions) =>
      (await call<{ results: Result[] }>('Bulk', { items, ...more }, options)).results,
  };
}

/** Matches the error of a field. */
export const fails = (field: string, code: string) => ({
  violations: [expect.objectContaining({ field, code })],
});
