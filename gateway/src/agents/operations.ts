import type { OpenApiDocument } from '@bms/contracts';
import type { Route } from '../http/context.ts';

/** A JSON Schema, or another object of the OpenAPI document. */
export type Part = Readonly<Record<string, unknown>>;

/** A parameter of an operation, in its path or its query. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Part;
}

/** An operation of the API that agents can call. */
export interface AgentOperation {
  /** The id of the operation in the OpenAPI document, e.g. `clients.list`. */
  readonly id: string;
  /** The part of the id before the dot, e.g. `clients`. */
  readonly resource: string;
  /** The part of the id after the dot, e.g. `list`. */
  readonly action: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** The schema of the body; undefined without one. */
  readonly body: Part | undefined;
  readonly route: Route;
}

const JSON_TYPE = 'application/json';
const PARAMETERS = new Set(['path', 'query']);

/**
 * Returns the operations of the API that agents can call: those with a JSON request and a JSON response. Operations
 * without a sign-in, whose response contains a secret, or that replace a record which another one updates are left out.
 */
export function agentOperations(document: OpenApiDocument, routes: readonly Route[]): AgentOperation[] {
  const resolve = createResolve(document);
  const updated = new Set(routes.filter(({ method }) => method === 'PATCH').map(({ path }) => path));
  return routes.flatMap((route) => {
    const described = document.paths[route.path]?.[route.method.toLowerCase()];
    if (!described || route.access.kind === 'public' || route.secret) return [];
    if (route.method === 'PUT' && updated.has(route.path)) return [];
    const body = described.requestBody && jsonOf(resolve(described.requestBody));
    if ((described.requestBody && !body) || !answersJson(described.responses, resolve)) return [];
    const { operationId: id, summary, description } = described;
    const parameters = described.parameters.map((one) => resolve(one) as unknown as Parameter);
    const [resource = '', action = ''] = id.split('.');
    const used = parameters.filter((one) => PARAMETERS.has(one.in));
    return [{ id, resource, action, summary, description, parameters: used, body, route }];
  });
}

/** Returns the function that replaces a reference (`$ref`) by the component of the document that it names. */
function createResolve({ components }: OpenApiDocument): (part: object) => Part {
  return (part) => {
    const target = (part as Part)['$ref'];
    if (typeof target !== 'string') return part as Part;
    const [kind = '', name = ''] = target.split('/').slice(-2);
    return (components[kind]?.[name] ?? part) as Part;
  };
}

/** Returns the schema of the JSON content of a request body or a response; undefined if it has another type only. */
function jsonOf({ content }: Part): Part | undefined {
  return (content as Record<string, { schema?: Part }> | undefined)?.[JSON_TYPE]?.schema;
}

function answersJson(responses: Readonly<Record<string, object>>, resolve: (part: object) => Part): boolean {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return successes.every(([, response]) => jsonOf(resolve(response)) !== undefined);
}
