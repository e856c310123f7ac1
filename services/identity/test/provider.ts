import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A response of a provider instead of tokens. */
interface OtherAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/**
 * A real OAuth 2.0 server at which authorization is granted at once; codes are valid once, and only with their PKCE
 * verifier.
 */
export interface OAuthProvider {
  readonly authorizeUrl: string;
  /** A proxy of the server's token endpoint, so that a test sees requests and can override responses. */
  readonly tokenUrl: string;
  /** The requests to the token endpoint. */
  readonly asked: Record<string, string>[];
  /** Replaces the next responses of the token endpoint; undefined for the server's own. */
  otherAnswer: OtherAnswer | undefined;
  /** Authorizes at the URL as a user does. @returns the parameters and the URL of the redirect back */
  agree(url: string): Promise<{ code: string; state: string; at: string }>;
  stop(): Promise<void>;
}

export async function startOAuthProvider(): Promise<OAuthProvider> {
  const { process, base } = await startServer();
  const asked: Record<string, string>[] = [];
  const door = createServer(async (request, response) => {
    const body = await textOf(request);
    asked.push(Object.fromEntries(new URLSearchParams(body)));
    const { status, body: answer } = provider.otherAnswer ?? (await forward(base, body));
    reply(response, status, answer);
  });
  const provider: OAuthProvider = {
    authorizeUrl: `${base}/authorize`,
    tokenUrl: `${await listen(door)}/token`,
    asked,
    otherAnswer: undefined,
    agree,
    stop: async () => {
      process.kill();
      door.closeAllConnections();
      door.close();
      await once(process, 'exit');
    },
  };
  return provider;
}

/** Starts a server that accepts a request and never responds. */
export async function startSilentServer(): Promise<{ url: string; stop(): void }> {
  const server = createServer(() => {});
  const base = await listen(server);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `${base}/token`, stop };
}

async function startServer(): Promise<{ process: ChildProcess; base: string }> {
  const main = fileURLToPath(
    new URL('../node_modules/oauth2-mock-server/dist/oauth2-mock-server.mjs', import.meta.url),
  );
  const child = spawn(process.execPath, [main, '-a', '127.0.0.1', '-p', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const base = /listening on (http:\S+)/.exec(line)?.[1];
    if (base) return { process: child, base };
  }
  throw new Error('the OAuth 2.0 server did not start');
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function forward(base: string, body: string): Promise<OtherAnswer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${base}/token`, { method: 'POST', headers, body });
  const tokens = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body: answer.ok ? { ...tokens, expires_in: 3600 } : tokens };
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function agree(url: string): Promise<{ code: string; state: string; at: string }> {
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const { code, state } = Object.fromEntries(back.searchParams) as { code: string; state: string };
  return { code, state, at: back.origin + back.pathname };
}
