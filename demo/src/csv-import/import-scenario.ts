import { eventually, type Http } from '@bms/testing';
import { heading, result, table } from '../ground/say.ts';
import { BAD_ROWS, corrected, perfexExport } from './perfex-export.ts';

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

/**
 * Imports an export of Perfex with ten bad rows: as a dry run, then for real, then the corrected rows and the primary
 * contacts, and undoes all of it.
 * @param url URL of a gateway
 * @throws Error if a result is not the promised one
 */
export async function runImportScenario(api: Http, url: string): Promise<void> {
  const before = await countClients(api);
  // Other numbers each time: a run that was interrupted leaves its clients.
  const number = Date.now();
  const csv = perfexExport(ROWS, number);
  heading(`A Perfex export with ${ROWS} customers, ${BAD_ROWS} of them with an error`);
  const tried = await imported(api, csv, { isDryRun: true });
  result(
    `the dry run recognises ${tried.preset} and finds ${tried.failed} bad rows`,
    tried.failed === BAD_ROWS && tried.preset === 'perfex_customers',
  );
  await showErrors(api, tried.id);
  result('nothing is stored', (await countClients(api)) === before);

  heading('The import, and its corrected rows');
  const first = await imported(api, csv);
  result(`${first.created} created, ${first.failed} failed`, first.created === ROWS - BAD_ROWS);
  const corrections = await download(api, `${url}/api/imports/${first.id}/corrections`);
  const second = await imported(api, corrected(corrections, number));
  result(`${second.created} created from the corrected rows`, second.created === BAD_ROWS && second.failed === 0);
  result(`${ROWS} more clients`, (await countClients(api)) === before + ROWS);

  heading('The contacts of the same file');
  const people = await imported(api, csv, { module: 'contacts' });
  result(
    `${people.created} contacts created, each at the client with the number of its row`,
    people.preset === 'perfex_contacts' && people.created + people.failed === ROWS && people.created > 0,
  );

  heading('All of it is undone');
  for (const { id } of [people, second, first]) {
    const undone = await undo(api, id);
    result(
      `import ${id}: ${undone.reverted} deleted, ${undone.left} left`,
      undone.status === 'undone' && undone.left === 0,
    );
  }
  result('as many clients as before', (await countClients(api)) === before);
}

interface Choices {
  readonly module?: 'clients' | 'contacts';
  readonly isDryRun?: boolean;
}

async function imported(api: Http, csv: string, { module = 'clients', isDryRun = false }: Choices = {}) {
  const form = new FormData();
  const match_by = module === 'clients' ? 'external_ids.perfex' : '';
  const fields = { module, dry_run: isDryRun, repeat: true, match_by };
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

function ended(api: Http, id: number): Promise<Import> {
  return eventually(
    async () => ((await api.send('GET', `/api/imports/${id}`)).body as { record: Import }).record,
    ({ status }) => status !== 'validating' && status !== 'running',
  );
}

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
async function download({ token = '' }: Http, address: string): Promise<string> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return await answer.text();
}
