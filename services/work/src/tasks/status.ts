/** The statuses of open tasks; tasks in any other status are closed. */
export const OPEN = ['not_started', 'in_progress', 'on_hold'];
/** The statuses of closed tasks. */
export const CLOSED = ['done', 'cancelled'];

/** Returns true if tasks of that status are open. */
export const isOpen = (status: string | undefined): boolean => status !== undefined && OPEN.includes(status);
