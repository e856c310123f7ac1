import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cli = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

/** A problem that Redocly reports. */
export interface DocumentProblem {
  readonly ruleId: string;
  readonly severity: string;
  readonly message: string;
  readonly location: readonly { readonly pointer?: string }[];
}

/** Output limit of the linter, larger than any report, in bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Returns the errors and warnings of Redocly's recommended rules. Telemetry and update notices are disabled. */
export async function problemsOf(document: object): Promise<DocumentProblem[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bms-openapi-'));
  try {
    const file = path.join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const { problems } = JSON.parse(await lint(file, folder)) as { problems: DocumentProblem[] };
    return problems;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lint(file: string, cwd: string): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [cli, 'lint', '--extends=recommended', '--format=json', '--max-problems=1000', file];
  const run = promisify(execFile)(process.execPath, args, { cwd, env, maxBuffer: MAX_OUTPUT_BYTES });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  return stdout;
}
