import type { ModuleNames } from './names.ts';

/** Generates the model: search fields and title. The stored fields are generated from the proto. */
export function modelOf({ service, key, Plural, variable, words }: ModuleNames): string {
  return `import { defineRecords } from '@bms/service-kit';

/** The ${words} of the business. */
export const ${variable} = defineRecords('${key}', {
  service: 'bms.${service}.${Plural}',
  title: 'title',
  search: ['title', 'description'],
});
`;
}

/** Generates the module: the standard operations and its events. */
export function moduleOf({ service, kebab, key, Singular, singular, variable }: ModuleNames): string {
  return `import {
  createResource,
  crud,
  listDeleted,
  type RecordOf,
  type ResourceRules,
  recordEvents,
  restore,
  type ServiceModule,
} from '@bms/service-kit';
import { ${variable} } from './${kebab}.model.ts';

/** The rules of ${variable} beyond the contract. */
const rules: ResourceRules<RecordOf<typeof ${variable}>> = {
  events: recordEvents(${variable}, {
    message: 'bms.${service}.${Singular}Event',
    resource: '${singular}',
    module: '${key}',
    data: ({ _id: id, version, title, created_by }) => ({ id, version, title, created_by }),
  }),
};

export const ${variable}Module: ServiceModule = {
  service: ${variable}.service,
  models: ${variable}.models,
  setup: (kit) => {
    const resource = createResource(kit, ${variable}, rules);
    return { ...crud(resource), ListDeleted: listDeleted(resource), Restore: restore(resource) };
  },
};
`;
}

/**
 * Generates a test of the module's own behaviour. The service kit tests the standard operations, and the authorization
 * matrix tests the permissions.
 */
export function testOf({ service, Plural, singular, words, word }: ModuleNames): string {
  return `import { startTestedService, type TestedService } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

let ${service}: TestedService;
beforeAll(async () => {
  ${service} = await startTestedService('${service}');
}, 60_000);
afterAll(() => ${service}?.stop());

interface Shown {
  record: { id: number; title: string; description: string };
}
interface Listed {
  records: { id: number }[];
}

const create = async (title: string) =>
  (await ${service}.call<Shown>('${Plural}/Create', { ${singular}: { title } })).message.record;
const list = async (search: string) =>
  (await ${service}.call<Listed>('${Plural}/List', { list: { search } })).message.records.map(({ id }) => id);

describe('a ${word}', () => {
  test('is shown as it was sent, with its version', async () => {
    const { id } = await create('Königlich');
    const { message, etag } = await ${service}.call<Shown>('${Plural}/Get', { id });
    expect(message.record).toMatchObject({ id, title: 'Königlich', description: '', created_by: 1 });
    expect(etag).toBe(1);
  });

  test('is found among other ${words} by a part of its title', async () => {
    const { id } = await create('Needle');
    await create('Haystack');
    expect(await list('eedl')).toEqual([id]);
  });

  test('changes in what was sent, once for each version', async () => {
    const { id } = await create('Before');
    const change = { id, ${singular}: { description: 'after' }, update_mask: { paths: ['description'] } };
    await ${service}.call('${Plural}/Update', change, { headers: { 'if-match': '1' } });
    const { message, etag } = await ${service}.call<Shown>('${Plural}/Get', { id });
    expect([message.record.title, message.record.description, etag]).toEqual(['Before', 'after', 2]);
    const again = ${service}.call('${Plural}/Update', change, { headers: { 'if-match': '1' } });
    await expect(again).rejects.toMatchObject({ code: 'version_mismatch' });
  });

  test('comes back after it was deleted', async () => {
    const { id } = await create('Phoenix');
    await ${service}.call('${Plural}/Delete', { id });
    await expect(${service}.call('${Plural}/Get', { id })).rejects.toMatchObject({ code: 'not_found' });
    await ${service}.call('${Plural}/Restore', { id });
    expect(await list('phoenix')).toEqual([id]);
  });
});
`;
}
