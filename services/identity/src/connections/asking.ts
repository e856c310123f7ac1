import type { IdentityConfig } from '../config.ts';
import type { Asking } from './oauth.ts';
import { providerOf } from './provider.ts';
import type { ConnectedService } from './settings.ts';

/** What asking providers goes by. */
export type AskingConfig = Pick<IdentityConfig, 'connections' | 'sending'>;

/** How the provider of a service is asked. @throws ApiError unavailable where it is not set up */
export function askingFor({ connections, sending }: AskingConfig, service: ConnectedService): Asking {
  return {
    provider: providerOf(service, connections[service]),
    redirectUrl: new URL(connections.redirectUrl ?? `${sending.publicUrl.replace(/\/+$/, '')}/connected`).href,
    timeoutSeconds: connections.timeoutSeconds,
  };
}
