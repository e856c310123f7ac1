import { invalid } from '@bms/contracts';
import type { EffectHandler } from '@bms/events';
import {
  changeRecord,
  type Kit,
  type ModelDefinition,
  ownCall,
  type RecordChange,
  type Resource,
} from '@bms/service-kit';
import { type ClientSession, Schema } from 'mongoose';
import type { Invoice } from './invoices.model.ts';

const NAME = 'order_states';

/** The last versions in which an order was confirmed and cancelled, and how often an invoice of it was restored. */
interface OrderState {
  _id: number;
  confirmed?: number;
  cancelled?: number;
  restored?: number;
}

/** The model of the states of orders, which decide whether their invoices can be sent. */
export const orderStatesModel: ModelDefinition = {
  name: NAME,
  schema: new Schema<OrderState>(
    { _id: Number, confirmed: Number, cancelled: Number, restored: Number },
    { collection: NAME, versionKey: false },
  ),
};

type Database = Pick<Kit, 'db'>;

const states = ({ db }: Database) => db.collection<OrderState>(NAME);
const isCancelled = ({ confirmed = 0, cancelled = 0 }: OrderState): boolean => cancelled > confirmed;

/**
 * Stores that orders were confirmed. It writes the state, so that it conflicts with a concurrent cancellation.
 * @returns the ids of the orders that were cancelled since
 */
export async function confirmOrders(
  kit: Database,
  orders: readonly { readonly id: number; readonly version: number }[],
  session: ClientSession,
): Promise<ReadonlySet<number>> {
  const operations = orders.map(({ id, version }) => ({
    updateOne: { filter: { _id: id }, update: { $max: { confirmed: version } }, upsert: true },
  }));
  await states(kit).bulkWrite(operations, { session });
  const found = states(kit).find({ _id: { $in: orders.map(({ id }) => id) } }, { session });
  return new Set((await found.toArray()).filter(isCancelled).map(({ _id }) => _id));
}

/** Cancels the draft invoices of an order that was cancelled, unless it was confirmed again since. */
export function cancelOfOrder(resource: Resource<Invoice>): EffectHandler<'order.cancelled'> {
  const { kit, model, rpc } = resource;
  return async ({ data: { id, version }, requestId, traceparent }, { session, ...tx }) => {
    const update = { $max: { cancelled: version } };
    const options = { session, upsert: true, returnDocument: 'after' } as const;
    const state = await states(kit).findOneAndUpdate({ _id: id }, update, options);
    if (!state || !isCancelled(state)) return;
    const call = ownCall(kit, { rpc: rpc('Cancel').path, requestId, traceparent });
    for (const ofOrder of [{ order_id: id }, { deposit_of_order_id: id }]) {
      const drafts = await model
        .find({ ...ofOrder, status: 'draft' })
        .session(session)
        .lean();
      for (const draft of drafts)
        await changeRecord(resource, draft, { status: 'cancelled' }, call, { session, ...tx });
    }
  };
}

/**
 * Asserts that no draft of a cancelled order is restored, since it could be sent. It writes the state, so that it
 * conflicts with a concurrent cancellation.
 * @throws ApiError validation_failed naming order_id
 */
export async function assertOrderNotCancelled(
  kit: Database,
  { kind, after }: RecordChange<Invoice>,
  session: ClientSession,
): Promise<void> {
  const id = after.order_id ?? after.deposit_of_order_id;
  if (kind !== 'restored' || !id) return;
  const update = { $inc: { restored: 1 } };
  const state = await states(kit).findOneAndUpdate({ _id: id }, update, { session, upsert: true });
  if (!state || !isCancelled(state)) return;
  const field = after.order_id ? 'order_id' : 'deposit_of_order_id';
  throw invalid({
    field,
    code: 'locked',
    message: `The order ${id} was cancelled, so its invoice cannot be restored.`,
  });
}
