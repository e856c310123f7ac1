import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  ApiError,
  buildOpenApi,
  type ComputedAnswers,
  type Contract,
  compileRequestSchema,
  loadContract,
  type RequestSchema,
  readComputedAnswers,
  readJson,
  shapeAnswer,
} from '../index.ts';
import { hasFormat } from '../requests/formats.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const about = { title: 'Trial', version: '1', serverUrl: 'https://bms.test' };
const contracts = { trial: loadContract({ protoDirs: [trialProtos] }), project: loadContract() };
const trial = readerOf(contracts.trial);
const project = readerOf(contracts.project, readComputedAnswers());

/** Creates a strict validator of JSON Schema 2020-12 that resolves the shared schemas of a contract's document. */
function readerOf(contract: Contract, answers: ComputedAnswers = {}) {
  const document = buildOpenApi(contract, { ...about, answers });
  const formats = {
    date: (text: string) => hasFormat('date', text),
    'date-time': (text: string) => hasFormat('date_time', text),
    email: (text: string) => hasFormat('email', text),
    uri: (text: string) => URL.canParse(text),
    int32: true,
    int64: true,
    double: true,
    password: true,
    binary: true,
  } as const;
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, formats });
  ajv.addVocabulary(['x-enum-varnames', 'x-go-name', 'x-extensible-enum', 'x-moves']);
  ajv.addSchema({ $id: 'shared', $defs: inDefs(document.components['schemas']!) });
  const compile = (schema: object): ValidateFunction => ajv.compile(inDefs(schema, 'shared'));
  return { document, compile, shared: (name: string) => compile({ $ref: `#/components/schemas/${name}` }) };
}

/** Returns the schema with its references to components redirected to the schema of that id. */
function inDefs(schema: object, id = ''): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', `${id}#/$defs/`)) as object;
}

describe.each([
  ['trial', trial],
  ['project', project],
])('the document of the %s contract', (_name, { document, compile, shared }) => {
  test.each(Object.keys(document.components['schemas']!))('has a valid schema %s', (name) => {
    expect(shared(name)).toBeInstanceOf(Function);
  });

  const media = mediaOf(document.paths);
  test.each(media.filter(({ example }) => example !== undefined))(
    'has an example that fits: $of',
    ({ schema, example }) => {
      const fits = compile(schema);
      fits(example);
      expect(fits.errors ?? []).toEqual([]);
    },
  );

  test('has an example of every JSON body and response, except PUT bodies equal to POST bodies', () => {
    const bare = media.filter(({ of, example }) => example === undefined && !/ put requestBody/.test(of));
    expect(bare).toEqual([]);
  });
});

interface Media {
  of: string;
  schema: object;
  example: unknown;
}

/** Returns every JSON media type below a part of a document. */
function mediaOf(part: unknown, of = ''): Media[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'application/json'
      ? [{ of, ...(value as { schema: object; example: unknown }) }]
      : mediaOf(value, `${of} ${key}`),
  );
}

/** Returns the response body that a client receives, after encoding and decoding the message. */
function answerOf(contract: Contract, path: string, message: object): object {
  const [, service, method] = path.split('/');
  const definition = contract.definition(service!) as unknown as Record<string, Wire>;
  const { responseSerialize, responseDeserialize } = definition[method!]!;
  return shapeAnswer(contract.rpc(path).response)(responseDeserialize(responseSerialize(message)));
}
interface Wire {
  responseSerialize(message: object): Buffer;
  responseDeserialize(bytes: Buffer): Record<string, unknown>;
}

const thing = { id: 7, title: 'a', status: 'new' };
const client = {
  id: 7,
  company_name: 'a',
  type: 'person',
  status: 'active',
  created_date: '2026-01-31',
  updated_at: '2026-01-31T10:00:00Z',
};

