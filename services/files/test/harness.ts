import { ApiError, type Caller, callerOfClaims, loadContract, readSigner, signCallerToken } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import {
  administrator,
  connectRpc,
  type LocalSecrets,
  localSecrets,
  type RpcClient,
  serviceMongoUrl,
  startServiceStub,
} from '@bms/testing';
import { filesService } from '../src/service.ts';

const contract = loadContract();
/** An address where nothing listens: events stay in the outbox, where tests read them. */
const NO_NATS = 'nats://127.0.0.1:9';

/** The text fields of a form with a file. */
export type Texts = Readonly<Record<string, string>>;

/** A file as the API returns it. */
export interface ShownFile {
  readonly id: number;
  readonly file_name: string;
  readonly mime_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly folder_id: number | null;
}

/** Files on a database of its own, with an RPC client and HTTP requests as a gateway makes them. */
export interface TestedFiles extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  readonly secrets: LocalSecrets;
  /** The environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Sends a request to its HTTP server. */
  fetch(path: string, init?: RequestInit, caller?: Caller): Promise<Response>;
  /** Uploads bytes. @throws Error if they are rejected */
  upload(bytes: string | Uint8Array<ArrayBuffer>, name?: string, texts?: Texts, caller?: Caller): Promise<ShownFile>;
  stop(): Promise<void>;
}

/**
 * Starts files in this process, with a stub of crm that has the clients 1 to 9.
 * @param settings override the defaults
 */
export async function startFiles(settings: Readonly<Record<string, string>> = {}): Promise<TestedFiles> {
  const secrets = localSecrets('files', 'crm');
  const crm = await startServiceStub(contract, 'crm', secrets.trustedKeys, {
    'Clients/Get': ({ id }: { id: number }) => {
      if (id > 9) throw new ApiError('not_found');
      return { record: { id, company_name: `Client ${id}`, status: 'active', owner_id: 1 } };
    },
  });
  const env = { ...(await common(secrets)), UPSTREAMS: `crm=${crm.target}`, ...settings };
  const running = await startService({ ...filesService, migrations: [], contract }, env);
  const { call, close } = connectRpc('files', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const send = connectHttp(`http://127.0.0.1:${running.httpPort}`, secrets);
  const stop = async () => {
    close();
    await running.stop();
    crm.close();
  };
  return { running, secrets, env, call, fetch: send, upload: uploader(send), stop };
}

/** Returns the settings of a process: a database of its own, and no NATS. */
async function common(secrets: LocalSecrets): Promise<Record<string, string>> {
  return {
    GRPC_ADDRESS: '127.0.0.1:0',
    HTTP_ADDRESS: '127.0.0.1:0',
    NATS_URL: NO_NATS,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGODB_URL: await serviceMongoUrl('files'),
    SIGNING_KEY: secrets.signingKey('files'),
    TRUSTED_KEYS: secrets.trustedKeys,
  };
}

/** Returns the Authorization header by which a gateway identifies the caller. */
export const callerToken = ({ secrets }: Pick<TestedFiles, 'secrets'>, caller: Caller = administrator): string =>
  `Bearer ${signCallerToken(readSigner(secrets.signingKey('gateway')), caller, 'files')}`;

function connectHttp(url: string, secrets: LocalSecrets): TestedFiles['fetch'] {
  return (path, init = {}, caller = administrator) => {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', callerToken({ secrets }, caller));
    return fetch(new URL(path, url), { ...init, headers });
  };
}

function uploader(send: TestedFiles['fetch']): TestedFiles['upload'] {
  return async (bytes, name = 'a.txt', texts = {}, caller = administrator) => {
    const answer = await send('/api/file-manager/files', { method: 'POST', body: formOf(bytes, name, texts) }, caller);
    const body = (await answer.json()) as { record: ShownFile };
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    return body.record;
  };
}

/** Creates a form with a file. */
export function formOf(bytes: string | Uint8Array<ArrayBuffer>, name: string, texts: Texts = {}): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  form.append('file', new Blob([bytes]), name);
  return form;
}

/** Creates the bytes of a form, for malformed parts that FormData would correct. */
export function rawForm(...parts: string[]): RequestInit {
  const body = `${parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`;
  return { method: 'POST', body, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
}

/** Returns the status, fields and codes of an error response, e.g. `422 file required`. */
export async function problemOf(answer: Response): Promise<string[]> {
  const { code, errors = [] } = (await answer.json()) as { code: string; errors?: { field: string; code: string }[] };
  return [`${answer.status} ${code}`, ...errors.map((error) => `${error.field} ${error.code}`)];
}

/** Returns a portal user of a client. */
export const portalUser = (clientId: number): Caller =>
  callerOfClaims({ kind: 'user', uid: 90 + clientId, typ: 'client', cid: clientId });
