import type { EffectHandler } from '@bms/events';
import {
  changeRecords,
  type Kit,
  type ModelDefinition,
  ownCall,
  type Resource,
  type StoredValues,
} from '@bms/service-kit';
import { type ClientSession, Schema } from 'mongoose';
import type { Task } from './tasks.model.ts';

const NAME = 'converted_leads';

/** A lead that tasks refer to, or that was converted. */
interface LeadState {
  _id: number;
  /** The client that the lead was converted to. */
  client_id?: number;
  /** The number of tasks that were assigned to the lead. */
  assigned?: number;
}

/** The model of converted leads, whose tasks are also those of their clients. */
export const convertedLeadsModel: ModelDefinition = {
  name: NAME,
  schema: new Schema<LeadState>(
    { _id: Number, client_id: Number, assigned: Number },
    { collection: NAME, versionKey: false },
  ),
};

const leads = ({ db }: Pick<Kit, 'db'>) => db.collection<LeadState>(NAME);

/**
 * Returns the client of a task without one whose lead was set, if the lead was converted. It writes the lead, so that it
 * conflicts with a concurrent conversion.
 */
export async function clientOfLead(
  kit: Pick<Kit, 'db'>,
  { lead_id, client_id }: Pick<StoredValues<Task>, 'lead_id' | 'client_id'>,
  session: ClientSession,
): Promise<StoredValues<Task>> {
  if (!lead_id || client_id) return {};
  const options = { upsert: true, returnDocument: 'after', session } as const;
  const lead = await leads(kit).findOneAndUpdate({ _id: lead_id }, { $inc: { assigned: 1 } }, options);
  return lead?.client_id ? { client_id: lead.client_id } : {};
}

/** Assigns the tasks of a converted lead to its client as well, unless they have one; also the deleted ones. */
export function followConversion(resource: Resource<Task>): EffectHandler<'lead.converted'> {
  const { kit, model, rpc } = resource;
  return async ({ data: { id, converted_client_id: client_id }, requestId, traceparent }, tx) => {
    const { session } = tx;
    await leads(kit).updateOne({ _id: id }, { $set: { client_id } }, { upsert: true, session });
    const withoutClient = { lead_id: id, client_id: null };
    const tasks = await model.find(withoutClient).session(session).lean();
    const call = ownCall(kit, { rpc: rpc('Update').path, requestId, traceparent });
    const updates = tasks.map((before) => ({ before, changes: { client_id } }));
    await changeRecords(resource, updates, call, tx);
    await resource.deleted.updateMany(withoutClient, { $set: { client_id } }, { session });
  };
}
