import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';

const files = fileURLToPath(new URL('../../deploy/chart/files', import.meta.url));

/** The names of the metrics that some process exposes. */
let exposed: Set<string>;

beforeAll(async () => {
  const { system } = await openSystem();
  const [gateway] = system.gateways;
  const admin = await signIn(gateway!.url, system.admin.email, system.admin.password);
  await admin.send('POST', '/api/clients', { company_name: 'Alfreds', type: 'organization' });
  const processes = [gateway!, ...[...system.services.values()].flat()];
  const texts = await Promise.all(processes.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  exposed = new Set(texts.flatMap(namesOf));
});

/** Returns the names of the series of a page of metrics, also of those that have no value yet. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name! + suffix) : [name!],
  );
}

/** Returns the metrics that the expressions of a file use. */
const usedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:bms|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);

/** Returns the names and texts of the files of a folder. */
async function textsOf(folder: string): Promise<[file: string, text: string][]> {
  const names = await readdir(join(files, folder));
  const texts = names.map((name) => readFile(join(files, folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text, at) => [names[at]!, text]);
}

describe('every metric', () => {
  test.each(['rules', 'dashboards'])('that is used in the %s is exposed by a process', async (folder) => {
    const texts = await textsOf(folder);
    expect(texts.length).toBeGreaterThan(0);
    for (const [file, text] of texts) {
      const used = new Set(usedIn(text));
      expect(used.size).toBeGreaterThan(5);
      expect({ file, unknown: [...used].filter((name) => !exposed.has(name)) }).toEqual({ file, unknown: [] });
    }
  });

  test('of the page on observability is exposed by a process, and every own metric is on that page', async () => {
    const page = await readFile(join(files, '../../../docs/operations/observability.md'), 'utf8');
    const table = [...page.matchAll(/^\| `(bms_[a-z0-9_]+)`/gm)].map(([, name]) => name!);
    const own = [...exposed]
      .filter((name) => name.startsWith('bms_'))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(table.toSorted()).toEqual([...new Set(own)].sort());
  });
});
