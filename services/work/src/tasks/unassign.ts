import type { EffectHandler } from '@bms/events';
import type { Resource, Users } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { OPEN, type Task } from './tasks.model.ts';

const isOpen = { status: trusted({ $in: OPEN }) };

/** Unassigns a user from every open task. */
export function unassignOpenTasks({ model }: Resource<Task>): EffectHandler {
  return async (event, { session }) => {
    const userId = Number(event.recordId);
    await model.updateMany({ assigned_to: userId, ...isOpen }, without([userId]), { session });
  };
}

/**
 * Unassigns inactive users from one task: they were assigned while they were being deactivated, or the task is open
 * again. A create relies on projections that may change before it commits; locking them there would make creates for
 * one user wait for each other.
 */
export function unassignInactive({ model }: Resource<Task>, users: Users): EffectHandler {
  return async (event, { session }) => {
    const open = { _id: Number(event.recordId), ...isOpen };
    const task = await model.findOne(open, { assigned_to: 1 }).session(session).lean();
    const assigned = task?.assigned_to ?? [];
    if (assigned.length === 0) return;
    const inactive = await users.inactive(assigned, session);
    if (inactive.length > 0) await model.updateOne(open, without(inactive), { session });
  };
}

const without = (users: readonly number[]) => ({
  $pull: { assigned_to: trusted({ $in: users }) },
  $inc: { version: 1 },
  $set: { updated_at: new Date() },
});
