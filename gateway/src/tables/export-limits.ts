import type { GatewayResponse } from '../http/context.ts';
import type { Limiter } from '../limits/limiter.ts';
import { callerSubject, enforce } from '../limits/middleware.ts';
import { StreamCount } from '../upload/stream-count.ts';

/** Name of the limit of exports. */
const EXPORT_LIMIT = 'export';

/**
 * Admits an export of its caller until the response is closed.
 * @throws ApiError too_many_requests
 */
export type AdmitExport = (response: GatewayResponse) => Promise<void>;

/**
 * Creates the limits of exports, each of which makes many calls of services: how many a caller starts in a window, and
 * how many run at once at this gateway.
 * @param maxExports maximum number of concurrent exports of one caller
 */
export function limitExports(limiter: Limiter, maxExports: number): AdmitExport {
  const running = new StreamCount(maxExports, 'exports');
  return async (response) => {
    const subject = callerSubject(response.locals.caller);
    enforce(await limiter.count(EXPORT_LIMIT, subject), response);
    running.open(subject, response);
  };
}
