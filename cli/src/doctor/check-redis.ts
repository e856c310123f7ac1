import { Redis } from 'ioredis';
import type { Target } from '../target/target.ts';
import { versionOf } from './check-database.ts';
import { examined, type Finding, findingsOf } from './finding.ts';

const TIMEOUT_MS = 5000;

/** Examines the Redis-protocol server. Without it, each gateway counts rate limits by itself. */
export function checkRedis(target: Target): Promise<readonly Finding[]> {
  const mend = target.local
    ? 'run npm start'
    : 'check REDIS_URL and the network; until then each gateway counts limits by itself';
  return examined('Redis', mend, async () => {
    const redis = new Redis(target.redisUrl(), {
      lazyConnect: true,
      connectTimeout: TIMEOUT_MS,
      commandTimeout: TIMEOUT_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    // The error of the connection is that of the command.
    redis.on('error', () => {});
    try {
      await redis.connect();
      const info = await redis.info('server');
      const version = /(?:valkey|redis)_version:(\S+)/.exec(info)?.[1] ?? '';
      return [versionOf('Redis', 'valkey', version), findingsOf('connections', 'Redis').ok('it answers')];
    } finally {
      redis.disconnect();
    }
  });
}
