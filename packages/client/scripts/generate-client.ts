import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeApi, loadContract } from '@bms/contracts';
import { createClient } from '@hey-api/openapi-ts';

const header = '/* Made from protos/ by packages/client/scripts/generate.ts; changes here are lost. */\n';

/** The generated files of the client, by path below its folder: types of every operation, and a class with all of them. */
export async function generateClient(): Promise<Map<string, string>> {
  const out = mkdtempSync(path.join(tmpdir(), 'bms-client-'));
  try {
    await createClient({
      // The client is told where the service is; the document's own address is that of one installation.
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

/** `BodyInit` is a type of browsers only; a remark of the generator about itself is none of ours. */
const suited = (text: string): string =>
  text.replace(/^ *\/\/ TODO.*\n/gm, '').replace(/\bBodyInit \| null \| undefined/g, "RequestInit['body']");

/** Every file below a folder, by its path in it; empty where there is no such folder. */
export function readFiles(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
}
