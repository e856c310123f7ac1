import { anyToAny, type States } from '@bms/service-kit';

/** A task in one of these is open; in any other it is done with. */
export const OPEN = ['not_started', 'in_progress', 'on_hold'];
/** What a task that is done with may be in. */
export const CLOSED = ['done', 'cancelled'];

/** Any status may follow any other. */
export const taskStates: States = anyToAny('not_started', 'in_progress', 'on_hold', 'done', 'cancelled');

/** Whether a task of that status is still to be done. */
export const isOpen = (status: unknown): boolean => OPEN.includes(String(status));
