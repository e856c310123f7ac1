/** Generates a client from a document with @hey-api/openapi-ts: `generate.ts <document> <folder>`. */
import { createClient } from '@hey-api/openapi-ts';

const [input = '', path = ''] = process.argv.slice(2);
await createClient({
  input,
  output: { path, module: { extension: '.ts' } },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
});
