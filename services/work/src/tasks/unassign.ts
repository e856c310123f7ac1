import type { EffectHandler } from '@bms/events';
import { isActiveStaff, type UserEffects, type Users } from '@bms/projections';
import { type Resource, touchedRecords } from '@bms/service-kit';
import { OPEN, type Task } from './tasks.model.ts';

const isOpen = { status: { $in: OPEN } };

/** Takes an inactive user off every open task, and puts an active one back on those that the user was taken off. */
export function followAccess({ model, definition }: Resource<Task>): NonNullable<UserEffects['access']> {
  return async ({ userId, isActive }, { session, emit }) => {
    const [which, update] = isActive
      ? [{ taken_off: userId }, putBack([userId])]
      : [{ assigned_to: userId }, takeOff([userId])];
    const ids = (await model.collection.distinct('_id', { ...which, ...isOpen }, { session })) as unknown as number[];
    await model.collection.updateMany({ ...which, ...isOpen }, update, { session });
    for (let from = 0; from < ids.length; from += MAX_TOUCHED)
      emit(touchedRecords({ module: definition.name, ids: ids.slice(from, from + MAX_TOUCHED) }));
  };
}

/** The maximum number of records in one event. */
const MAX_TOUCHED = 500;

/**
 * Applies the rule of followAccess to one task: users were assigned while they were being deactivated, or the task is
 * open again. A create relies on projections that may change before it commits; locking them there would make creates
 * for one user wait for each other.
 */
export function checkAssignees({ model, definition }: Resource<Task>, users: Users): EffectHandler {
  const { collection } = model;
  return async (event, { session, emit }) => {
    const open = { _id: Number(event.recordId) as never, ...isOpen };
    const task = await collection.findOne<Task>(open, { session, projection: { assigned_to: 1, taken_off: 1 } });
    const [assigned, taken] = [task?.assigned_to ?? [], task?.taken_off ?? []];
    const inactive = await users.inactive(assigned, session);
    if (inactive.length === 0 && taken.length === 0) return;
    const known = await users.lock([...inactive, ...taken], session);
    const isActive = (id: number) => known.has(id) && isActiveStaff(known.get(id)!);
    const [off, back] = [inactive.filter((id) => !isActive(id)), taken.filter(isActive)];
    if (off.length > 0) await collection.updateOne(open, takeOff(off), { session });
    if (back.length > 0) await collection.updateOne(open, putBack(back), { session });
    if (off.length + back.length > 0) emit(touchedRecords({ module: definition.name, ids: [Number(event.recordId)] }));
  };
}

/** The values of a task without the notes about users who were taken off, for a change of its assignees. */
export const withoutTaken = { taken_off: undefined, assigned_before: undefined } as const;

const takenOff = { $ifNull: ['$taken_off', []] };
const touched = { version: { $add: ['$version', 1] }, updated_at: '$$NOW' };

/** Returns the update that takes users off a task and notes them. */
const takeOff = (users: readonly number[]) => [
  {
    $set: {
      assigned_before: { $ifNull: ['$assigned_before', '$assigned_to'] },
      taken_off: { $setUnion: [takenOff, { $setIntersection: ['$assigned_to', users] }] },
      assigned_to: { $filter: { input: '$assigned_to', cond: { $not: { $in: ['$$this', users] } } } },
      ...touched,
    },
  },
];

/** Returns the update that puts users back in the place among the assignees that they had. */
const putBack = (users: readonly number[]) => [
  {
    $set: {
      assigned_to: {
        $filter: { input: '$assigned_before', cond: { $in: ['$$this', { $setUnion: ['$assigned_to', users] }] } },
      },
      taken_off: { $setDifference: [takenOff, users] },
      ...touched,
    },
  },
  { $set: { assigned_before: { $cond: [{ $eq: ['$taken_off', []] }, '$$REMOVE', '$assigned_before'] } } },
];
