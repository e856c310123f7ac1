import type { NotificationRecipientsRequest } from '@bms/contracts/types/identity';
import type { Kit } from '@bms/service-kit';
import type { Audience, ViewGrant } from './notification.ts';

/** The rpc of identity that returns the recipients of a notification. */
export const RECIPIENTS = '/bms.identity.Directory/NotificationRecipients';

/** The recipients of a notification who may view its record. */
export interface Permitted {
  readonly to: Audience;
  readonly grant?: ViewGrant;
}

/** Returns the request for the recipients. */
export function recipientsRequest({ to, grant }: Permitted, by = 0, only_id = 0): NotificationRecipientsRequest {
  const everyone = { user_ids: [], client_id: 0, shares: [], except_id: by, sender_id: by, only_id };
  const request = { ...everyone, module: grant?.module ?? '', all_records: grant?.allRecords ?? false };
  if ('client' in to) return { ...request, client_id: to.client };
  return 'users' in to ? { ...request, user_ids: [...to.users] } : { ...request, shares: [...to.shares] };
}

/** True if a user is still a recipient. @throws ApiError unavailable */
export async function isRecipient(request: Kit['request'], permitted: Permitted, userId: number): Promise<boolean> {
  const asked = recipientsRequest(permitted, 0, userId);
  return (await request(RECIPIENTS, asked)).recipients.length > 0;
}
