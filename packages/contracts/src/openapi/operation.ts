import { isSettable, type SchemaObject } from '../requests/input-schema.ts';
import { bodyParts } from '../requests/request-fields.ts';
import type { FieldContract, HttpBinding, MessageContract, Rpc } from '../types.ts';
import { type BodyMode, parameterSchema } from './body-schema.ts';
import type { FindChoice } from './choices.ts';
import { aboutField, aboutOperation } from './describe.ts';
import { bodyExample } from './examples.ts';
import { operationId } from './names.ts';
import { parametersOf } from './parameters.ts';
import { failuresOf } from './problems.ts';
import { requestExample } from './request-example.ts';
import type { Schemas } from './schemas.ts';
import type { Components } from './shared-components.ts';
import { rawBytes, successesOf } from './successes.ts';
import { acceptsBody, isRaw } from './traits.ts';

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  /** Overrides the security of the document; without it, the operation requires a token. */
  readonly security?: readonly object[];
  readonly parameters: readonly SchemaObject[];
  readonly requestBody?: SchemaObject;
  /** Responses by HTTP status. */
  readonly responses: Readonly<Record<string, SchemaObject>>;
}

/** Builds the OpenAPI operation of one verb and path. */
export function operationOf(rpc: Rpc, binding: HttpBinding, components: Components): OperationObject {
  return {
    operationId: operationId(rpc, binding),
    tags: [rpc.service.title],
    ...aboutOperation(rpc, binding),
    ...(rpc.policy.deprecation && { deprecated: true }),
    ...(rpc.policy.access.kind === 'public' && { security: [] }),
    parameters: parametersOf(rpc, binding, { ...components, choiceOf: components.schemas.choiceOf }),
    ...(acceptsBody(rpc, binding) && { requestBody: requestBody(rpc, binding, components.schemas) }),
    responses: { ...successesOf(rpc, binding, components), ...failuresOf(rpc, binding) },
  };
}

function requestBody(rpc: Rpc, binding: HttpBinding, schemas: Schemas): SchemaObject {
  const { message, fields } = bodyParts(rpc, binding)!;
  if (rpc.policy.stream === 'upload') return uploadBody(message, fields, schemas.choiceOf);
  const mode: BodyMode = rpc.policy.external ? 'patch' : binding.mask === 'none' ? 'create' : binding.mask;
  const required = mode !== 'patch' && fields.some((field) => field.rules.required && isSettable(field, mode));
  const schema = schemas.body(message, mode, fields);
  // A PUT accepts the same body as a POST.
  const example = mode !== 'replace' && { example: requestExample(rpc, binding) };
  const content = {
    'application/json': { schema, ...example },
    ...(rpc.policy.foreignInput && { 'application/x-www-form-urlencoded': { schema, ...example } }),
  };
  return { ...(required && { required }), content };
}

/** Builds the body of an upload: raw bytes, or a multipart form with the bytes as one part (RFC 7578). */
function uploadBody(message: MessageContract, fields: readonly FieldContract[], choiceOf: FindChoice): SchemaObject {
  if (isRaw(message)) return { required: true, content: { 'application/octet-stream': rawBytes } };
  const parts = fields.filter((field) => !field.rules.readOnly);
  const properties = parts.map((field) => [
    field.name,
    isRaw(field.message)
      ? { ...rawBytes.schema, ...aboutField(field) }
      : { ...parameterSchema(message, field, choiceOf), ...aboutField(field) },
  ]);
  const required = parts.filter(({ rules }) => rules.required).map(({ name }) => name);
  const schema = {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
  };
  const example = Object.fromEntries(parts.filter(isExampled).map((field) => [field.name, partExample(field)]));
  return { required: true, content: { 'multipart/form-data': { schema, example } } };
}

const isExampled = ({ message, rules }: FieldContract): boolean =>
  isRaw(message) || rules.required || rules.example !== undefined;

const partExample = (field: FieldContract): unknown =>
  isRaw(field.message) ? rawBytes.example : (bodyExample([field], 'create') as Record<string, unknown>)[field.name];
