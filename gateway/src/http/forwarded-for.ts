import type { Logger } from 'pino';
import type { Middleware } from './context.ts';

type IsTrusted = (address: string, hop: number) => boolean;

/**
 * Warns once about X-Forwarded-For from an address outside TRUSTED_PROXIES: behind a proxy that is missing there, all
 * clients are counted as one address.
 */
export function warnOfForwardedFor(log: Logger): Middleware {
  let isWarned = false;
  return (request, _response, next) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      const address = request.socket.remoteAddress ?? '';
      const isTrusted: IsTrusted = request.app.get('trust proxy fn');
      if (!isTrusted(address, 0)) {
        isWarned = true;
        log.warn({ address, setting: 'TRUSTED_PROXIES' }, 'X-Forwarded-For from an untrusted proxy is ignored');
      }
    }
    next();
  };
}
