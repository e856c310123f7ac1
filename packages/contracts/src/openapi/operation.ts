import { isSettable } from '../forms/input-schema.ts';
import { bodyParts, pathFields } from '../forms/parts.ts';
import { queryParameters } from '../forms/query.ts';
import type { FieldContract, HttpBinding, MessageContract, Rpc } from '../types.ts';
import { type BodyMode, parameterSchema } from './body-schema.ts';
import { aboutField, aboutOperation, headingOf } from './describe.ts';
import { answerExample, bodyExample } from './examples.ts';
import { answerHeaderRefs, headerParameterRefs, showsVersion } from './headers.ts';
import { operationId } from './names.ts';
import { failuresOf } from './problems.ts';
import type { Schemas } from './schemas.ts';
import type { SchemaObject } from './standard-schema.ts';
import { isRaw, takesBody } from './traits.ts';

/** An operation of OpenAPI 3.1. */
export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly SchemaObject[];
  readonly requestBody?: SchemaObject;
  /** By HTTP status. */
  readonly responses: Readonly<Record<string, SchemaObject>>;
}

/** One verb of one path, as an OpenAPI operation. */
export function operationOf(rpc: Rpc, binding: HttpBinding, schemas: Schemas): OperationObject {
  return {
    operationId: operationId(rpc, binding),
    tags: [rpc.service.title],
    ...aboutOperation(rpc, binding),
    security: rpc.policy.access.kind === 'public' ? [] : [{ bearer: [] }, { authToken: [] }],
    parameters: parametersOf(rpc, binding),
    ...(takesBody(rpc, binding) && { requestBody: requestBody(rpc, binding, schemas) }),
    responses: { ...successOf(rpc, binding, schemas), ...failuresOf(rpc, binding) },
  };
}

function parametersOf(rpc: Rpc, binding: HttpBinding): SchemaObject[] {
  const inPath = pathFields(rpc, binding).map((field) => parameter('path', field, true, rpc.request));
  const inQuery = queryParameters(rpc, binding).map(({ field }) =>
    parameter('query', field, field.rules.required, rpc.request),
  );
  return [...inPath, ...inQuery, ...headerParameterRefs(rpc, binding)];
}

function parameter(place: string, field: FieldContract, required: boolean, message: MessageContract): SchemaObject {
  // An empty parameter of the query counts as absent.
  const allowEmptyValue = place === 'query' && { allowEmptyValue: true };
  const about = aboutField(field);
  return {
    name: field.name,
    in: place,
    required,
    ...allowEmptyValue,
    ...about,
    schema: parameterSchema(message, field),
  };
}

function requestBody(rpc: Rpc, binding: HttpBinding, schemas: Schemas): SchemaObject {
  const { message, fields } = bodyParts(rpc, binding)!;
  if (rpc.policy.stream === 'upload') return uploadBody(message, fields);
  const mode: BodyMode = binding.mask === 'none' ? 'create' : binding.mask;
  const required = mode !== 'patch' && fields.some((field) => field.rules.required && isSettable(field, mode));
  const schema = schemas.body(message, mode, fields);
  const content = { 'application/json': { schema, example: bodyExample(fields, mode) } };
  return { required, content };
}

const bytes = { type: 'string', format: 'binary' };
const rawBytes = { schema: bytes, example: 'the bytes' };

/** Bytes as they are, or a form with the bytes as one of its parts (RFC 7578). */
function uploadBody(message: MessageContract, fields: readonly FieldContract[]): SchemaObject {
  if (isRaw(message)) return { required: true, content: { 'application/octet-stream': rawBytes } };
  const parts = fields.filter((field) => !field.rules.readOnly);
  const properties = parts.map((field) => [
    field.name,
    isRaw(field.message)
      ? { ...bytes, ...aboutField(field) }
      : { ...parameterSchema(message, field), ...aboutField(field) },
  ]);
  const required = parts.filter(({ rules }) => rules.required).map(({ name }) => name);
  const schema = {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
  };
  const example = Object.fromEntries(parts.filter(isTold).map((field) => [field.name, partExample(field)]));
  return { required: true, content: { 'multipart/form-data': { schema, example } } };
}

const isTold = ({ message, rules }: FieldContract): boolean =>
  isRaw(message) || rules.required || rules.example !== undefined;

const partExample = (field: FieldContract): unknown =>
  isRaw(field.message) ? rawBytes.example : (bodyExample([field], 'create') as Record<string, unknown>)[field.name];

function successOf(rpc: Rpc, binding: HttpBinding, schemas: Schemas): Record<string, SchemaObject> {
  const { success, stream } = rpc.policy;
  const { response } = rpc;
  if (stream === 'download') return downloadOf(response, success);
  const description = headingOf(response.comment).summary || 'Done';
  const headers = answerHeaderRefs(...(showsVersion(rpc, binding) ? (['ETag'] as const) : []));
  const content =
    stream === 'events'
      ? { 'text/event-stream': { schema: { type: 'string' }, example: 'id: 1\nevent: note\ndata: {}\n\n' } }
      : { 'application/json': { schema: schemas.answer(response), example: answerExample(response) } };
  return { [success]: { description, headers, content } };
}

function downloadOf(response: MessageContract, success: number): Record<string, SchemaObject> {
  const told = ['DocumentTag', 'ContentDisposition', 'AcceptRanges'] as const;
  const content = { '*/*': rawBytes };
  const description = headingOf(response.comment).summary || 'The bytes';
  return {
    [success]: { description, headers: answerHeaderRefs(...told), content },
    206: { description: 'The part that was asked for', headers: answerHeaderRefs(...told, 'ContentRange'), content },
    304: { description: 'What If-None-Match names is still the same', headers: answerHeaderRefs(...told) },
  };
}
