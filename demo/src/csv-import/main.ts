import { eventually, type Http, signIn } from '@bms/testing';
import { readAccess } from '../credentials.ts';
import { heading, result, table } from '../ground/say.ts';
import { BAD_ROWS, corrected, perfexExport } from './perfex-export.ts';

/*
 * Imports an export of Perfex with ten bad rows into the running system: as a dry run, then for real, then the corrected
 * rows, and undoes both imports.
 */
const ROWS = 200;

interface Import {
  readonly id: number;
  readonly status: string;
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly failed: number;
  readonly reverted: number;
  readonly left: number;
  readonly preset: string;
}

const { url, email, password } = readAccess(process.env);
const http = await signIn(url, email, password);
try {
  await demonstrate(http);
} finally {
  await http.send('POST', '/api/auth/logout');
}

async function demonstrate(api: Http): Promise<void> {
  const before = await countClients(api);
  const csv = perfexExport(ROWS);
  heading(`A Perfex export with ${ROWS} customers, ${BAD_ROWS} of them with an error`);
  const tried = await imported(api, csv, true);
  result(
    `the dry run recognises ${tried.preset} and finds ${tried.failed} bad rows`,
    tried.failed === BAD_ROWS && tried.preset === 'perfex_customers',
  );
  await showErrors(api, tried.id);
  result('nothing is stored', (await countClients(api)) === before);

  heading('The import, and its corrected rows');
  const first = await imported(api, csv, false);
  result(`${first.created} created, ${first.failed} failed`, first.created === ROWS - BAD_ROWS);
  const corrections = await download(api, `/api/imports/${first.id}/corrections`);
  const second = await imported(api, corrected(corrections), false);
  result(`${second.created} created from the corrected rows`, second.created === BAD_ROWS && second.failed === 0);
  result(`${ROWS} more clients`, (await countClients(api)) === before + ROWS);

  heading('Both are undone');
  for (const { id } of [second, first]) {
    const undone = await undo(api, id);
    result(
      `import ${id}: ${undone.reverted} deleted, ${undone.left} left`,
      undone.status === 'undone' && undone.left === 0,
    );
  }
  result('as many clients as before', (await countClients(api)) === before);
}

async function imported(api: Http, csv: string, isDryRun: boolean): Promise<Import> {
  const form = new FormData();
  const fields = { module: 'clients', dry_run: isDryRun, repeat: true, match_by: 'external_ids.perfex' };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([csv]), 'customers.csv');
  const { status, body } = await api.send('POST', '/api/imports', form);
  if (status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return await ended(api, (body as { record: Import }).record.id);
}

async function undo(api: Http, id: number): Promise<Import> {
  await api.send('POST', `/api/imports/${id}/undo`);
  return await ended(api, id);
}

const ended = (api: Http, id: number): Promise<Import> =>
  eventually(
    async () => ((await api.send('GET', `/api/imports/${id}`)).body as { record: Import }).record,
    ({ status }) => status !== 'validating' && status !== 'running',
  );

async function showErrors(api: Http, id: number): Promise<void> {
  const { body } = await api.send('GET', `/api/imports/${id}/errors`);
  const { records } = body as { records: { line: number; column: string; code: string; message: string }[] };
  table(records.map(({ line, column, code, message }) => [`line ${line}`, column || '-', code, message]));
}

async function countClients(api: Http): Promise<number> {
  const { body } = await api.send('GET', '/api/clients?limit=1');
  return (body as { meta: { total: number } }).meta.total;
}

/** Returns a file as text. */
async function download({ token = '' }: Http, path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.text();
}
