import type { Caller } from '@bms/contracts';
import type { RequestOf, ResponseOf } from '@bms/contracts/types/rpcs';
import type { Call } from '../../call.ts';
import type { Request } from '../../requests.ts';

type ListPath = '/bms.activity.History/ListVersions';
type GetPath = '/bms.activity.History/GetVersion';

/** The versions of the records of all services, which the service activity stores. */
export interface Versions {
  /** Lists the versions of a record, newest first. */
  list(request: RequestOf<ListPath>, call: Call): Promise<ResponseOf<ListPath>>;
  /**
   * Returns a former state of a record.
   * @throws ApiError not_found if the record did not exist then, or was not visible to the portal user; not_kept if the state
   * is not stored; unavailable if it is about to be stored
   */
  get(request: RequestOf<GetPath>, call: Call): Promise<ResponseOf<GetPath>>;
}

/** Creates the client of the versions in another process. */
export const requestVersions = (request: Request): Versions => ({
  list: (message, call) => request('/bms.activity.History/ListVersions', message, call),
  get: (message, call) => request('/bms.activity.History/GetVersion', message, call),
});

/** Returns the portal user who sees only versions of the time when the record was visible to them; nothing for staff. */
export const portalOf = ({ userType, clientId, userId }: Caller) =>
  userType === 'client' ? { portal: { client_id: clientId, user_id: userId } } : {};
