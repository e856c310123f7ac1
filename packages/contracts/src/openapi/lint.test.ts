import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildOpenApi, loadContract, projectProtos } from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const redocly = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
const about = { title: 'Trial', version: '1', serverUrl: 'https://bms.test' };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bms-openapi-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The problems that Redocly finds by its recommended rules; it is told not to call home. */
async function problemsOf(document: object): Promise<object[]> {
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, [redocly, 'lint', '--format=json', file], { cwd: folder, env });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  return (JSON.parse(stdout) as { problems: object[] }).problems;
}

test.each([
  ['trial', trialProtos],
  ['project', projectProtos],
])('the document of the %s contract passes the recommended rules', async (_name, protos) => {
  expect(await problemsOf(buildOpenApi(loadContract({ protoDirs: [protos] }), about))).toEqual([]);
});

test('a document with a fault does not pass', async () => {
  const document = buildOpenApi(loadContract(), about);
  expect(await problemsOf({ ...document, tags: [{ name: 'Clients' }, { name: 'Clients' }], servers: [] })).not.toEqual(
    [],
  );
});
