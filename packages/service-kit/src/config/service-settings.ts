import { createCallerVerifier, readSigner } from '@bms/contracts';
import { z } from 'zod';
import { type Config, setting } from './settings.ts';
import { upstreams } from './upstreams.ts';

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
    '`production` refuses secrets of the local start',
  ),
  log: {
    level: setting(
      'LOG_LEVEL',
      z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
      'How much is logged: trace, debug, info, warn, error, fatal or silent',
    ),
  },
  grpc: {
    address: setting('GRPC_ADDRESS', address.default('0.0.0.0:50051'), 'Where calls are taken, host:port'),
  },
  http: {
    address: setting(
      'HTTP_ADDRESS',
      address.default('0.0.0.0:9090'),
      'Where /livez, /readyz and /metrics are, and uploads, downloads and event streams if there are any, host:port',
    ),
    idleTimeoutMs: setting(
      'HTTP_IDLE_TIMEOUT_MS',
      milliseconds.default(60_000),
      'How long an upload, download or event stream may move no byte before it is cut off, in milliseconds',
    ),
  },
  mongo: {
    url: setting(
      'MONGODB_URL',
      z.string().regex(/^mongodb(\+srv)?:\/\//, 'is not a mongodb:// address'),
      "The service's own database with its own credentials; a replica set",
    ),
    selectionTimeoutMs: setting(
      'MONGODB_SELECTION_TIMEOUT_MS',
      milliseconds.default(1200),
      'How long a call waits for a primary before it is answered as unavailable, in milliseconds; shorter than the gateway waits for an answer',
    ),
    poolSize: setting(
      'MONGODB_POOL_SIZE',
      z.coerce.number().int().min(1).default(50),
      'The most connections to the database for calls and the effects of events',
    ),
    backgroundPoolSize: setting(
      'MONGODB_BACKGROUND_POOL_SIZE',
      z.coerce.number().int().min(2).default(5),
      'The most connections to the database for publishing events and what else runs beside the calls',
    ),
  },
  nats: {
    url: setting(
      'NATS_URL',
      z.string().regex(/^(nats|tls|ws|wss):\/\//, 'is not a nats:// address'),
      'The NATS server with JetStream that events go through; may hold user:password. tls:// for TLS, with the authority of NODE_EXTRA_CA_CERTS where it is a private one',
    ),
    effectsAtOnce: setting(
      'EVENT_EFFECTS_AT_ONCE',
      z.coerce.number().int().min(1).default(8),
      'How many effects of events are written to the database at once; the rest of its connections are for calls',
    ),
  },
  callers: {
    signingKey: setting(
      'SIGNING_KEY',
      signingKey,
      'The private key (JWK, EC P-256, `kid` the process name) for calls to other services',
    ),
    trustedKeys: setting('TRUSTED_KEYS', trustedKeys, 'The public keys (JWK set) of the gateway and the services'),
  },
  upstreams: setting('UPSTREAMS', upstreams, 'Addresses of other services, name=host:port,name=host:port'),
  shutdown: {
    graceMs: setting(
      'SHUTDOWN_GRACE_MS',
      milliseconds.default(10_000),
      'How long calls under way may take at shutdown, in milliseconds',
    ),
  },
};

export type ServiceConfig = Config<typeof serviceSettings>;
