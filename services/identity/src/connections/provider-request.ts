import type { IdentityConfig } from '../config.ts';
import type { ProviderRequest } from './oauth.ts';
import { providerOf } from './provider.ts';
import type { ConnectedService } from './settings.ts';

/** The settings that requests to providers need. */
export type ProviderRequestConfig = Pick<IdentityConfig, 'connections' | 'sending'>;

/** Returns the request options of a service's provider. @throws ApiError unavailable if it is not configured */
export function requestFor(
  { connections, sending }: ProviderRequestConfig,
  service: ConnectedService,
): ProviderRequest {
  return {
    provider: providerOf(service, connections[service]),
    redirectUrl: new URL(connections.redirectUrl ?? `${sending.publicUrl.replace(/\/+$/, '')}/connected`).href,
    timeoutSeconds: connections.timeoutSeconds,
  };
}
