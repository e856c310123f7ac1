import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConsumerOptions } from '@bms/events';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { onlyDeclared } from './declared-consumers.ts';

let folder: Awaited<ReturnType<typeof tempDir>>;
let manifest: URL;
beforeAll(async () => {
  folder = await tempDir();
  const file = join(folder.path, 'package.json');
  await writeFile(file, JSON.stringify({ bms: { consumes: { crm: { clients: 'client' }, '*': { audit_log: '*' } } } }));
  manifest = pathToFileURL(file);
});
afterAll(() => folder?.remove());

/** Returns the names that are consumed when a service declares the consumers of the manifest. */
function consumed(...consumers: Pick<ConsumerOptions, 'name' | 'from'>[]): string[] {
  const names: string[] = [];
  const consume = onlyDeclared('content', manifest, ({ name }) => void names.push(name));
  for (const consumer of consumers) consume(consumer as ConsumerOptions);
  return names;
}

describe('a consumer', () => {
  test('that package.json lists is accepted, of one service or of all', () => {
    expect(consumed({ name: 'clients', from: 'crm' }, { name: 'audit_log', from: ['crm', 'work'] })).toEqual([
      'clients',
      'audit_log',
    ]);
  });

  test.each([
    [{ name: 'tasks', from: 'work' }, 'content consumes events of work as tasks, but bms.consumes in services/content'],
    [{ name: 'clients', from: ['crm', 'work'] }, 'add "*": { "clients": "*" }'],
    [{ name: 'leads', from: 'crm' }, 'add "crm": { "leads": "*" }'],
  ])('that it does not list stops the start with the entry to add: %j', (consumer, message) => {
    expect(() => consumed(consumer)).toThrow(message);
  });

  test('of a service without a manifest is accepted', () => {
    const names: string[] = [];
    onlyDeclared(
      'content',
      undefined,
      ({ name }) => void names.push(name),
    )({ name: 'any', from: 'crm' } as ConsumerOptions);
    expect(names).toEqual(['any']);
  });
});
