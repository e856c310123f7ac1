import { createCallerVerifier, readSigner } from '@bms/contracts';
import { z } from 'zod';
import { type Config, setting } from './settings.ts';
import { metricsSettings, slowSettings, tracingSettings } from './telemetry-settings.ts';
import { tlsSettings } from './tls-settings.ts';

/**
 * The setting UPSTREAMS: `identity=127.0.0.1:50051,crm=crm:50051` as a map of gRPC targets. A host name resolves to all
 * replicas behind it; without name resolution, `127.0.0.1:50051|127.0.0.1:50052` lists them one by one.
 */
export const upstreams = z
  .string()
  .default('')
  .transform((text, context) => {
    const pairs = text.split(',').flatMap((part) => (part.trim() ? [part.trim().split('=')] : []));
    if (pairs.some(([name, target]) => !name || !target)) context.addIssue('is not name=host:port,name=host:port');
    return Object.fromEntries(pairs.map(([name, target = '']) => [name, targetOf(target)])) as Record<string, string>;
  });

const targetOf = (address: string): string =>
  address.includes('|') ? `ipv4:${address.split('|').join(',')}` : address;

const milliseconds = z.coerce.number().int().min(0);

/** `host:port`; port 0 selects a free port. */
const address = z.string().regex(/^.+:\d{1,5}$/, 'is not host:port');

const signingKey = z.string().refine(passes(readSigner), 'is no private JWK (EC P-256) with a kid');
const trustedKeys = z.string().refine(
  passes((text) => createCallerVerifier(text, '')),
  'is no JWK set of public keys (EC P-256), each with a kid',
);

function passes(read: (text: string) => unknown): (text: string) => boolean {
  return (text) => {
    try {
      read(text);
      return true;
    } catch {
      return false;
    }
  };
}

/** Settings common to all services, read from the environment. */
export const serviceSettings = {
  environment: setting(
    'NODE_ENV',
    z.string().default('development'),
    'With `production`, the secrets of the local start are rejected',
  ),
  log: {
    level: setting(
      'LOG_LEVEL',
      z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
      'Log level: trace, debug, info, warn, error, fatal or silent',
    ),
  },
  tracing: tracingSettings,
  metrics: metricsSettings,
  slow: slowSettings,
  requestTimeoutMs: setting(
    'REQUEST_TIMEOUT_MS',
    milliseconds.default(5000),
    'Maximum duration of a call to another service, in milliseconds; the deadline of the request that it is made for applies too',
  ),
  grpc: {
    address: setting('GRPC_ADDRESS', address.default('0.0.0.0:50051'), 'gRPC listen address, host:port'),
  },
  http: {
    address: setting(
      'HTTP_ADDRESS',
      address.default('0.0.0.0:9090'),
      'HTTP listen address, host:port, for /livez, /readyz and /metrics, and for uploads, downloads and event streams if the service has any',
    ),
    idleTimeoutMs: setting(
      'HTTP_IDLE_TIMEOUT_MS',
      milliseconds.default(60_000),
      'Idle timeout of uploads, downloads and event streams, in milliseconds',
    ),
  },
  mongo: {
    url: setting(
      'MONGODB_URL',
      z
        .string()
        .regex(/^mongodb(\+srv)?:\/\//, 'is not a mongodb:// address')
        .refine(
          (url) => !/[?&]compressors=[^&]*zlib/i.test(url),
          'must not use the compressor zlib: use snappy, zstd or none',
        ),
      "Connection string of the service's own database, with its own credentials; must be a replica set",
    ),
    selectionTimeoutMs: setting(
      'MONGODB_SELECTION_TIMEOUT_MS',
      milliseconds.default(1200),
      "Server selection timeout, in milliseconds: time a call waits for a primary before it fails as unavailable. Must be shorter than the gateway's DEADLINE_MS",
    ),
    poolSize: setting(
      'MONGODB_POOL_SIZE',
      z.coerce.number().int().min(1).default(50),
      'Maximum database connections for calls and event handlers',
    ),
    backgroundPoolSize: setting(
      'MONGODB_BACKGROUND_POOL_SIZE',
      z.coerce.number().int().min(2).default(5),
      'Maximum database connections for publishing events and other background work',
    ),
  },
  nats: {
    url: setting(
      'NATS_URL',
      z.string().regex(/^(nats|tls|ws|wss):\/\//, 'is not a nats:// address'),
      'URL of the NATS server with JetStream, optionally with user:password; tls:// requires TLS. A private certificate authority is set with TLS_CA_FILE or NODE_EXTRA_CA_CERTS',
    ),
    effectsAtOnce: setting(
      'EVENT_EFFECTS_AT_ONCE',
      z.coerce.number().int().min(1).default(8),
      'Maximum concurrent transactions of event handlers; the remaining database connections serve calls',
    ),
  },
  callers: {
    signingKey: setting(
      'SIGNING_KEY',
      signingKey,
      'Private key that signs calls to other services (JWK, EC P-256; `kid` is the process name)',
    ),
    trustedKeys: setting('TRUSTED_KEYS', trustedKeys, 'Public keys of the gateway and the services (JWK set)'),
  },
  tls: tlsSettings,
  upstreams: setting('UPSTREAMS', upstreams, 'gRPC addresses of other services, name=host:port,name=host:port'),
  shutdown: {
    delayMs: setting(
      'SHUTDOWN_DELAY_MS',
      milliseconds.default(0),
      'Time for which calls are still accepted after a stop signal, in milliseconds; /readyz and grpc.health.v1 already report not ready',
    ),
    graceMs: setting(
      'SHUTDOWN_GRACE_MS',
      milliseconds.default(10_000),
      'Shutdown timeout for calls in progress, in milliseconds',
    ),
  },
};

export type ServiceConfig = Config<typeof serviceSettings>;
