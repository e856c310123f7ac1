import { isIP } from 'node:net';
import {
  type Config,
  metricsSettings,
  setting,
  slowSettings,
  tlsSettings,
  tracingSettings,
  upstreams,
} from '@bms/service-kit/process';
import { z } from 'zod';

const milliseconds = z.coerce.number().int().min(0);
const count = z.coerce.number().int().min(1);

/** A comma-separated list, `a,b,c`. */
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

const PREFIX_BITS: Record<number, number> = { 4: 32, 6: 128 };
/** Named networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses, networks (`10.0.0.0/8`) and names of networks. */
const networks = list.refine((all) => all.every(isNetwork), 'has something that is neither an address nor a network');

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (NAMED_NETWORKS.includes(text)) return true;
  const maxBits = PREFIX_BITS[isIP(address)] ?? -1;
  return rest.length === 0 && maxBits > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits));
}

/** Comma-separated pairs, `name=value,name=value`, as a record. */
const pairs = z
  .string()
  .default('')
  .transform((text, context) => {
    const found = text.split(',').flatMap((part) => (part.trim() ? [splitPair(part.trim())] : []));
    if (found.some(([name, value]) => !name || !value)) context.addIssue('is not name=value,name=value');
    return Object.fromEntries(found) as Record<string, string>;
  });

