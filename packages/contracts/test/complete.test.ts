import { describe, expect, test } from '@jest/globals';
import {
  ApiError,
  bulkTargets,
  compileRequestSchema,
  describeApi,
  type HttpBinding,
  loadContract,
  nameAnswers,
  type Rpc,
  readComputedAnswers,
  type ServiceContract,
} from '../src/index.ts';
import { faultExample } from '../src/openapi/fault-example.ts';

/**
 * Completeness of the document: everything has a description and, where applicable, an example. Each test lists what
 * has none.
 */
const contract = loadContract();
const document = describeApi(contract, 'https://bms.test');

interface Parameter {
  name: string;
  description?: string;
}
type Named = readonly [name: string, part: Record<string, unknown>];

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]) => ({ name: `${verb.toUpperCase()} ${path}`, ...operation })),
);

test('every resource with a create or an update can be written in bulk, or says why not', () => {
  const written = [...contract.services.values()].filter(isWritten);
  const isClear = ({ rpcs, noBulk }: ServiceContract) => rpcs.some(({ policy }) => policy.bulk) !== (noBulk !== '');
  expect(written.filter((service) => !isClear(service)).map(({ name }) => name)).toEqual([]);
  const bulks = contract.rpcs.filter(({ policy }) => policy.bulk);
  expect(bulks.filter(({ name, bindings: [one] }) => name !== 'Bulk' || !one?.path.endsWith('/bulk'))).toEqual([]);
});

