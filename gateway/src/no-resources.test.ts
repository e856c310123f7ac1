import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';

const dir = fileURLToPath(new URL('.', import.meta.url));

/** Returns the sources by file name, without comments and tests. */
async function sources(): Promise<[string, string][]> {
  const names = (await readdir(dir, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return await Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const text = await readFile(path.join(dir, name), 'utf8');
      return [name, text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')];
    }),
  );
}

test('no source of the gateway names a resource, route or service of the contract other than those for sign-in', async () => {
  const { services } = loadContract();
  const routes = [...services.values()].flatMap(({ rpcs }) =>
    rpcs.flatMap(({ bindings }) => bindings.map((binding) => binding.path)),
  );
  const known = new Set(['bms.identity.Callers']);
  const forbidden = [...[...services.keys()].filter((name) => !known.has(name)), ...routes];
  const found = (await sources()).flatMap(([name, text]) =>
    forbidden
      .filter((word) => text.includes(`${word}'`) || text.includes(`${word}/`))
      .map((word) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
});
