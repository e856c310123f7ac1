import { setTimeout as sleep } from 'node:timers/promises';
import { Schema } from 'mongoose';
import {
  action,
  type Call,
  createResource,
  crud,
  defineModel,
  type Handler,
  type Kit,
  listDeleted,
  loadForChange,
  type NameLookup,
  type ResourceRules,
  recordEvents,
  restore,
  type ServiceModule,
} from '../src/index.ts';

/** Widgets: a record type that uses all features of the kit. */
const widgets = defineModel('widgets', {
  service: 'bms.stock.Widgets',
  title: 'title',
  search: ['title', 'description'],
  ownerFields: ['owner_id', 'created_by'],
  portal: { view: ({ clientId }) => ({ group_ids: clientId }) },
  fields: {
    title: String,
    sku: { type: String, index: { unique: true, sparse: true } },
    description: String,
    price: Schema.Types.Decimal128,
    due_on: Date,
    amount: Number,
    parts: [{ _id: false, title: String, rate: Schema.Types.Decimal128 }],
    labels: [String],
    group_ids: [Number],
    status: String,
    notes: Schema.Types.Mixed,
    external_ids: Schema.Types.Mixed,
    owner_id: Number,
    is_public: Boolean,
    widget_number: { type: String, index: { unique: true, sparse: true } },
  },
});

const rules: ResourceRules = {
  defaults: ({ caller }) => ({ owner_id: caller.userId }),
  computed: { part_count: ({ parts }) => (parts as unknown[] | undefined)?.length ?? 0 },
  events: recordEvents(widgets, {
    // A contract of its own, whose events the types of the project lack.
    message: 'bms.stock.WidgetEvent' as never,
    resource: 'widget' as never,
    module: 'widgets',
    data: ({ _id, title }) => ({ id: _id, title }),
  }),
};

/** Creates the module of widgets; `more` extends or overrides its rules. */
export function widgetsModule(
  more: Partial<ResourceRules> = {},
  handlers: Record<string, Handler> = {},
  names: NameLookup = async () => new Map(),
): ServiceModule {
  return {
    service: 'bms.stock.Widgets',
    models: widgets.models,
    setup: ({ kit }) => {
      kit.names.provide('users', names);
      const resource = createResource(kit, widgets, { ...rules, ...more });
      const unlock = (call: Call<{ id: number }>) =>
        kit.write(call, async (tx) => {
          const { _id } = await loadForChange(resource, call, call.request.id, 'update', tx);
          await kit.db.collection('unlocks').insertOne({ widget: _id }, { session: tx.session });
          return { key: 'open sesame' };
        });
      return {
        ...crud(resource),
        Unlock: unlock,
        Approve: action(resource, 'Approve', 'Approved.', () => ({ labels: ['approved'] })),
        ListDeleted: listDeleted(resource),
        Restore: restore(resource),
        Break: () => Promise.reject(new Error('the secret innards')),
        Dawdle: dawdle(kit),
        ...handlers,
      };
    },
  };
}

/** Writes, then waits until the caller disconnects before it returns. */
function dawdle(kit: Kit): Handler {
  return (call: Call) =>
    kit.write(call, async ({ session }) => {
      await kit.db.collection('late').insertOne({ request: call.requestId }, { session });
      while (!call.signal.aborted) await sleep(5);
      return { success: true, message: 'Done.' };
    });
}
