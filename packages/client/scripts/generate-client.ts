import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeApi, loadContract } from '@bms/contracts';
import { createClient } from '@hey-api/openapi-ts';

const header = '/* Made from protos/ by packages/client/scripts/generate.ts; changes here are lost. */\n';

/**
 * Generates the files of the client, keyed by path relative to its folder: the types of every operation, and one class
 * with a method for each.
 */
export async function generateClient(): Promise<Map<string, string>> {
  const out = mkdtempSync(path.join(tmpdir(), 'bms-client-'));
  try {
    await createClient({
      // The base URL is a setting of the client; the server URL in the document belongs to one installation.
      input: { ...describeApi(loadContract(), 'http://127.0.0.1:8080'), servers: [] },
      output: { path: out, header, module: { extension: '.ts' } },
      logs: { level: 'silent', file: false },
      plugins: [
        { name: '@hey-api/typescript', enums: false },
        { name: '@hey-api/client-fetch', throwOnError: true, baseUrl: false },
        {
          name: '@hey-api/sdk',
          operations: { strategy: 'single', containerName: 'Bms', nesting: 'operationId', methods: 'instance' },
        },
      ],
    });
    return new Map([...readFiles(out)].map(([file, text]) => [file, suited(text)]));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Adapts the generated code: `BodyInit` is a type of browsers only, and TODO comments of the generator are removed. */
const suited = (text: string): string =>
  text.replace(/^ *\/\/ TODO.*\n/gm, '').replace(/\bBodyInit \| null \| undefined/g, "RequestInit['body']");

/** Reads every `.ts` file below a folder, keyed by relative path. */
function readFiles(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
}
