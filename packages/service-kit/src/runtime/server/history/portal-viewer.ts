import type { Caller } from '@bms/contracts';

/** Returns the portal user who sees only versions of the time when the record was visible to them; nothing for staff. */
export const portalOf = ({ userType, clientId, userId }: Caller) =>
  userType === 'client' ? { portal: { client_id: clientId, user_id: userId } } : {};
