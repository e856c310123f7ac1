import { generateKeyPairSync, type JsonWebKey, randomBytes, randomUUID } from 'node:crypto';
import { ApiError, apiKeyHash, type Contract, scimTokenFormat } from '@bms/contracts';
import jwt from 'jsonwebtoken';
import { type GrpcService, type Handlers, serveGrpc } from './grpc-service.ts';

/** The SCIM token that the stub knows. */
export const DIRECTORY_TOKEN = scimTokenFormat.create(5);

/** The caller of a test session. */
export interface TestCaller {
  readonly userId?: number;
  /** `staff` by default. */
  readonly userType?: 'staff' | 'client';
  /** The client of a portal user. */
  readonly clientId?: number;
  readonly isAdmin?: boolean;
  readonly roleId?: number;
  /** Scope by permission, e.g. `things.view`. */
  readonly grants?: Readonly<Record<string, 'none' | 'own' | 'all'>>;
}

/** Stub of identity's rpcs for gateways, with sessions that the test opens and ends. */
export interface TestIdentity extends GrpcService {
  /** Returns a token for a new session; `other` overrides claims. */
  signIn(caller?: TestCaller, other?: jwt.SignOptions & { kid?: string; type?: string }): string;
  /** Changes the caller of a session without a notification. */
  change(token: string, caller: TestCaller): void;
  /** Ends a session without a notification. */
  end(token: string): void;
  /** Creates a new signing key; the old one stays published. */
  rotate(): void;
  /** Returns the newest public signing key. */
  publicKey(): JsonWebKey & { readonly kid: string };
}

interface Session {
  caller: TestCaller;
  endedAt: number | undefined;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: import('node:crypto').KeyObject;
  readonly jwk: JsonWebKey & { readonly kid: string };
}

export const sessionOf = (token: string): string => (jwt.decode(token) as { sid: string }).sid;

/** Starts the stub of identity. */
export async function startIdentity(contract: Contract, trustedKeys: string): Promise<TestIdentity> {
  const sessions = new Map<string, Session>();
  const keys: SigningKey[] = [];
  const rotate = (): void => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const kid = randomUUID();
    keys.unshift({ kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' } });
  };
  rotate();
  const service = await serveGrpc(contract, 'identity', trustedKeys, handlersOf(sessions, keys));
  return Object.assign(service, {
    signIn: (caller: TestCaller = { isAdmin: true }, other: jwt.SignOptions & { kid?: string; type?: string } = {}) => {
      const id = randomBytes(16).toString('base64url');
      sessions.set(id, { caller, endedAt: undefined });
      return sign(id, caller, keys[0]!, other);
    },
    change: (token: string, caller: TestCaller) => {
      sessions.get(sessionOf(token))!.caller = caller;
    },
    end: (token: string) => {
      sessions.get(sessionOf(token))!.endedAt = Date.now();
    },
    rotate,
    publicKey: () => keys[0]!.jwk,
  });
}

function sign(
  id: string,
  { userId = 1 }: TestCaller,
  key: SigningKey,
  other: jwt.SignOptions & { kid?: string; type?: string },
): string {
  const { kid = key.kid, type = 'session+jwt', ...options } = other;
  const standard = {
    algorithm: 'ES256',
    issuer: 'identity',
    audience: 'gateway',
    expiresIn: 3600,
    subject: String(userId),
  } as const;
  return jwt.sign({ sid: id }, key.privateKey, { ...standard, ...options, header: { alg: 'ES256', typ: type, kid } });
}

function handlersOf(sessions: Map<string, Session>, keys: readonly SigningKey[]): Handlers {
  return {
    Keys: () => ({ message: { jwks_json: JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }) } }),
    ResolveSession: ({ message }) => {
      const id = String(message['session_id']);
      const session = sessions.get(id);
      if (!session || session.endedAt !== undefined) throw new ApiError('unauthenticated');
      return { message: wireCaller(id, session.caller) };
    },
    ResolveApiKey: () => {
      throw new ApiError('unauthenticated');
    },
    ResolveScimToken: ({ message }) => {
      if (message['token_hash'] !== apiKeyHash(DIRECTORY_TOKEN)) throw new ApiError('unauthenticated');
      const scim_token_id = Number(message['token_id']);
      return { message: { ...wireCaller('', {}), kind: 'scim_token', user_type: '', scim_token_id } };
    },
    EndedSessions: ({ message }) => {
      const since = Number(message['since_ms']);
      const ended = [...sessions].filter(([, { endedAt }]) => endedAt !== undefined && endedAt >= since);
      return { message: { session_ids: ended.map(([id]) => id), as_of_ms: Date.now() - 60_000 } };
    },
  };
}

function wireCaller(id: string, caller: TestCaller) {
  const { userId = 1, userType = 'staff', clientId = 0, isAdmin = false, roleId = 0, grants = {} } = caller;
  return {
    kind: 'user',
    user_id: userId,
    user_type: userType,
    is_admin: isAdmin,
    role_id: roleId,
    client_id: clientId,
    session_id: id,
    api_key_id: 0,
    grants: Object.entries(grants).map(([permission, scope]) => {
      const [module, action] = permission.split('.');
      return { module, action, scope };
    }),
  };
}
