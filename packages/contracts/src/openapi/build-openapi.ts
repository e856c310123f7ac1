import type { Contract, HttpBinding, Rpc } from '../types.ts';
import { conventions } from './conventions.ts';
import { answerHeaders, headerParameters } from './headers.ts';
import { type OperationObject, operationOf } from './operation.ts';
import { problemSchema, violationSchema } from './problem-schema.ts';
import { failureComponents } from './problems.ts';
import { createSchemas } from './schemas.ts';

/** What the document says of itself, and of paths that are no rpc. */
export interface OpenApiAbout {
  readonly title: string;
  readonly version: string;
  /** Where the paths begin, e.g. `https://bms.example.org`. */
  readonly serverUrl: string;
  /** CommonMark, shown above what holds for every operation. */
  readonly description?: string;
  /** Path items of the gateway itself, such as `/livez`, taken over as they are. */
  readonly extraPaths?: Readonly<Record<string, PathItem>>;
  /** The headings of those paths. */
  readonly extraTags?: readonly Tag[];
}

/** A heading, under which operations stand. */
interface Tag {
  readonly name: string;
  readonly description?: string;
}

/** The operations of a path, by verb in lower case. */
export type PathItem = Readonly<Record<string, OperationObject>>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Record<string, object>>>;
}

/** The OpenAPI 3.1 document of every route of the contract, from the same rules that requests are checked by. */
export function buildOpenApi(contract: Contract, about: OpenApiAbout): OpenApiDocument {
  const schemas = createSchemas(contract);
  const paths = { ...pathsOf(contract, (rpc, binding) => operationOf(rpc, binding, schemas)), ...about.extraPaths };
  const components = {
    securitySchemes,
    schemas: { ...schemas.components(), Problem: problemSchema, Violation: violationSchema },
    responses: failureComponents(),
    parameters: headerParameters,
    headers: answerHeaders,
  };
  return {
    openapi: '3.1.1',
    info: infoOf(about),
    servers: [{ url: about.serverUrl }],
    tags: [...tagsOf(contract), ...(about.extraTags ?? [])],
    paths,
    components: onlyUsed(paths, components),
  };
}

function infoOf({ title, version, description }: OpenApiAbout): OpenApiDocument['info'] & { license: object } {
  const license = { name: 'Apache License 2.0', identifier: 'Apache-2.0' };
  return { title, version, description: [description, conventions].filter(Boolean).join('\n\n'), license };
}

type Operate = (rpc: Rpc, binding: HttpBinding) => OperationObject;

function pathsOf(contract: Contract, operate: Operate): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const rpc of contract.rpcs) {
    for (const binding of rpc.bindings) {
      paths[binding.path] = { ...paths[binding.path], [binding.method.toLowerCase()]: operate(rpc, binding) };
    }
  }
  return paths;
}

function tagsOf(contract: Contract): Tag[] {
  const routed = [...contract.services.values()].filter(({ rpcs }) => rpcs.some(({ bindings }) => bindings.length > 0));
  const byTitle = new Map(
    routed.map(({ title, comment }) => [title, { name: title, ...(comment && { description: comment.trim() }) }]),
  );
  return [...byTitle.values()];
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'A session token, or an API key.' },
  authToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Auth-Token',
    description: 'The same, for clients that cannot set Authorization.',
  },
};

type Components = Record<string, Record<string, object>>;

/** Leaves out what nothing refers to, be it directly or through another component. */
function onlyUsed(paths: object, components: Components): Components {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === '$ref' && typeof member === 'string') follow(member);
      else visit(member);
    }
  };
  const follow = (reference: string): void => {
    if (used.has(reference)) return;
    used.add(reference);
    const [, , kind, name] = reference.split('/');
    visit(components[kind!]?.[name!]);
  };
  visit(paths);
  const kept = (kind: string) => Object.entries(components[kind]!).filter(([name]) => isKept(kind, name, used));
  return Object.fromEntries(Object.keys(components).map((kind) => [kind, Object.fromEntries(kept(kind))]));
}

const isKept = (kind: string, name: string, used: ReadonlySet<string>): boolean =>
  kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`);
