import type { IdentityConfig } from '../config.ts';
import type { Asking } from './oauth.ts';
import { providerOf } from './provider.ts';
import type { ConnectedService } from './settings.ts';

/** The settings that requests to providers need. */
export type AskingConfig = Pick<IdentityConfig, 'connections' | 'sending'>;

/** Returns the request options of a service's provider. @throws ApiError unavailable if it is not configured */
export function askingFor({ connections, sending }: AskingConfig, service: ConnectedService): Asking {
  return {
    provider: providerOf(service, connections[service]),
    redirectUrl: new URL(connections.redirectUrl ?? `${sending.publicUrl.replace(/\/+$/, '')}/connected`).href,
    timeoutSeconds: connections.timeoutSeconds,
  };
}
