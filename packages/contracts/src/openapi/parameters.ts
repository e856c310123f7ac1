import { isDeepStrictEqual } from 'node:util';
import type { SchemaObject } from '../requests/input-schema.ts';
import { queryParameters } from '../requests/query.ts';
import { pathFields } from '../requests/request-fields.ts';
import type { FieldContract, HttpBinding, MessageContract, Rpc } from '../types.ts';
import { parameterSchema } from './body-schema.ts';
import type { FindChoice } from './choices.ts';
import { aboutField } from './describe.ts';
import { headerParameterRefs } from './headers.ts';
import { pascalCase } from './names.ts';
import type { SharedComponents } from './shared-components.ts';
import { externalIdsRef, FILTER_ID, filterIdSchema } from './standard-schema.ts';

/** Package of the messages that all modules share; their fields become shared parameters. */
const COMMON = 'bms.api.';

/** Returns the parameters of a route in its path, query and headers; shared ones by reference. */
export function parametersOf(
  rpc: Rpc,
  binding: HttpBinding,
  { choiceOf, parameters }: { choiceOf: FindChoice; parameters: SharedComponents },
): SchemaObject[] {
  const { request } = rpc;
  const refer = (message: MessageContract, field: FieldContract, parameter: SchemaObject): SchemaObject =>
    message.name.startsWith(COMMON) && !isSort(field) ? parameters.refer(nameOf(message, field), parameter) : parameter;
  const inPath = pathFields(rpc, binding).map((field) => {
    const schema = parameterSchema(request, field, choiceOf);
    if (isRecordId(field)) return parameters.refer('RecordId', recordId(schema));
    return refer(request, field, { name: field.name, in: 'path', required: true, ...about(field, schema) });
  });
  const inQuery = queryParameters(rpc, binding).map(({ field, parent }) => {
    const schema = isSort(field) ? sortSchema(field) : parameterSchema(request, ofOne(field, request), choiceOf);
    // An empty parameter of the query counts as absent.
    const place = { in: 'query', ...(field.rules.required && { required: true }), allowEmptyValue: true };
    // Commas separate the values of a list.
    const style = field.repeated && { style: 'form', explode: false };
    if (field.rules.externalIds) return parameters.refer('ExternalIdFilter', externalIdFilter(field));
    return refer(
      request.field(parent)?.message ??
        [rpc.shape, rpc.table, rpc.write, rpc.past].find((message) => message?.field(field.name)) ??
        request,
      field,
      {
        name: field.name,
        ...place,
        ...style,
        ...about(field, schema),
      },
    );
  });
  return [...inPath, ...inQuery, ...headerParameterRefs(rpc, binding)];
}

/**
 * Returns a parameter as the contract declares it, with one of its values: an enum, which generators of clients know,
 * unlike the texts of several values. The conventions of the document say that filters accept those.
 */
const ofOne = (field: FieldContract, request: MessageContract): FieldContract => request.field(field.name) ?? field;

/** Names a shared parameter: `ListQuery.page` is ListPage, `WriteQuery.dry_run` is DryRun. */
const nameOf = ({ name }: MessageContract, field: FieldContract): string =>
  name.slice(COMMON.length).replace(/(^Write|^Past)?(Query|Request)$/, '') + pascalCase(field.name);

function about(field: FieldContract, schema: SchemaObject): SchemaObject {
  const { defaultValue, example } = field.rules;
  const more = {
    ...(defaultValue !== undefined && { default: defaultValue }),
    ...(example !== undefined && !isSort(field) && { examples: [example] }),
  };
  const text = isSort(field) ? SORT_NOTE : aboutField(field).description;
  const whole = '$ref' in schema ? schema : { ...schema, ...more };
  return {
    ...(text && { description: text }),
    schema: isDeepStrictEqual(whole, filterIdSchema) ? FILTER_ID_REF : whole,
  };
}

/** Builds the filter by an id in another system: `external_id[datev]=10023`. */
const externalIdFilter = ({ name, comment }: FieldContract): SchemaObject => ({
  name,
  in: 'query',
  description: comment.trim(),
  style: 'deepObject',
  explode: true,
  schema: externalIdsRef('SourceId'),
});

const FILTER_ID_REF: SchemaObject = { $ref: `#/components/schemas/${FILTER_ID}` };

const isRecordId = ({ name, type }: FieldContract): boolean => name === 'id' && type === 'int64';

const recordId = (schema: SchemaObject): SchemaObject => ({
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the record.',
  schema: { ...schema, examples: [1] },
});

const isSort = ({ name, rules }: FieldContract): boolean => name === 'sort' && rules.allowed.length > 0;

const SORT_NOTE = 'The fields to sort by; `-` for descending order.';

/**
 * Builds the schema of the sort parameter. It is a pattern, because an enum would give clients a type per list with a
 * name for every field and direction.
 */
function sortSchema({ rules }: FieldContract): SchemaObject {
  const names = rules.allowed.filter((name) => !name.startsWith('-'));
  const name = `-?(${names.join('|')})`;
  return { type: 'string', maxLength: rules.maxLength, pattern: `^${name}(,${name}){0,2}$` };
}
