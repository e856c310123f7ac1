import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Bms } from '@bms/client';
import { messageOf, UserError } from '../run/errors.ts';
import type { Target } from '../target/target.ts';

/** Generates the client in a checkout, where it is not committed; it does nothing if the client is up to date. */
const GENERATOR = fileURLToPath(new URL('../../../packages/client/scripts/generate.ts', import.meta.url));
/** A command answers at once rather than after a long wait for a limit. */
const RETRY = { tries: 3, maxWait: 5 };

/**
 * Calls the API with the credentials of the target. A session that was opened for the command is ended after it.
 * @throws UserError with the reason if the gateway cannot be reached or rejects the call
 */
export async function withApi<T>(target: Target, work: (api: Bms) => Promise<T>): Promise<T> {
  const { ApiProblem, createApi } = await loadClient();
  const url = target.apiUrl();
  const credentials = target.credentials();
  const open = (token?: string): Bms => createApi({ url, token, retry: RETRY });
  try {
    if ('token' in credentials) return await work(open(credentials.token));
    const { data } = await open().account.login({ body: { ...credentials } });
    const api = open(data.token);
    return await work(api).finally(() => api.account.logout().catch(() => {}));
  } catch (error) {
    if (error instanceof ApiProblem) throw new UserError(textOf(error));
    if (error instanceof TypeError) throw new UserError(`${url} cannot be reached: ${messageOf(error)}`);
    throw error;
  }
}

async function loadClient(): Promise<typeof import('@bms/client')> {
  if (existsSync(GENERATOR))
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', GENERATOR]);
  return import('@bms/client');
}

/** Returns the message of a problem with those of its fields. */
function textOf(problem: InstanceType<typeof import('@bms/client').ApiProblem>): string {
  const { message, status, errors, requestId } = problem;
  const fields = errors.map((error) => error.message).filter((text) => text && !message.includes(text));
  return `${[message, ...fields].join(' ')} (${status}${requestId ? `, request ${requestId}` : ''})`;
}

/** Number of records of a page. */
const PAGE_SIZE = 100;

/** A page of a list of the API. */
interface Page<T> {
  readonly records: readonly T[];
  readonly meta: { readonly total: number };
}

/** Reads all pages of a list. @param read requests the page of that number, from 1 */
export async function listAll<T>(
  read: (query: { page: number; limit: number }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { records, meta } = await read({ page, limit: PAGE_SIZE });
    all.push(...records);
    if (records.length === 0 || all.length >= meta.total) return all;
  }
}
