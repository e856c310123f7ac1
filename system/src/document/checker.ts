import { hasFormat, type OpenApiDocument } from '@bms/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Says what about an answer is not as the document says; nothing where all of it is. */
export type CheckAnswer = (verb: string, path: string, answer: Answer) => string[];

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { value: { code: string } }>>;
}
interface Header {
  readonly required?: boolean;
  readonly schema: object;
}
interface Documented {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, Media>>;
}

/** Headers that promise something to the client: one that the document does not name is as wrong as a missing one. */
const TOLD = [
  'etag',
  'retry-after',
  'www-authenticate',
  'ratelimit',
  'ratelimit-policy',
  'content-disposition',
  'content-range',
];
/** What a gateway says about limits before it knows whether it can do the rest. */
const MAY_BE_MISSING = /^ratelimit/i;

const SCHEMAS = '#/components/schemas/';

/** @param document as the server itself shows it */
export function createChecker(document: OpenApiDocument): CheckAnswer {
  const validate = createValidator(document);
  const resolve = <Part>(part: object): Part => {
    if (!('$ref' in part)) return part as Part;
    const [, , kind, name] = String(part.$ref).split('/');
    return document.components[kind!]![name!] as Part;
  };

  function headerFaults({ headers = {} }: Documented, { status, headers: sent }: Answer): string[] {
    const undocumented = TOLD.filter((name) => sent.has(name) && !Object.keys(headers).some((one) => same(one, name)));
    const faults = Object.entries(headers).flatMap(([name, part]) => {
      const header = resolve<Header>(part);
      const value = sent.get(name);
      const mayMiss = status >= 400 && !header.required && MAY_BE_MISSING.test(name);
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
    const codes = Object.values(media.examples ?? {}).map(({ value }) => value.code);
    const isShown = status < 400 || codes.includes(parsed.code ?? '');
    return [...(isShown ? [] : [`${parsed.code} has no example`]), ...validate(media.schema, parsed)];
  }

  return (verb, path, answer) => {
    const part = document.paths[path]?.[verb.toLowerCase()]?.responses[answer.status];
    if (!part) return [`the document knows no ${answer.status}: ${answer.body.toString().slice(0, 300)}`];
    const documented = resolve<Documented>(part);
    return [...headerFaults(documented, answer), ...bodyFaults(documented, answer)];
  };
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A header is text; one that the document calls a number is read as one. */
const typed = (value: string, schema: object): unknown =>
  'type' in schema && schema.type === 'integer' ? Number(value) : value;

type Validate = (schema: object, value: unknown) => string[];

/** A strict validator of JSON Schema 2020-12 that knows the shared schemas of the document. */
function createValidator(document: OpenApiDocument): Validate {
  const formats = {
    date: (text: string) => hasFormat('date', text),
    'date-time': (text: string) => hasFormat('date_time', text),
    email: (text: string) => hasFormat('email', text),
    uri: (text: string) => URL.canParse(text),
    int32: true,
    int64: true,
    password: true,
    binary: true,
  } as const;
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, formats });
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

/** The same schema with its references pointed at the shared ones. */
const pointed = (schema: object, id: string): object =>
  JSON.parse(JSON.stringify(schema).replaceAll(SCHEMAS, `${id}#/$defs/`)) as object;
