import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { ApiError, checkRequest, compileRequestSchema, loadContract, projectProtos } from '../index.ts';
import { compileCleanTexts, isBlank } from './texts.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const contract = loadContract({ protoDirs: [trialProtos] });
const createEdge = contract.rpc('/bms.trial.Edges/Create');
const updateEdge = contract.rpc('/bms.trial.Edges/Update');

type Members = Record<string, unknown>;

function bind(rpc: typeof createEdge, method: string, body: Members, params: Record<string, string> = {}): Members {
  const binding = rpc.bindings.find((one) => one.method === method)!;
  return compileRequestSchema(rpc, binding).bind({ params, query: new URLSearchParams(), body: structuredClone(body) });
}
const create = (edge: Members) => bind(createEdge, 'POST', edge)['edge'] as Members;
const patch = (edge: Members) => bind(updateEdge, 'PATCH', edge, { id: '7' })['edge'] as Members;

function faultsOf(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof ApiError) return error.violations.map(({ field, code }) => `${field}:${code}`);
    throw error;
  }
  return [];
}

const INVISIBLE: readonly [string, string][] = [
  ['\u200b', 'a zero-width space'],
  ['\u3164', 'a Hangul filler'],
  ['\u2800', 'a blank Braille pattern'],
  ['\u00ad', 'a soft hyphen'],
  ['\u202e', 'a right-to-left override'],
  ['\u200d', 'a joiner'],
  ['\u{e0041}', 'a tag character'],
  ['\u00a0\u2003', 'white space of other widths'],
  [' \u200b\u3164\u2800\u00ad\u202e\ufeff', 'a mix of them'],
];

describe('a required text of invisible characters', () => {
  test.each(INVISIBLE)('%j is rejected as empty: %s', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(faultsOf(() => create({ title: text }))).toEqual(['title:required']);
    expect(faultsOf(() => patch({ title: text }))).toEqual(['title:required']);
    expect(faultsOf(() => create({ title: 'a', lines: [{ title: text, amount: 1 }] }))).toEqual([
      'lines[0].title:required',
    ]);
    expect(faultsOf(() => create({ title: 'a', parts: { b: { name: text } } }))).toEqual(['parts.b.name:required']);
  });
});

test('an optional text of invisible characters is empty', () => {
  expect(create({ title: 'a', words: ['a', '\u200b'], notes: { n: '\u3164' } })).toMatchObject({
    words: ['a', ''],
    notes: { n: '' },
  });
});

describe('a single-line text', () => {
  test.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
    'is rejected with %j in it, which reorders text, wherever it is in the body',
    (mark) => {
      expect(faultsOf(() => create({ title: `a${mark}b` }))).toEqual(['title:invalid_text']);
      const nested = {
        title: 'a',
        lines: [{ title: 'x', amount: 1, unit: `a${mark}b` }],
        words: ['a', `${mark}b`],
        notes: { n: `a${mark}` },
        parts: { b: { name: `a${mark}` } },
        part: { name: `${mark}a` },
      };
      expect(faultsOf(() => create(nested)).sort()).toEqual([
        'lines[0].unit:invalid_text',
        'notes.n:invalid_text',
        'part.name:invalid_text',
        'parts.b.name:invalid_text',
        'words[1]:invalid_text',
      ]);
      expect(faultsOf(() => patch({ title: `a${mark}b` }))).toEqual(['title:invalid_text']);
    },
  );

  test.each([
    ['👩‍👩‍👧', 'an emoji of joined parts'],
    ['می‌خواهم', 'Persian with a zero-width non-joiner'],
    ['שלום\u200f!', 'Hebrew with a right-to-left mark'],
    ['❤\ufe0f', 'an emoji with a variation selector'],
    ['क्\u200d', 'Hindi that ends with a joiner'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}', 'a flag of tag characters'],
  ])('%j is kept: %s', (title) => {
    expect(create({ title })).toMatchObject({ title });
  });

  test('is stored without white space at its ends, wherever it is in the body', () => {
    expect(
      create({
        title: '\u00a0\ufeff a  b\u200b\u3000',
        lines: [{ title: ' x ', amount: 1 }],
        words: [' a', 'b '],
        notes: { n: ' c ' },
        part: { name: '\ud83c\udf89 ' },
      }),
    ).toMatchObject({
      title: 'a  b',
      lines: [{ title: 'x' }],
      words: ['a', 'b'],
      notes: { n: 'c' },
      part: { name: '\ud83c\udf89' },
    });
    expect(patch({ title: ' a ' })).toMatchObject({ title: 'a' });
  });

  test('is measured after it was trimmed', () => {
    expect(create({ title: `  ${'a'.repeat(10)}  ` })).toMatchObject({ title: 'a'.repeat(10) });
  });

  test('is trimmed in time that grows with its length alone', () => {
    const clean = compileCleanTexts(contract.message('bms.trial.Edge'), 'create');
    const before = performance.now();
    clean({ title: `a${' '.repeat(1_000_000)}b` });
    expect(performance.now() - before).toBeLessThan(5000);
  });

  test('is the same when it reaches a service without the gateway', () => {
    const edge = { title: ' a ', lines: [], notes: { n: 'b\u202e' }, parts: {}, part: null, derived: {}, counts: {} };
    expect(faultsOf(() => checkRequest(createEdge)({ edge }, []))).toEqual(['notes.n:invalid_text']);
    expect(edge.title).toBe('a');
    const change = { title: ' b ' };
    checkRequest(updateEdge)({ id: 7, edge: change }, ['title']);
    expect(change.title).toBe('b');
  });

  test('that the server sets may be sent back as it was shown', () => {
    expect(patch({ derived: { a: ' b\u202e ' } })).toMatchObject({ derived: { a: ' b\u202e ' } });
  });
});

