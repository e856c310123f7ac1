import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Http, openSystem, type StartedProcess, signIn } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { UserError } from '../console/say.ts';
import { findPythonProgram } from '../install/python-program.ts';

const run = promisify(execFile);
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Finds the Python with scim2-tester; reports and skips the test on a machine without Python or a package index. */
const python = await findPythonProgram(
  { name: 'httpx2', folder: 'scim', requirements: here('requirements.txt') },
  (text) => void process.stderr.write(`• ${text}\n`),
).then(
  (program) => join(dirname(program), 'python3'),
  (error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`! scim2-tester skipped: ${error.message}\n`);
    return undefined;
  },
);

let gateway: StartedProcess;
let admin: Http;
beforeAll(async () => {
  const { system } = await openSystem();
  gateway = await system.addGateway({ LIMITS: 'scim=1000000/60' });
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
});
afterAll(() => gateway?.stop());

interface Result {
  readonly title: string;
  readonly resource_type: string | null;
  readonly status: string;
  readonly reason: string;
}

/** The results of a server that conforms. */
const GOOD = new Set(['SUCCESS', 'COMPLIANT', 'ACCEPTABLE']);

/** Shows lists by their lengths. */
const countOf = (_key: string, value: unknown) => (Array.isArray(value) ? value.length : value);

(python === undefined ? test.skip : test)('scim2-tester finds no deviation from RFC 7643 and RFC 7644', async () => {
  const { body } = await admin.send('POST', '/api/admin/scim-tokens', { name: 'scim2-tester' });
  const env = {
    PATH: process.env['PATH'],
    PYTHONDONTWRITEBYTECODE: '1',
    SCIM_URL: `${gateway.url}/scim/v2`,
    SCIM_TOKEN: (body as { token: string }).token,
  };
  const { stdout } = await run(python!, [here('check_server.py')], { env, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      if (!error.stdout?.startsWith('[')) throw new Error(error.stderr);
      return { stdout: error.stdout };
    },
  );
  const results = JSON.parse(stdout) as Result[];
  process.stderr.write(
    `• scim2-tester: ${JSON.stringify(
      Object.groupBy(results, ({ status }) => status),
      countOf,
    )}\n`,
  );
  const others = results.filter(({ status }) => !GOOD.has(status));
  expect(others.map(({ status, resource_type, title, reason }) => [status, resource_type, title, reason])).toEqual([]);
  expect(results.length).toBeGreaterThan(50);
});
