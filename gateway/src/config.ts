import { isIP } from 'node:net';
import { type Config, setting, upstreams } from '@bms/service-kit/process';
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
    '`production` refuses secrets of the local start',
  ),
  log: {
    level: setting(
      'LOG_LEVEL',
      z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
      'How much is logged: trace, debug, info (a line for each request), warn, error, fatal or silent',
    ),
  },
  listen: {
    host: setting('HOST', z.string().default('127.0.0.1'), 'The address that requests are taken on; 0.0.0.0 for all'),
    port: setting(
      'PORT',
      z.coerce.number().int().min(0).max(65_535).default(8080),
      'The port that requests are taken on',
    ),
  },
  internal: {
    address: setting(
      'HTTP_ADDRESS',
      z
        .string()
        .regex(/^.+:\d{1,5}$/, 'is not host:port')
        .optional(),
      'A second port, host:port, for /livez, /readyz and /metrics. Without it /metrics is on the first one, but not with NODE_ENV=production',
    ),
  },
  publicUrl: setting(
    'PUBLIC_URL',
    z.url().default('http://127.0.0.1:8080'),
    'Where clients reach the gateway; the server of the OpenAPI document',
  ),
  panel: {
    dir: setting(
      'PANEL_DIR',
      z.string().optional(),
      'The folder of the panel that is served under /admin; by default admin/dist of this checkout or image',
    ),
  },
  cors: {
    origins: setting('CORS_ORIGINS', list, 'Origins whose pages may call, separated by commas, or *; none by default'),
  },
  proxies: {
    trusted: setting(
      'TRUSTED_PROXIES',
      networks,
      'Addresses and networks (CIDR, or loopback, linklocal, uniquelocal) of proxies whose X-Forwarded-For names the client, separated by commas; none by default',
    ),
  },
  upstreams: {
    targets: setting('UPSTREAMS', upstreams, 'gRPC targets of the services, name=host:port,name=host:port'),
    httpTargets: setting(
      'UPSTREAMS_HTTP',
      pairs,
      'HTTP addresses of services whose uploads, downloads or event streams pass through, name=host:port',
    ),
    channels: setting('UPSTREAM_CHANNELS', count.default(2), 'Connections to each service'),
    deadlineMs: setting(
      'DEADLINE_MS',
      count.default(5000),
      'How long a service may take where its contract says nothing else, in milliseconds',
    ),
  },
  redis: {
    url: setting(
      'REDIS_URL',
      z.string().regex(/^rediss?:\/\//, 'is not a redis:// address'),
      'The Redis that limits are counted in',
    ),
    answerMs: setting(
      'REDIS_ANSWER_MS',
      count.default(150),
      'How long an answer of Redis is waited for before this gateway counts for itself, in milliseconds',
    ),
  },
  nats: {
    url: setting(
      'NATS_URL',
      z.string().regex(/^(nats|tls|ws|wss):\/\//, 'is not a nats:// address'),
      'The NATS server that brings news of ended sessions and changed roles; may hold user:password. tls:// for TLS, with the authority of NODE_EXTRA_CA_CERTS where it is a private one',
    ),
  },
  signingKey: setting('SIGNING_KEY', json, 'The private key (JWK, EC P-256, `kid` gateway) for caller tokens'),
  limits: setting(
    'LIMITS',
    pairs,
    'Limits other than the documented ones, name=count/seconds: default=1200/60,login=50/60,otp=30/60,recovery=30/3600,phone_verify=100/60',
  ),
  body: {
    maxBytes: setting('MAX_BODY_BYTES', count.default(1_048_576), 'The largest JSON body'),
    timeoutMs: setting(
      'BODY_TIMEOUT_MS',
      count.default(15_000),
      'How long a JSON body may take to arrive, in milliseconds',
    ),
    minUploadRate: setting(
      'MIN_UPLOAD_RATE',
      milliseconds.default(500),
      'Bytes a second that an upload has to bring in each IDLE_TIMEOUT_MS; a slower one is 408',
    ),
    maxUploadBytes: setting(
      'MAX_UPLOAD_BYTES',
      count.default(104_857_600),
      'The largest file that is uploaded, in bytes, where its contract says nothing else; the services have a setting of the same name',
    ),
  },
  connections: {
    headersTimeoutMs: setting(
      'HEADERS_TIMEOUT_MS',
      count.default(10_000),
      'How long the headers of a request may take to arrive, in milliseconds',
    ),
    keepAliveTimeoutMs: setting(
      'KEEP_ALIVE_TIMEOUT_MS',
      count.default(65_000),
      'How long an idle connection is kept, in milliseconds; longer than that of a balancer in front',
    ),
    idleTimeoutMs: setting(
      'IDLE_TIMEOUT_MS',
      count.default(60_000),
      'How long a connection with a request under way may move no byte, in milliseconds',
    ),
    maxHeaderBytes: setting('MAX_HEADER_BYTES', count.default(16_384), 'The largest headers of a request'),
    maxConnections: setting(
      'MAX_CONNECTIONS',
      count.default(10_000),
      'Connections at once. A further one takes the place of an idle one, else it gets 503; health checks are answered all the same',
    ),
    maxPerAddress: setting(
      'MAX_CONNECTIONS_PER_ADDRESS',
      count.default(1000),
      'Connections of one client address (IPv6: of one /64) at once; further ones get 503. TRUSTED_PROXIES count in MAX_CONNECTIONS only',
    ),
    maxEventStreams: setting(
      'MAX_EVENT_STREAMS',
      count.default(10),
      'Event streams that one user or API key may have open at this gateway; a further one is 429',
    ),
  },
  shutdown: {
    delayMs: setting(
      'SHUTDOWN_DELAY_MS',
      milliseconds.default(0),
      'How long requests are still taken after a stop signal, while /readyz says no, in milliseconds',
    ),
    idleMs: setting(
      'SHUTDOWN_IDLE_MS',
      milliseconds.default(2000),
      'How long idle connections are kept at shutdown, so that a request under way to the gateway is answered rather than reset, in milliseconds',
    ),
    graceMs: setting(
      'SHUTDOWN_GRACE_MS',
      milliseconds.default(10_000),
      'How long requests under way may take at shutdown, in milliseconds',
    ),
  },
};

export type GatewayConfig = Config<typeof gatewaySettings>;
