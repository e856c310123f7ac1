import { documentedPath, hasFormat, type OpenApiDocument } from '@bms/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A response of the server. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Returns the differences between a response and the document; empty if it conforms. */
export type CheckAnswer = (verb: string, path: string, answer: Answer) => string[];

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { value: { status: number; code: string } }>>;
}
interface Header {
  readonly required?: boolean;
  readonly schema: object;
}
interface Documented {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, Media>>;
}

/** Headers that are part of the contract: an undocumented one is as wrong as a missing one. */
const DOCUMENTED_HEADERS = [
  'etag',
  'retry-after',
  'www-authenticate',
  'ratelimit',
  'ratelimit-policy',
  'content-disposition',
  'content-range',
];
const ONLY_AT_REPLAYS = 'Idempotent-Replayed';

/**
 * Returns true if an error may lack a header: limits are not always known, and some headers belong to certain statuses.
 */
const mayBeMissing = (name: string, status: number): boolean =>
  /^ratelimit/i.test(name) || (REQUIRED_AT[name.toLowerCase()] ?? [status]).every((required) => required !== status);

const REQUIRED_AT: Readonly<Record<string, readonly number[]>> = {
  'retry-after': [429, 503],
  'www-authenticate': [401],
};

const SCHEMAS = '#/components/schemas/';

/** Creates a checker of responses. @param document the document served by the server itself */
export function createChecker(document: OpenApiDocument): CheckAnswer {
  const validate = createValidator(document);
  const resolve = <Part>(part: object): Part => {
    if (!('$ref' in part)) return part as Part;
    const [, , kind, name] = String(part.$ref).split('/');
    return document.components[kind!]![name!] as Part;
  };

  const failure = resolve<Documented>({ $ref: '#/components/responses/Failure' });
  const general = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, failure.headers![name]!]));
  /** Returns the headers of every response, which are documented once. */
  const headersOf = (path: string): Record<string, object> =>
    general(
      path.startsWith('/api') || path === '/llms.txt'
        ? ['X-Request-Id', 'RateLimit', 'RateLimit-Policy']
        : ['X-Request-Id'],
    );

  function headerFaults(headers: Readonly<Record<string, object>>, { status, headers: sent }: Answer): string[] {
    const undocumented = DOCUMENTED_HEADERS.filter(
      (name) => sent.has(name) && !Object.keys(headers).some((one) => same(one, name)),
    );
    const faults = Object.entries(headers).flatMap(([name, part]) => {
      const header = resolve<Header>(part);
      const value = sent.get(name);
      const mayMiss = name === ONLY_AT_REPLAYS || (status >= 400 && !header.required && mayBeMissing(name, status));
      if (value === null) return mayMiss ? [] : [`header ${name} is missing`];
      return validate(header.schema, typed(value, header.schema)).map((fault) => `header ${name}: ${fault}`);
    });
    return [...undocumented.map((name) => `header ${name} is not in the document`), ...faults];
  }

  function bodyFaults({ content }: Documented, { status, headers, body }: Answer): string[] {
    if (!content) return body.length > 0 ? ['the document knows no body'] : [];
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    const media = content[type] ?? content['*/*'];
    if (!media) return [`${type || 'no media type'} is not among ${Object.keys(content).join(', ')}`];
    if (!type.endsWith('json')) return [];
    const parsed = JSON.parse(body.toString()) as { code?: string };
    const shown = Object.values(media.examples ?? {}).map(({ value }) => `${value.status} ${value.code}`);
    const isShown = status < 400 || shown.includes(`${status} ${parsed.code}`);
    return [...(isShown ? [] : [`${parsed.code} has no example`]), ...validate(media.schema, parsed)];
  }

  return (verb, path, answer) => {
    const responses = document.paths[documentedPath(path)]?.[verb.toLowerCase()]?.responses;
    const part = responses?.[answer.status] ?? (answer.status >= 400 ? responses?.['default'] : undefined);
    if (!part) return [`the document knows no ${answer.status}: ${answer.body.toString().slice(0, 300)}`];
    const documented = resolve<Documented>(part);
    const headers = { ...headersOf(path), ...documented.headers };
    return [...headerFaults(headers, answer), ...bodyFaults(documented, answer)];
  };
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Converts the text of a header to the documented type. */
const typed = (value: string, schema: object): unknown =>
  'type' in schema && schema.type === 'integer' ? Number(value) : value;

type Validate = (schema: object, value: unknown) => string[];

/** Creates a strict validator of JSON Schema 2020-12 with the shared schemas of the document. */
export function createValidator(document: OpenApiDocument): Validate {
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
  ajv.addSchema({ $id: 'shared', $defs: pointed(document.components['schemas']!, '') });
  const compiled = new Map<object, ValidateFunction>();
  return (schema, value) => {
    const fits = compiled.get(schema) ?? ajv.compile(pointed(schema, 'shared'));
    compiled.set(schema, fits);
    fits(value);
    return (fits.errors ?? []).map(({ instancePath, message, params }) =>
      `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
    );
  };
}

/** Rewrites the references of a schema to the shared schemas. */
const pointed = (schema: object, id: string): object =>
  JSON.parse(JSON.stringify(schema).replaceAll(SCHEMAS, `${id}#/$defs/`)) as object;
