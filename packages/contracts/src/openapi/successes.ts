import { compileLocation } from '../answers/location.ts';
import { returnsFile } from '../answers/shape-answer.ts';
import { type BulkWrite, bulkTargets } from '../bulk/bulk-targets.ts';
import type { SchemaObject } from '../requests/input-schema.ts';
import { toCsvRows } from '../tables/csv-rows.ts';
import { compileTable, rowsOf } from '../tables/table-of.ts';
import type { Contract, HttpBinding, JsonValue, Policy, Rpc } from '../types.ts';
import { headingOf } from './describe.ts';
import { answerExample } from './examples.ts';
import { answerHeaderRefs, isConditional, isTaggedList, showsVersion } from './headers.ts';
import { documentedResponse } from './restored-response.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import type { Components } from './shared-components.ts';

/** A body of raw bytes. */
export const rawBytes = { schema: { type: 'string', format: 'binary' }, example: 'the bytes' };

type Parts = Pick<Components, 'schemas' | 'responses' | 'message' | 'answers'>;

/** Returns the successful responses of a route by HTTP status; JSON responses by reference. */
export function successesOf(
  rpc: Rpc,
  binding: HttpBinding,
  { schemas, responses, message, answers }: Parts,
): Record<string, SchemaObject> {
  const { success, stream } = rpc.policy;
  const response = documentedResponse(rpc, binding, message);
  if (stream === 'download') return downloadOf(success);
  if (returnsFile(rpc)) return fileOf(rpc.policy);
  if (rpc.policy.navigation !== '') return { 303: redirect };
  if (rpc.policy.external) return successesOfWrites(rpc, { schemas, responses, message, answers });
  const description = headingOf(response.comment).summary || 'Done';
  if (stream === 'events')
    return { [success]: { description: 'The stream of events', content: eventStream(rpc, message, schemas) } };
  const headerNames = headerNamesOf(rpc, binding);
  const headers = headerNames.length > 0 && { headers: answerHeaderRefs(...headerNames.map(([header]) => header)) };
  const name = successName(rpc, binding, schemas.nameOf(response));
  const example = answers[name]?.answer ?? answerExample(response);
  const content = { 'application/json': { schema: schemas.answer(response), example }, ...tableContents(rpc, example) };
  return {
    [success]: responses.refer(name, { description, ...headers, content }),
    ...((isConditional(rpc, binding) || isTaggedList(rpc, binding)) && {
      304: responses.refer('NotModified', unmodified),
    }),
  };
}

/** The response of a navigation. */
const redirect = {
  description: 'Redirects the browser',
  headers: { Location: { description: 'The address to continue at', schema: { type: 'string' } } },
};

/** Returns the responses of the rpc PutExternal: those of the create and of the update. */
function successesOfWrites({ service }: Rpc, components: Parts): Record<string, SchemaObject> {
  const writes = bulkTargets(service);
  const successOf = (write: BulkWrite, status: number): Record<string, SchemaObject> => {
    const { rpc, binding } = writes.get(write)!;
    return { [status]: successesOf(rpc, binding, components)[rpc.policy.success]! };
  };
  // A record whose id the caller chooses is only updated.
  const isMade = !writes.get('create')!.binding.segments.some((part) => 'variable' in part && part.variable === 'id');
  return { ...successOf('update', 200), ...(isMade && successOf('create', 201)) };
}

/** Names the successful JSON response of a route; routes with the same response share the name. */
function successName(rpc: Rpc, binding: HttpBinding, response: string): string {
  const words = [...headerNamesOf(rpc, binding).map(([, word]) => word), ...(rpc.policy.csv ? ['Table'] : [])];
  return `${response.replace(/Response$/, '')}${words.join('')}Ok`;
}

/**
 * Returns a function that names the example of a route's successful response in the computed examples; undefined if the
 * response is no JSON, or that of another route.
 */
export function nameAnswers(contract: Contract): (rpc: Rpc, binding: HttpBinding) => string | undefined {
  const { nameOf } = createSchemas(contract);
  return (rpc, binding) =>
    rpc.policy.external ||
    rpc.policy.navigation !== '' ||
    returnsFile(rpc) ||
    ['download', 'events'].includes(rpc.policy.stream)
      ? undefined
      : successName(rpc, binding, nameOf(documentedResponse(rpc, binding, contract.message)));
}

/** The media type of a workbook (Office Open XML). */
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Builds the representations of a response as a table; undefined if it has none, and for lists: generated clients would
 * give every list a type that is a text, too.
 */
function tableContents(rpc: Rpc, example: JsonValue): SchemaObject | undefined {
  if (rpc.policy.csv === '') return undefined;
  const table = compileTable(rpc)?.({ isForPortal: false, fields: undefined, include: [], needsCurrency: false });
  if (!table) return undefined;
  const { columns } = table;
  const rows = (example as SchemaObject)[rowsOf(rpc)!.name] as readonly SchemaObject[];
  const csv = toCsvRows([columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ read }) => read(row)))]);
  return { 'text/csv': { schema: { type: 'string' }, example: csv }, [WORKBOOK]: rawBytes };
}

/** Returns the specific response headers of a route, each with its part of the component name. */
const headerNamesOf = (rpc: Rpc, binding: HttpBinding) =>
  (
    [
      [showsVersion(rpc, binding), 'ETag', 'Tag'],
      [isTaggedList(rpc, binding), 'DocumentTag', 'Tagged'],
      [compileLocation(rpc, binding) !== undefined, 'Location', 'New'],
    ] as const
  ).flatMap(([has, header, word]) => (has ? [[header, word] as const] : []));

const unmodified = {
  description: 'The content still matches If-None-Match',
  headers: answerHeaderRefs('ETag'),
};

/**
 * Builds the response of server-sent events: the content schema describes the `data` of each event (JSON Schema
 * 2020-12, validation 8.5).
 */
function eventStream(rpc: Rpc, messageOf: Components['message'], schemas: Schemas): SchemaObject {
  const data = rpc.policy.event ? messageOf(rpc.policy.event) : undefined;
  const content = data && { contentMediaType: 'application/json', contentSchema: schemas.answer(data) };
  const shown = JSON.stringify(data ? answerExample(data) : {});
  return {
    'text/event-stream': {
      schema: { type: 'string', ...content },
      example: `id: 7444928365110296577\ndata: ${shown}\n\n`,
    },
  };
}

function fileOf({ success, produces }: Policy): Record<string, SchemaObject> {
  const headers = answerHeaderRefs('DocumentTag', 'ContentDisposition');
  // As for downloads: generators recognize bytes by the first type.
  const content = Object.fromEntries(['application/octet-stream', ...produces].map((type) => [type, rawBytes]));
  return {
    [success]: { description: 'The content of the file', headers, content },
    304: { description: 'The content still matches If-None-Match', headers },
  };
}

function downloadOf(success: number): Record<string, SchemaObject> {
  const headerNames = ['DocumentTag', 'ContentDisposition', 'AcceptRanges'] as const;
  // Generators recognize bytes by the first type; the file has a type of its own.
  const content = { 'application/octet-stream': rawBytes, '*/*': rawBytes };
  return {
    [success]: { description: 'The content of the file', headers: answerHeaderRefs(...headerNames), content },
    206: { description: 'The requested range', headers: answerHeaderRefs(...headerNames, 'ContentRange'), content },
    304: { description: 'The content still matches If-None-Match', headers: answerHeaderRefs(...headerNames) },
  };
}