test.each([
  ['a bare record', 'trial', '/bms.trial.Things/Show', { record: thing }],
  [
    'a full record',
    'trial',
    '/bms.trial.Things/Show',
    {
      record: {
        ...thing,
        due: '2026-01-31',
        small: 0,
        ratio: 0.5,
        remark: 'x',
        secret: 'y',
        values: { field_1: 'z' },
        lines: [{ title: 'l', quantity: '1.5' }],
      },
    },
  ],
  ['a list', 'trial', '/bms.trial.Things/List', { records: [thing, thing] }],
  ['an empty list', 'trial', '/bms.trial.Things/List', {}],
  ['a bare tree', 'trial', '/bms.trial.Streams/Tree', {}],
  [
    'a full tree',
    'trial',
    '/bms.trial.Streams/Tree',
    { tip: {}, branches: [{ tip: {} }], leaves: { a: {} }, cut: {}, price: '1.20', cut_on: '2026-01-31' },
  ],
  ['a bare client', 'project', '/bms.crm.Clients/Get', { record: client }],
  [
    'a client in a list',
    'project',
    '/bms.crm.Clients/List',
    { records: [client], meta: { total: 1, current_page: 1, per_page: 20 } },
  ],
] as const)('a response with %s matches the schema', (_what, name, path, message) => {
  const contract = contracts[name];
  const fits = { trial, project }[name].shared(contract.rpc(path).response.name.split('.').at(-1)!);
  fits(answerOf(contract, path, message));
  expect(fits.errors ?? []).toEqual([]);
});

describe('the JSON schema accepts and rejects the same requests as the request schema', () => {
  const forms = {
    create: { form: formOf('Create', 'POST'), schema: trial.shared('ThingCreate') },
    replace: { form: formOf('Update', 'PUT'), schema: trial.shared('ThingReplace') },
    patch: { form: formOf('Update', 'PATCH'), schema: trial.shared('ThingUpdate') },
  };

  function formOf(name: string, verb: string): RequestSchema {
    const rpc = contracts.trial.rpc(`/bms.trial.Things/${name}`);
    return compileRequestSchema(rpc, rpc.bindings.find(({ method }) => method === verb)!);
  }

  function isTaken(form: RequestSchema, json: string): boolean {
    try {
      form.bind({ params: { id: '7' }, query: new URLSearchParams(), body: readJson(json, form.needsNumberSource) });
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  const line = (members: string) => `{"title":"a","lines":[${members}]}`;
  const bodies = [
    '{}',
    '[]',
    '{"title":"a"}',
    '{"title":""}',
    '{"title":null}',
    '{"title":1}',
    '{"title":"12345678901"}',
    '{"title":"a","titel":"b"}',
    '{"title":"a","due":"2026-01-31"}',
    '{"title":"a","due":"2026-02-30"}',
    '{"title":"a","status":"new"}',
    '{"title":"a","status":"old"}',
    '{"title":"a","status":""}',
    '{"title":"a","labels":["a","b"]}',
    '{"title":"a","labels":["a","a"]}',
    '{"title":"a","labels":["a",null]}',
    '{"title":"a","labels":["a","b","c","d"]}',
    '{"title":"a","labels":["123456"]}',
    '{"title":"a","values":{"field_1":"x"}}',
    '{"title":"a","values":{"x":"x"}}',
    '{"title":"a","values":[]}',
    '{"title":"a","count":-1}',
    '{"title":"a","count":1.5}',
    '{"title":"a","flag":0}',
    '{"title":"a","email":""}',
    '{"title":"a","email":"x"}',
    '{"title":"a","email":"a@b.example"}',
    line('{"title":"x","quantity":1}'),
    line('{"title":"x"}'),
    line('{"title":"x","quantity":0}'),
    line('{"title":"x","quantity":"1"}'),
    line('{"title":"x","quantity":1,"rate":-1}'),
    line('{"title":"x","quantity":null}'),
  ];
  const nulls = [
    '{"title":"a","due":null}',
    '{"title":"a","labels":null}',
    '{"title":"a","values":{"field_1":null}}',
    line('{"title":"x","quantity":1,"rate":null}'),
  ];
  const serverSet = ['{"title":"a","id":7}', '{"title":"a","total":5}', '{"title":"a","total":"5"}'];

  test.each([
    ...bodies.map((json) => ['create', json] as const),
    ...[...bodies, ...nulls, ...serverSet].flatMap((json) => [['replace', json] as const, ['patch', json] as const]),
    ...serverSet.map((json) => ['create', json] as const),
  ])('%s %s', (mode, json) => {
    expect(forms[mode].schema(JSON.parse(json))).toBe(isTaken(forms[mode].form, json));
  });

  test('only the request schema accepts the empty string as null', () => {
    const json = '{"title":"a","due":""}';
    expect([forms.create.schema(JSON.parse(json)), isTaken(forms.create.form, json)]).toEqual([false, true]);
  });
});
