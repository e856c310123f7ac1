import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { violationCodes } from '../src/errors/violation-codes.ts';
import { describeApi, documentedPath, errorCatalogue, expandable, loadContract } from '../src/index.ts';

/** The document as code generators read it. */
const contract = loadContract();
const document = describeApi(contract, 'https://bms.example.org');
const schemas = document.components['schemas'] as Record<string, Record<string, unknown>>;

/** Returns every object below a part of the document. */
function partsOf(part: unknown): Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return [];
  return [part as Record<string, unknown>, ...Object.values(part).flatMap(partsOf)];
}
const parts = partsOf(document);

test('the document takes less than 1 KB for each operation and 680 bytes for each schema', () => {
  const operations = parts.filter(({ operationId }) => operationId !== undefined);
  expect(Buffer.byteLength(JSON.stringify(document.paths))).toBeLessThan(1000 * operations.length);
  expect(Buffer.byteLength(JSON.stringify(schemas))).toBeLessThan(680 * Object.keys(schemas).length);
});

test('every operation has a short summary without a full stop, and PUT and PATCH of a path have different ones', () => {
  const summaries = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ summary }) => summary));
  expect(summaries.filter((summary) => summary.length > 60 || !/^[A-Z][a-z]+ .*[^.]$/.test(summary))).toEqual([]);
  const same = Object.entries(document.paths).filter(
    ([, { put, patch }]) => put && patch && put.summary === patch.summary,
  );
  expect(same).toEqual([]);
});

test('every number and integer has a format, so that no generator takes 32 bits for it', () => {
  const numbers = parts.filter(({ type }) => ['number', 'integer'].some((name) => [type].flat().includes(name)));
  const isBound = (part: object) => 'exclusiveMaximum' in part || 'exclusiveMinimum' in part;
  expect(numbers.filter((part) => !('format' in part) && !isBound(part) && !('const' in part))).toEqual([]);
});

test('no schema has several types except one and null, and no unnamed choices', () => {
  const types = parts.flatMap(({ type }) => (Array.isArray(type) ? [type] : []));
  expect(types.filter((type) => type.length > 2 || !type.includes('null'))).toEqual([]);
  const inline = partsOf([document.paths, Object.values(schemas).flatMap(({ properties }) => properties ?? [])]);
  const choices = inline.filter((part) => Array.isArray(part['enum'])).map((part) => String(part['enum']));
  const types2 = contract.recordEvents.flatMap(({ events }) => events.map(({ type }) => type));
  expect(choices.filter((words) => !types2.some((type) => words.includes(type)) && words !== 'up,away')).toEqual([]);
});

test('components have unique names over all kinds, and none names a service', () => {
  const names = Object.values(document.components).flatMap((kind) => Object.keys(kind));
  const kinds = ['schemas', 'responses', 'parameters'].flatMap((kind) => Object.keys(document.components[kind]!));
  expect(kinds.filter((name, at) => kinds.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => /^(Identity|Crm|Billing|Work)[A-Z]|\./.test(name))).toEqual([]);
});

test('each list and detail that takes expand has the types of the records that it can add, and no others', () => {
  const lists = contract.rpcs.filter(({ shape }) => shape !== undefined);
  const named = lists.map((rpc) => {
    const { method, path } = rpc.bindings[0]!;
    const { responses } = document.paths[documentedPath(path)]![method.toLowerCase()]! as unknown as Responding;
    const shown = responses['200']!.$ref ? shared[responses['200']!.$ref.split('/').at(-1)!]! : responses['200']!;
    const { properties } = schemaOf(shown.content!['application/json']!.schema) as {
      properties: { expanded?: Pointer };
    };
    const expanded = properties.expanded && (schemaOf(properties.expanded) as { properties: object });
    const targets = [...expandable(rpc, contract.rpcs).values()].flatMap((reference) => reference.targets);
    return {
      path,
      documented: Object.keys(expanded?.properties ?? {}).sort(),
      possible: [...new Set(targets.map(({ service }) => service.module))].sort(),
    };
  });
  expect(named.filter(({ documented, possible }) => String(documented) !== String(possible))).toEqual([]);
  expect(named.filter(({ documented }) => documented.includes('clients')).length).toBeGreaterThan(10);
  expect(schemaOf({ $ref: '#/components/schemas/ClientsById' })).toMatchObject({
    additionalProperties: { $ref: '#/components/schemas/Client' },
  });
});

interface Pointer {
  readonly $ref: string;
}
interface Responding {
  readonly responses: Readonly<Record<string, Partial<Pointer> & { content?: Record<string, { schema: Pointer }> }>>;
}
const shared = document.components['responses'] as Responding['responses'];
const schemaOf = ({ $ref }: Pointer) => schemas[$ref.split('/').at(-1)!]!;

test('every state that a record can have is listed with its transitions, and the operations that make them', () => {
  const states = contract.rpcs.flatMap(({ response }) => {
    const fields = response.field('record')?.message?.fields ?? [];
    return fields.filter(({ rules }) => rules.moves.length > 0).map(({ rules }) => [...rules.allowed].sort().join());
  });
  const listed = Object.values(schemas).filter((schema) => 'x-moves' in schema);
  const words = listed.map((schema) => [...(schema['enum'] as string[])].sort().join());
  expect([...new Set(states)].filter((state) => !words.includes(state))).toEqual([]);
  const operations = new Set(parts.map(({ operationId }) => operationId));
  const moves = listed.flatMap((schema) => schema['x-moves'] as { operation?: string }[]);
  expect(moves.filter(({ operation }) => operation !== undefined && !operations.has(operation))).toEqual([]);
});