describe('a text of several lines in the contract of the project', () => {
  const rpc = loadContract({ protoDirs: [projectProtos] }).rpc('/bms.billing.Invoices/Create');
  const lines = [{ title: 'x', quantity: 1, rate: 1 }];
  const invoice = (note: string) => ({ client_id: 1, due_date: '2030-01-01', items: lines, note });

  test.each(['\u0000', '\u0007', '\u000b', '\u001b', '\u0085', '\u009f', '\ufffe', '\uffff', '\ud800'])(
    'is rejected with %j, which XML 1.0 does not have or which is invisible',
    (character) => {
      expect(faultsOf(() => bind(rpc, 'POST', invoice(`a${character}b`)))).toEqual(['note:invalid_text']);
    },
  );

  test.each(['a\tb', 'a\nb', 'a\r\nb', 'é茶🎉\ufffd'])('keeps %j', (note) => {
    expect(bind(rpc, 'POST', invoice(note))['invoice']).toMatchObject({ note });
  });
});

describe('the contract of the project', () => {
  const project = loadContract({ protoDirs: [projectProtos] });
  const writes = project.rpcs.filter(({ bindings }) => bindings.some(({ method }) => method !== 'GET'));
  const lines = writes.flatMap((rpc) =>
    rpc.bindings
      .filter(({ body }) => body !== '' && rpc.policy.stream === '' && !rpc.policy.external)
      .flatMap((binding) => {
        const message = binding.body === '*' ? rpc.request : rpc.request.field(binding.body)!.message!;
        const inPath = binding.segments.flatMap((part) => ('variable' in part ? [part.variable] : []));
        return message.fields
          .filter((field) => binding.body !== '*' || !inPath.includes(field.name))
          .filter(
            ({ type, repeated, map, rules }) =>
              type === 'string' && !repeated && !map && !rules.readOnly && !rules.json && rules.required,
          )
          .filter(({ rules }) => rules.allowed.length === 0 && rules.decimals === undefined)
          .map((field) => [`${binding.method} ${binding.path}`, field.name, rpc, binding] as const);
      }),
  );

  test('has required texts in many modules', () => {
    expect(lines.length).toBeGreaterThan(40);
  });

  test.each(lines)('%s: %s of invisible characters is missing', (_route, name, rpc, binding) => {
    const params = Object.fromEntries(
      binding.segments.flatMap((part) => ('variable' in part ? [[part.variable, '1']] : [])),
    );
    const body = { [name]: '\u200b\u3164' };
    const found = faultsOf(() =>
      compileRequestSchema(rpc, binding).bind({ params, query: new URLSearchParams(), body }),
    );
    expect(found).toContain(`${name}:required`);
  });
});