function splitPair(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

const json = z.string().refine(isJson, 'is not JSON');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Settings of the gateway, read from environment variables. */
export const gatewaySettings = {
  environment: setting(
    'NODE_ENV',
    z.string().default('development'),
    'With `production`, the secrets of the local start are rejected',
  ),
  log: {
    level: setting(
      'LOG_LEVEL',
      z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
      'Log level: trace, debug, info (one line per request), warn, error, fatal or silent',
    ),
  },
  tracing: tracingSettings,
  metrics: metricsSettings,
  slow: slowSettings,
  listen: {
    host: setting('HOST', z.string().default('127.0.0.1'), 'Listen address; 0.0.0.0 for all interfaces'),
    port: setting('PORT', z.coerce.number().int().min(0).max(65_535).default(8080), 'Listen port'),
  },
  internal: {
    address: setting(
      'HTTP_ADDRESS',
      z
        .string()
        .regex(/^.+:\d{1,5}$/, 'is not host:port')
        .optional(),
      'Internal listen address, host:port, for /livez, /readyz and /metrics. If it and METRICS_ADDRESS are unset, /metrics is served on PORT, except with NODE_ENV=production',
    ),
  },
  publicUrl: setting(
    'PUBLIC_URL',
    z.url().default('http://127.0.0.1:8080'),
    'Public URL of the gateway; the server URL in the OpenAPI document. Must be https with NODE_ENV=production, except for loopback addresses',
  ),
  panel: {
    dir: setting(
      'PANEL_DIR',
      z.string().optional(),
      'Folder of the built panel, served under /admin and /portal; defaults to admin/dist of this checkout or image',
    ),
  },
  cors: {
    origins: setting('CORS_ORIGINS', list, 'Allowed CORS origins, comma-separated, or *; none by default'),
  },
  proxies: {
    trusted: setting(
      'TRUSTED_PROXIES',
      networks,
      'Trusted proxies, whose X-Forwarded-For is used: addresses and networks (CIDR, or loopback, linklocal, uniquelocal), comma-separated; none by default',
    ),
  },
  upstreams: {
    targets: setting('UPSTREAMS', upstreams, 'gRPC addresses of the services, name=host:port,name=host:port'),
    httpTargets: setting(
      'UPSTREAMS_HTTP',
      pairs,
      'HTTP addresses of services with uploads, downloads or event streams, name=host:port,name=host:port',
    ),
    channels: setting('UPSTREAM_CHANNELS', count.default(2), 'Number of gRPC connections to each service'),
    deadlineMs: setting(
      'DEADLINE_MS',
      count.default(5000),
      'Default deadline of calls to services, in milliseconds; the contract can set another for an rpc',
    ),
    identityTimeoutMs: setting(
      'IDENTITY_TIMEOUT_MS',
      count.default(2000),
      'Maximum duration of a call to identity for the caller of a request, in milliseconds',
    ),
  },
  tls: tlsSettings,
  redis: {
    url: setting(
      'REDIS_URL',
      z.string().regex(/^rediss?:\/\//, 'is not a redis:// address'),
      'URL of the Redis server that counts rate limits; rediss:// requires TLS',
    ),
    answerMs: setting(
      'REDIS_ANSWER_MS',
      count.default(150),
      'Redis command timeout, in milliseconds; after it, this gateway counts rate limits locally',
    ),
  },
  nats: {
    url: setting(
      'NATS_URL',
      z.string().regex(/^(nats|tls|ws|wss):\/\//, 'is not a nats:// address'),
      'URL of the NATS server for notifications of ended sessions and changed roles, optionally with user:password; tls:// requires TLS. A private certificate authority is set with TLS_CA_FILE or NODE_EXTRA_CA_CERTS',
    ),
  },
  signingKey: setting('SIGNING_KEY', json, 'Private key that signs caller tokens (JWK, EC P-256; `kid` is gateway)'),
  limits: setting(
    'LIMITS',
    pairs,
    'Rate limits, name=count/seconds, comma-separated. Defaults: default=1200/60,login=50/60,otp=30/60,recovery=30/3600,refresh=300/60,phone_verify=100/60,factors=100/60,document_link=120/60,public_form=60/60,export=30/60,scim=1500/60',
  ),
  body: {
    maxBytes: setting('MAX_BODY_BYTES', count.default(1_048_576), 'Maximum size of a JSON body, in bytes'),
    timeoutMs: setting(
      'BODY_TIMEOUT_MS',
      count.default(15_000),
      'Time limit for receiving a JSON body, in milliseconds',
    ),
    minUploadRate: setting(
      'MIN_UPLOAD_RATE',
      milliseconds.default(500),
      'Minimum upload rate, in bytes per second, measured over each IDLE_TIMEOUT_MS; slower uploads fail with 408',
    ),
    maxUploadBytes: setting(
      'MAX_UPLOAD_BYTES',
      count.default(104_857_600),
      'Default maximum size of an uploaded file, in bytes; the contract can set another. The services have a setting of the same name',
    ),
  },
  connections: {
    headersTimeoutMs: setting(
      'HEADERS_TIMEOUT_MS',
      count.default(10_000),
      'Time limit for receiving the headers of a request, in milliseconds',
    ),
    keepAliveTimeoutMs: setting(
      'KEEP_ALIVE_TIMEOUT_MS',
      count.default(65_000),
      'Keep-alive timeout of idle connections, in milliseconds; must be longer than that of a load balancer in front',
    ),
    idleTimeoutMs: setting(
      'IDLE_TIMEOUT_MS',
      count.default(60_000),
      'Idle timeout of a connection with a request in progress, in milliseconds',
    ),
    maxHeaderBytes: setting('MAX_HEADER_BYTES', count.default(16_384), 'Maximum size of the request headers, in bytes'),
    maxConnections: setting(
      'MAX_CONNECTIONS',
      count.default(10_000),
      'Maximum concurrent connections. A further one replaces an idle connection or else gets 503; health checks are always answered',
    ),
    maxPerAddress: setting(
      'MAX_CONNECTIONS_PER_ADDRESS',
      count.default(1000),
      'Maximum concurrent connections per client address (IPv6: per /64); further ones get 503. TRUSTED_PROXIES count towards MAX_CONNECTIONS only',
    ),
    maxEventStreams: setting(
      'MAX_EVENT_STREAMS',
      count.default(10),
      'Maximum open event streams per user or API key at this gateway; further ones get 429',
    ),
    maxExports: setting(
      'MAX_EXPORTS',
      count.default(2),
      'Maximum concurrent exports of lists per user or API key at this gateway; further ones get 429',
    ),
  },
  shutdown: {
    delayMs: setting(
      'SHUTDOWN_DELAY_MS',
      milliseconds.default(0),
      'Time for which requests are still accepted after a stop signal, in milliseconds; /readyz already reports not ready',
    ),
    idleMs: setting(
      'SHUTDOWN_IDLE_MS',
      milliseconds.default(2000),
      'Time for which idle connections are kept open at shutdown, in milliseconds, so that requests already sent are answered',
    ),
    graceMs: setting(
      'SHUTDOWN_GRACE_MS',
      milliseconds.default(10_000),
      'Shutdown timeout for requests in progress, in milliseconds',
    ),
  },
};

export type GatewayConfig = Config<typeof gatewaySettings>;
