import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A person at the provider. */
export interface Person {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** An identity provider whose every answer a test can change, to attack the client. */
export interface Forger {
  readonly issuer: string;
  /** The person who is signed in at the provider. */
  person: Person;
  /** Changes the claims of id tokens. */
  claims: (claims: JWTPayload) => JWTPayload;
  /** Makes id tokens; signs them with the current key by default. */
  sign: (claims: JWTPayload) => Promise<string>;
  /** Replaces the answer of the token endpoint; undefined for its own. */
  tokenAnswer: { readonly status: number; readonly body: object } | undefined;
  /** Members of the configuration that differ from its own. */
  configuration: Readonly<Record<string, unknown>>;
  /** The number of requests for the keys. */
  readonly keyRequests: number;
  /** Signs claims with the current key. @param more members of the header */
  signed(claims: JWTPayload, more?: object): Promise<string>;
  /** Replaces the key by another one with another id. */
  rotate(): Promise<void>;
  /** Authorizes as a person does. @returns the parameters of the callback */
  authorize(url: string): Promise<Record<string, string>>;
  /** Starts to answer anew after `stop`, with the defaults. */
  reset(): void;
  stop(): Promise<void>;
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly client: string;
  readonly person: Person;
}

const VERIFIED: Person = {
  sub: 'nora',
  email: 'nora@example.com',
  email_verified: true,
  given_name: 'Nora',
  family_name: 'Muster',
};

/** Starts an identity provider on the loopback interface. */
export async function startForger(): Promise<Forger> {
  const grants = new Map<string, Grant>();
  let keys: GenerateKeyPairResult = await generateKeyPair('RS256', { extractable: true });
  let [keyNumber, codes, keyRequests] = [1, 0, 0];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const defaults = {
    claims: (claims: JWTPayload) => claims,
    sign: (claims: JWTPayload) => forger.signed(claims),
    tokenAnswer: undefined,
    configuration: {},
    person: VERIFIED,
  };
  const forger: Forger = {
    ...defaults,
    issuer,
    get keyRequests() {
      return keyRequests;
    },
    signed: (claims, more = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: `key-${keyNumber}`, ...more }).sign(keys.privateKey),
    rotate: async () => {
      keys = await generateKeyPair('RS256', { extractable: true });
      keyNumber += 1;
    },
    authorize: async (url) => {
      const answered = await fetch(url, { redirect: 'manual' });
      return Object.fromEntries(new URL(answered.headers.get('location') ?? '').searchParams);
    },
    reset: () => void Object.assign(forger, defaults),
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const pages: Record<string, () => Promise<void> | void> = {
      '/.well-known/openid-configuration': () =>
        reply(response, 200, { ...configurationOf(issuer), ...forger.configuration }),
      '/jwks': sendKeys,
      '/authorize': () => sendBack(url.searchParams, response),
      '/token': () => sendTokens(request, response),
    };
    await (pages[url.pathname] ?? (() => reply(response, 404, {})))();

    async function sendKeys(): Promise<void> {
      keyRequests += 1;
      const key = { ...(await exportJWK(keys.publicKey)), kid: `key-${keyNumber}`, alg: 'RS256', use: 'sig' };
      reply(response, 200, { keys: [key] });
    }
  }

  function sendBack(query: URLSearchParams, response: ServerResponse): void {
    codes += 1;
    const code = `code-${codes}`;
    const of = (name: string): string => query.get(name) ?? '';
    grants.set(code, {
      nonce: of('nonce'),
      challenge: of('code_challenge'),
      client: of('client_id'),
      person: forger.person,
    });
    const back = new URL(of('redirect_uri'));
    for (const [name, value] of Object.entries({ code, state: of('state'), iss: issuer }))
      back.searchParams.set(name, value);
    response.writeHead(302, { location: back.href }).end();
  }

  async function sendTokens(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    if (forger.tokenAnswer) return reply(response, forger.tokenAnswer.status, forger.tokenAnswer.body);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.challenge !== challenge) return reply(response, 400, { error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: issuer, aud: grant.client, nonce: grant.nonce, iat: now, exp: now + 300 };
    const id_token = await forger.sign(forger.claims({ ...grant.person, ...standard }));
    reply(response, 200, { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token });
  }
  return forger;
}

const configurationOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/logout`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  authorization_response_iss_parameter_supported: true,
  backchannel_logout_supported: true,
});

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