test('signing in comes first', () => {
  const [first] = document.tags;
  expect(first!.name).toBe('Account');
  expect(Object.keys(document.paths)[0]).toBe('/api/auth/login');
});

describe('documentation of events', () => {
  test('to webhooks has a description for every event that is not internal', () => {
    const documented = Object.keys(document.webhooks!).flatMap((name) => {
      const { properties } = schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}Webhook`] as {
        properties: { type: { enum?: string[]; const?: string } };
      };
      return properties.type.enum ?? [properties.type.const];
    });
    const types = contract.recordEvents.flatMap(({ events }) => events.map(({ type }) => type));
    expect(documented.sort()).toEqual([...types, ...contract.events.map(({ type }) => type)].sort());
  });

  test('has a description for each form of the payload, and the record of the new one is that of its GET', () => {
    const data = (name: string) => (schemas[name]!['properties'] as Record<string, object>)['data'];
    expect(data('ClientV1Webhook')).toEqual({ $ref: '#/components/schemas/ClientEvent' });
    const record = { anyOf: [{ $ref: '#/components/schemas/Client' }, { type: 'null' }] };
    expect(data('ClientWebhook')).toMatchObject({ allOf: [{}, { properties: { record } }] });
  });

  test('live has a description of the event data and of resuming the stream', () => {
    const { parameters, responses } = document.paths['/api/events']!['get']!;
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/LastEventId' });
    expect(responses['200']).toMatchObject({
      content: { 'text/event-stream': { schema: { contentSchema: { $ref: '#/components/schemas/LiveEvent' } } } },
    });
  });
});

describe('the codes', () => {
  test('of errors are all listed', () => {
    expect(schemas['ErrorCode']).toMatchObject({ enum: Object.keys(errorCatalogue) });
  });

  test('of violations are those thrown by the sources', () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const folders = ['packages/service-kit', ...readdirSync(`${root}/services`).map((name) => `services/${name}`)];
    const files = folders.flatMap((folder) =>
      readdirSync(`${root}/${folder}/src`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(`${root}/${folder}/src/${file}`, 'utf8')),
    );
    const thrown = files.flatMap((text) =>
      [...text.matchAll(/\bfield\b[^;\n]{0,60}\bcode: '([a-z_]+)'/g)].map(([, code]) => code!),
    );
    expect([...new Set(thrown)].filter((code) => !(code in violationCodes))).toEqual([]);
  });
});

/** Every example of a response, and every object in it. */
const examples = parts.flatMap((part) => ('example' in part ? partsOf(part['example']) : []));
type Entry = Record<string, number>;
const sumOf = (entries: unknown, ...names: string[]): number =>
  (entries as Entry[]).reduce((sum, entry) => sum + names.reduce((all, name) => all + entry[name]!, 0), 0);

describe('examples are true', () => {
  test('the total of a document is that of its tax bases and amounts, and its subtotal that of its lines', () => {
    const documents = examples.filter(
      ({ items, taxes, total }) => Array.isArray(items) && Array.isArray(taxes) && total,
    );
    expect(documents.length).toBeGreaterThan(10);
    for (const { items, taxes, total, subtotal, discount_total } of documents) {
      expect([total, subtotal]).toEqual([sumOf(taxes, 'base', 'amount'), sumOf(items, 'net')]);
      expect(sumOf(taxes, 'base')).toBe(Number(subtotal) - Number(discount_total));
    }
  });

  test('what is paid is the sum of the payments, and a paid invoice owes nothing', () => {
    const invoices = examples.filter((one) => Array.isArray(one['payments']));
    expect(invoices.some(({ payments }) => (payments as unknown[]).length > 0)).toBe(true);
    for (const { payments, total, paid, credited, refunded, written_off, balance, status } of invoices) {
      expect(paid).toBe(sumOf(payments, 'amount'));
      const open = Number(total) - Number(paid) - Number(credited) + Number(refunded) - Number(written_off);
      expect([balance, status === 'paid' && open > 0]).toEqual([Math.max(0, open), false]);
    }
  });
});

test('the path in Location is that of a detail, also where it does not follow from the route', () => {
  const details = new Set(
    contract.rpcs.filter(({ name }) => name === 'Get').flatMap(({ bindings }) => bindings.map(({ path }) => path)),
  );
  const others = contract.rpcs.filter(({ policy }) => policy.location !== '');
  expect(others.length).toBeGreaterThanOrEqual(4);
  for (const { policy, bindings, response } of others) {
    const [, list, record, member] = /^(.+)\/\{(.+)\.(.+)\}$/.exec(policy.location)!;
    expect(details).toContain(`${list}/{id}`);
    expect(response.field(record!)?.message?.field(member!)).toBeDefined();
    const { path } = bindings[0]!;
    const { responses } = document.paths[path]!['post'] as unknown as { responses: Record<string, { $ref: string }> };
    const shared = document.components['responses'] as Record<string, unknown>;
    expect(shared[responses['201']!.$ref.split('/').at(-1)!] ?? responses['201']).toHaveProperty('headers.Location');
  }
});