test('every resource with a bulk has ids of other systems, or says why not', () => {
  const written = [...contract.services.values()].filter(({ rpcs }) => rpcs.some(({ policy }) => policy.bulk));
  const isClear = ({ rpcs, noExternalIds }: ServiceContract) =>
    rpcs.some(({ policy }) => policy.external) !== (noExternalIds !== '');
  expect(written.filter((service) => !isClear(service)).map(({ name }) => name)).toEqual([]);
  const lacking = contract.rpcs
    .filter(({ policy }) => policy.external)
    .filter(({ service: { rpcs } }) => {
      const filtered = rpcs.find(({ name }) => name === 'List')?.request.field('external_id')?.rules.externalIds;
      const shown = rpcs.find(({ name }) => name === 'Get')?.response.field('record')?.message;
      return !filtered || !shown?.field('external_ids')?.rules.externalIds;
    });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('every resource with a detail by id has a history, and every one that is updated can be reverted, or says why not', () => {
  const isById = ({ name, bindings: [one] }: Rpc) => name === 'Get' && one !== undefined;
  const detailed = [...contract.services.values()].filter(
    ({ module, rpcs }) => module !== '' && rpcs.some((rpc) => isById(rpc) && rpc.shape !== undefined),
  );
  const isClear = ({ rpcs, noHistory }: ServiceContract) =>
    rpcs.some(({ policy }) => policy.history) !== (noHistory !== '');
  expect(detailed.filter((service) => !isClear(service)).map(({ name }) => name)).toEqual([]);
  const updated = detailed.filter(({ rpcs, noHistory }) => !noHistory && rpcs.some(({ name }) => name === 'Update'));
  expect(updated.filter(({ rpcs }) => !rpcs.some(({ policy }) => policy.revert)).map(({ name }) => name)).toEqual([]);
  const wrong = contract.rpcs.filter(
    ({ name, policy }) => policy.history !== (name === 'History') || policy.revert !== (name === 'Revert'),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

function isWritten(service: ServiceContract): boolean {
  const writes = bulkTargets(service);
  return writes.has('create') || writes.has('update');
}

const resolve = <Part>(part: Part | { $ref: string }): Part => {
  if (!isReference(part)) return part;
  const [, , kind, name] = part.$ref.split('/');
  return document.components[kind!]![name!] as Part;
};
const isReference = (part: unknown): part is { $ref: string } =>
  typeof part === 'object' && part !== null && '$ref' in part;

/** Every media type of every body and response, by operation and status. */
const media: Named[] = operations.flatMap(({ name, requestBody, responses }) => [
  ...contentOf(`${name} body`, requestBody),
  ...Object.entries(responses).flatMap(([status, answer]) => contentOf(`${name} ${status}`, resolve(answer))),
]);

function contentOf(name: string, part: Record<string, unknown> | undefined): Named[] {
  const content = (part?.['content'] ?? {}) as Record<string, Record<string, unknown>>;
  return Object.entries(content).map(([type, value]) => [`${name} ${type}`, value]);
}

const propertiesOf = (name: string): object =>
  (document.components['schemas']![name] as { properties?: object } | undefined)?.properties ?? {};

/** Returns every member of every object below a schema that has no description. */
function withoutWords(schema: unknown, name: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, object> };
  const bare = Object.entries(properties).filter(([, member]) => !('description' in member) && !isReference(member));
  const below = Object.entries(schema).flatMap(([key, part]) => withoutWords(part, `${name}.${key}`));
  return [...bare.map(([member]) => `${name}.${member}`), ...below];
}

const blank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

describe('every operation', () => {
  test.each(['summary', 'description', 'operationId'] as const)('has a %s', (part) => {
    expect(operations.filter((operation) => blank(operation[part])).map(({ name }) => name)).toEqual([]);
  });

  test('has a unique operationId for clients', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[a-z]\w*\.[a-z]\w*$/.test(id))).toEqual([]);
  });

  test('belongs to a tag with a description', () => {
    const documented = new Set(document.tags.filter(({ description }) => !blank(description)).map(({ name }) => name));
    expect(
      operations.filter(({ tags }) => tags.length !== 1 || !documented.has(tags[0]!)).map(({ name }) => name),
    ).toEqual([]);
  });

  test('describes its parameters', () => {
    const bare = operations.flatMap(({ name, parameters }) =>
      parameters.flatMap((part) => {
        const parameter = resolve(part) as unknown as Parameter;
        return blank(parameter.description) ? [`${name} ${parameter.name}`] : [];
      }),
    );
    expect(bare).toEqual([]);
  });

  test('describes its answers and their headers', () => {
    const bare = operations.flatMap(({ name, responses }) =>
      Object.entries(responses).flatMap(([status, part]) => {
        const answer = resolve(part) as { description?: string; headers?: Record<string, object> };
        const headers = Object.entries(answer.headers ?? {}).filter(([, header]) =>
          blank((resolve(header) as { description?: string }).description),
        );
        return [
          ...(blank(answer.description) ? [`${name} ${status}`] : []),
          ...headers.map(([header]) => `${name} ${status} ${header}`),
        ];
      }),
    );
    expect(bare).toEqual([]);
  });

  test('has an example of its body and of each answer', () => {
    // Lists show records that have examples; a PUT accepts the same body as a POST.
    const isShown = ([name, { schema }]: Named): boolean =>
      /^PUT .* body /.test(name) || (isReference(schema) && 'records' in propertiesOf(schema.$ref.split('/').at(-1)!));
    const bare = media.filter(([, part]) => !('example' in part) && !('examples' in part));
    expect(bare.filter((one) => !isShown(one)).map(([name]) => name)).toEqual([]);
  });

  test('describes every field', () => {
    // The members of a record are described there, and not again in its request, list item or event.
    const isDocumented = (path: string): boolean => {
      const [, message, member] = /^(\w+?)(?:Create|Created|Update|Replace|ListItem|Event)\.(\w+)$/.exec(path) ?? [];
      return path.endsWith('Response.records') || (message !== undefined && member! in propertiesOf(message));
    };
    const shared = Object.entries(document.components['schemas']!)
      .flatMap(([name, schema]) => withoutWords(schema, name))
      .filter((path) => !isDocumented(path));
    const own = media.flatMap(([name, { schema }]) => withoutWords(schema, name));
    expect([...shared, ...own]).toEqual([]);
  });
});

/** Responses that the system of `npm run docs:examples` does not give, with the reason; their examples follow from the contract. */
const NOT_COMPUTED: Readonly<Record<string, string>> = {
  SystemStateOk: 'it consists of measured values',
};

test('every example of a JSON response is computed by a running system, or has a reason why not', () => {
  const nameOf = nameAnswers(contract);
  const names = contract.rpcs.flatMap((rpc) => rpc.bindings.map((binding) => nameOf(rpc, binding)));
  const all = [...new Set(names.filter((name) => name !== undefined))].sort();
  expect([...Object.keys(readComputedAnswers()), ...Object.keys(NOT_COMPUTED)].sort()).toEqual(all);
});

/** Returns the violations of a request with exactly the fault of the example. */
function faultOf(rpc: Rpc, binding: HttpBinding): string[] {
  const { field, code } = faultExample(rpc, binding);
  const params = Object.fromEntries(
    binding.segments.flatMap((part) => ('variable' in part ? [[part.variable, '1']] : [])),
  );
  const schema = compileRequestSchema(rpc, binding);
  const isInBody = schema.takesBody && code !== 'unknown_parameter';
  const body = isInBody ? (code === 'required' ? {} : { [field]: 'none of them' }) : undefined;
  const query = new URLSearchParams(isInBody ? {} : { [field]: 'none of them' });
  try {
    schema.bind({ params, query, body });
    return [];
  } catch (error) {
    return error instanceof ApiError ? error.violations.map(({ message }) => message) : [];
  }
}

test('the violations documented for an operation are those of its request schema', () => {
  const bindings = contract.rpcs.flatMap((rpc) =>
    rpc.policy.stream === '' ? rpc.bindings.map((binding) => ({ rpc, binding })) : [],
  );
  const otherwise = bindings.filter(
    ({ rpc, binding }) => !faultOf(rpc, binding).includes(faultExample(rpc, binding).message),
  );
  expect(otherwise.map(({ binding }) => `${binding.method} ${binding.path}`)).toEqual([]);
});

test('the document is built fast enough for every start', () => {
  const since = process.cpuUsage();
  describeApi(contract, 'https://bms.test');
  const { user, system } = process.cpuUsage(since);
  expect((user + system) / 1000).toBeLessThan(3000);
});

test('every resource with searched fields has ListForSearch, and a title that finds it', () => {
  const services = [...contract.services.values()].map((service) => ({
    name: service.name,
    lists: service.rpcs.filter(({ policy }) => policy.forSearch).map(({ name }) => name),
    searches: searchesOf(service),
  }));
  const searched = services.filter(({ lists, searches }) => lists.length > 0 || searches.length > 0);
  expect(searched.length).toBeGreaterThan(10);
  for (const { name, lists, searches } of searched) {
    expect([name, lists]).toEqual([name, ['ListForSearch']]);
    expect([name, searches.some((search) => search === 'title' || search === 'number')]).toEqual([name, true]);
  }
});

/** Returns how records of a service are found by their fields. */
const searchesOf = ({ rpcs }: ServiceContract) =>
  (rpcs.find(({ name }) => name === 'Get')?.response.field('record')?.message?.fields ?? [])
    .map(({ rules }) => rules.search)
    .filter((search) => search !== '');
