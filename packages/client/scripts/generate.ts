/** Generates the client of the contract's operations in generated/, unless it was generated from the same sources. */
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The contract, the code that describes it, and the generator with its version. */
const SOURCES = [
  'protos/**/*.proto',
  'packages/contracts/{package.json,src/**/*.ts}',
  'packages/client/{package.json,scripts/*.ts}',
];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = path.join(root, 'packages/client/generated');
const stamp = '.generated-from';

const wanted = await hashOfSources();
if ((await readFile(path.join(target, stamp), 'utf8').catch(() => '')) !== wanted) {
  // Loads the generator only when it is needed: an up-to-date client costs a tenth of a second.
  const { generateClient } = await import('./generate-client.ts');
  await replaceFiles((await generateClient()).set(stamp, wanted));
  process.stdout.write('Generated packages/client/generated.\n');
}

async function hashOfSources(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: root })) if (!file.includes('.test.')) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/** Replaces the folder as a whole, so that no other command sees a mixture of two clients. */
async function replaceFiles(files: ReadonlyMap<string, string>): Promise<void> {
  const fresh = path.join(root, '.cache', `client-${process.pid}`);
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(fresh, file)), { recursive: true });
    await writeFile(path.join(fresh, file), text);
  }
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
}
