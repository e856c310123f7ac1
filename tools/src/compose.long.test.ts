import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { findGoProgram } from './install/go-program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The reference parser of the Compose specification, by the makers of Docker Compose. */
const COMPOSE_GO = { name: 'cmd', path: 'github.com/compose-spec/compose-go/v2/cmd', version: 'v2.16.2' };

const hasGo = await run('go', ['version']).then(
  () => true,
  () => false,
);
if (!hasGo) process.stderr.write('docker-compose.yml is not checked with compose-go: there is no go\n');

(hasGo ? describe : describe.skip)('compose-go', () => {
  let composeGo: string;

  const load = async () => parse((await run(composeGo, ['docker-compose.yml'], { cwd: root })).stdout);

  beforeAll(async () => {
    composeGo = await findGoProgram(COMPOSE_GO, (text) => process.stderr.write(`${text}\n`));
  });

  test('accepts docker-compose.yml', async () => {
    const { services } = await load();
    expect(services.gateway).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(services.gateway.ports).toMatchObject([{ host_ip: '127.0.0.1', published: '8080', target: 8080 }]);
    expect(services.secrets.environment).toMatchObject({ PUBLIC_URL: 'http://127.0.0.1:8080' });
    expect(services.identity.depends_on['oauth-settings']).toMatchObject({ required: false });
  });

  test('rejects an unknown key, so that a mistake in docker-compose.yml would be found', async () => {
    const stdin = 'services: { a: { image: b, read_onyl: true } }';
    await expect(run('sh', ['-c', `echo '${stdin}' | "$1" -`, 'sh', composeGo])).rejects.toThrow(/read_onyl/);
  });
});
