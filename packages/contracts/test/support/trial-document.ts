import { fileURLToPath } from 'node:url';
import { buildOpenApi, loadContract } from '../../src/index.ts';

/** The folder of the contract that tests try. */
export const trialProtos = fileURLToPath(new URL('../protos', import.meta.url));
/** What the document of the trial says of itself. */
export const about = { title: 'Trial', version: '1.2.3', serverUrl: 'https://bms.test' };
/** The OpenAPI document of the trial. */
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
  security: object[];
  parameters: (Partial<Parameter> & { $ref?: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, { schema: object }> }>;
}

/** An operation by verb and path, e.g. `GET /api/things`. */
export function operation(route: string): Operation {
  const [method, path] = route.split(' ');
  return (trial.paths[path!] as Record<string, Operation>)[method!.toLowerCase()]!;
}
/** A shared schema by name. */
export const schema = (name: string) =>
  trial.components['schemas']![name] as { properties: Record<string, object>; required?: string[] };
/** What a reference names. */
export const lastName = ($ref: string) => $ref.split('/').at(-1);
