import { readFileSync } from 'node:fs';
import type { Contract, HttpBinding, Rpc, ServiceContract } from '../types.ts';
import { conventions } from './conventions.ts';
import { DELETED_MODULE, deletedModuleSchema, deletedTag, documentedPath, forAllModules } from './deleted-records.ts';
import { type ComputedAnswers, readComputedAnswers } from './examples.ts';
import { gatewayPaths, gatewayTag } from './gateway-paths.ts';
import { answerHeaders, headerParameters } from './headers.ts';
import { type OperationObject, operationOf } from './operation.ts';
import {
  conflictSchema,
  errorCodeSchema,
  offeredFactorSchema,
  problemSchema,
  violationCodeSchema,
  violationSchema,
} from './problem-schema.ts';
import { failureComponents } from './problems.ts';
import { isOnDeleted } from './restored-response.ts';
import { createSchemas } from './schemas.ts';
import { type Components, shareComponents } from './shared-components.ts';
import {
  DAY_OR_TIME,
  dayOrTimeSchema,
  externalIdsSchemas,
  FILTER_ID,
  filterIdSchema,
  recordActionsSchema,
} from './standard-schema.ts';
import { describeWebhooks } from './webhooks.ts';

/** Metadata of the document, and the paths that are not rpcs. */
export interface OpenApiAbout {
  readonly title: string;
  readonly version: string;
  /** Base URL of the paths, e.g. `https://bms.example.org`. */
  readonly serverUrl: string;
  /** CommonMark, shown above the general conventions. */
  readonly description?: string;
  /** Path items of the gateway itself, such as `/livez`, included unchanged. */
  readonly extraPaths?: Readonly<Record<string, PathItem>>;
  /** Tags of those paths. */
  readonly extraTags?: readonly Tag[];
  /** The examples of responses that a running system computed; the others follow from the contract. */
  readonly answers?: ComputedAnswers;
}

/** A group of operations. */
interface Tag {
  readonly name: string;
  readonly description?: string;
}

/** The operations of a path, by verb in lower case. */
export type PathItem = Readonly<Record<string, OperationObject>>;

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  /** Alternatives; one of the two schemes is enough. */
  readonly security: readonly object[];
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** Requests that webhooks receive, by kind of record. */
  readonly webhooks?: Readonly<Record<string, { readonly post: object }>>;
  readonly components: Readonly<Record<string, Record<string, object>>>;
}

/** Builds the OpenAPI 3.1 document of every route of the contract, from the rules that requests are validated by. */
export function buildOpenApi(contract: Contract, about: OpenApiAbout): OpenApiDocument {
  const schemas = createSchemas(contract);
  const [parameters, responses] = [shareComponents('parameters'), shareComponents('responses')];
  const refer: Components = { schemas, parameters, responses, message: contract.message, answers: about.answers ?? {} };
  const operate: Operate = (rpc, binding) => {
    const operation = operationOf(rpc, binding, refer);
    return isOnDeleted(binding) ? forAllModules(rpc, operation) : operation;
  };
  const paths = { ...settled(pathsOf(contract, operate), refer), ...about.extraPaths };
  const deletedModules = deletedModuleSchema(contract);
  const received = describeWebhooks(contract, schemas);
  const components = {
    securitySchemes,
    schemas: {
      ...schemas.components(),
      ...(deletedModules && { [DELETED_MODULE]: deletedModules }),
      ...received.schemas,
      [DAY_OR_TIME]: dayOrTimeSchema,
      [FILTER_ID]: filterIdSchema,
      ...externalIdsSchemas,
      RecordActions: recordActionsSchema,
      ErrorCode: errorCodeSchema,
      ViolationCode: violationCodeSchema,
      Problem: problemSchema,
      Violation: violationSchema,
      FieldConflict: conflictSchema,
      OfferedFactor: offeredFactorSchema,
    },
    responses: { ...responses.parts(), ...failureComponents() },
    parameters: { ...parameters.parts(), ...headerParameters },
    headers: answerHeaders,
  };
  return {
    openapi: '3.1.1',
    info: infoOf(about),
    servers: [{ url: about.serverUrl }],
    security: [{ bearer: [] }, { authToken: [] }],
    tags: [...tagsOf(contract), ...(deletedModules ? [deletedTag] : []), ...(about.extraTags ?? [])],
    paths,
    ...(Object.keys(received.webhooks).length > 0 && { webhooks: received.webhooks }),
    components: onlyUsed({ paths, webhooks: received.webhooks }, components),
  };
}

