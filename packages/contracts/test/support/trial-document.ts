import { fileURLToPath } from 'node:url';
import { buildOpenApi, loadContract } from '../../src/index.ts';

/** The folder with the contract of the tests. */
export const trialProtos = fileURLToPath(new URL('../protos', import.meta.url));
/** Metadata of the test document. */
export const about = { title: 'Trial', version: '1.2.3', serverUrl: 'https://bms.test' };
/** The OpenAPI document of the test contract. */
export const trial = buildOpenApi(loadContract({ protoDirs: [trialProtos] }), about);

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Record<string, unknown>;
}
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  security: object[];
  parameters: (Partial<Parameter> & { $ref?: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, { schema: object }> }>;
}

/** Returns an operation by verb and path, e.g. `GET /api/things`. */
export function operation(route: string): Operation {
  const [method, path] = route.split(' ');
  return (trial.paths[path!] as Record<string, Operation>)[method!.toLowerCase()]!;
}
/** Returns a shared schema by name. */
export const schema = (name: string) =>
  trial.components['schemas']![name] as { properties: Record<string, object>; required?: string[] };
/** Returns a part of the document, with its reference resolved. */
export function resolve<Part extends object>(part: Part & { $ref?: string }): Part {
  if (!part.$ref) return part;
  const [, , kind, name] = part.$ref.split('/');
  return trial.components[kind!]![name!] as Part;
}
/** Returns the name that a reference ends with. */
export const lastName = ($ref: string) => $ref.split('/').at(-1);
