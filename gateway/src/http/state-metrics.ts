import { exposeBuild, exposeCaches, exposeReadiness } from '@bms/service-kit/process';
import type { Registry } from '@prometheus-io/client';
import type { Authentication } from '../auth/open.ts';
import type { RedisLink } from '../limits/redis-link.ts';
import { gauge } from './metrics.ts';
import type { ReadinessPage } from './readiness.ts';

/** The time that a scrape of the metrics waits for a check of the dependencies, in milliseconds. */
const CHECK_WAIT_MS = 1000;

/** The parts of a gateway with a state that its metrics show. */
export interface GatewayState {
  readonly redis: RedisLink;
  readonly authentication: Authentication;
  readonly readiness: ReadinessPage;
}

/** Registers the metrics of the state of a gateway, which is read on every scrape. */
export function exposeState(registry: Registry, { redis, authentication, readiness }: GatewayState): void {
  const locally = '1 while this gateway counts rate limits for itself because Redis is unavailable, otherwise 0.';
  gauge(registry, 'bms_limits_counted_locally', locally, () => (redis.up ? 0 : 1));
  const subscribed = '1 while notifications of ended sessions and changed roles are received, otherwise 0.';
  gauge(registry, 'bms_notifications_subscribed', subscribed, () => (authentication.isSubscribed ? 1 : 0));
  exposeCaches(registry, authentication.caches);
  // Not by probes: those of Kubernetes ask a started gateway only whether it is alive.
  exposeReadiness(registry, () => readiness.readWithin(CHECK_WAIT_MS));
  exposeBuild(registry, new URL('../../package.json', import.meta.url));
}