function infoOf({
  title,
  version,
  description,
  serverUrl,
}: OpenApiAbout): OpenApiDocument['info'] & { contact: object; license: object } {
  // The operator of an installation is the contact for its API.
  const contact = { name: 'Administrators of this installation', url: serverUrl };
  const license = { name: 'Apache License 2.0', identifier: 'Apache-2.0' };
  return { title, version, description: [description, conventions].filter(Boolean).join('\n\n'), contact, license };
}

/** Inlines the components that only one operation refers to. */
function settled(paths: Record<string, PathItem>, { parameters, responses }: Components): Record<string, PathItem> {
  const settle = (operation: OperationObject): OperationObject => ({
    ...operation,
    parameters: operation.parameters.map(parameters.settle),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, part]) => [status, responses.settle(part)]),
    ),
  });
  const settleItem = (item: PathItem): PathItem =>
    Object.fromEntries(Object.entries(item).map(([verb, operation]) => [verb, settle(operation)]));
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, settleItem(item)]));
}

type Operate = (rpc: Rpc, binding: HttpBinding) => OperationObject;

function pathsOf(contract: Contract, operate: Operate): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const rpc of servicesInOrder(contract).flatMap(({ rpcs }) => rpcs)) {
    for (const binding of rpc.bindings) {
      const path = documentedPath(binding.path);
      paths[path] = { ...paths[path], [binding.method.toLowerCase()]: operate(rpc, binding) };
    }
  }
  return paths;
}

/** Returns the services with routes: sign-in first, then by title, those for administrators only last. */
function servicesInOrder(contract: Contract): ServiceContract[] {
  const routed = [...contract.services.values()].filter(({ rpcs }) => rpcs.some(({ bindings }) => bindings.length > 0));
  const rank = ({ rpcs }: ServiceContract): number => {
    if (rpcs.some(({ policy }) => policy.sessionToken)) return 0;
    return rpcs.some(({ bindings }) => bindings.some(({ path }) => !path.startsWith('/api/admin/'))) ? 1 : 2;
  };
  return routed.sort((one, other) => rank(one) - rank(other) || (one.title < other.title ? -1 : 1));
}

function tagsOf(contract: Contract): Tag[] {
  const routed = servicesInOrder(contract);
  const byTitle = new Map(
    routed.map(({ title, comment }) => [title, { name: title, ...(comment && { description: comment.trim() }) }]),
  );
  return [...byTitle.values()];
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'A session token or an API key.' },
  authToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Auth-Token',
    description: 'A session token or an API key, for clients that cannot set the Authorization header.',
  },
};

type ComponentsObject = Record<string, Record<string, object>>;

/** Removes the components that nothing refers to, directly or through another component. */
function onlyUsed(paths: object, components: ComponentsObject): ComponentsObject {
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

/**
 * Builds the document of the whole API: every route of the contract and those of the gateway.
 * @param publicUrl base URL for clients, e.g. `https://bms.example.org`
 */
export function describeApi(contract: Contract, publicUrl: string): OpenApiDocument {
  return buildOpenApi(contract, {
    title: 'Business management',
    version: releaseOf(),
    description: 'The JSON API of a business management system for clients, sales, projects and files.',
    serverUrl: publicUrl,
    extraPaths: gatewayPaths,
    extraTags: [gatewayTag],
    answers: readComputedAnswers(),
  });
}

/** Returns the release of the contract, as in its package.json. */
function releaseOf(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
