import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { downloadGoModule, type GoModule } from '../install/go-program.ts';

/** Version of Kubernetes that the chart is checked with. */
export const kubernetes: GoModule = { path: 'k8s.io/kubernetes', version: 'v1.35.4' };

/** Custom resource definitions of the kinds that the chart can render. */
const definitions: readonly (GoModule & { readonly files: readonly string[] })[] = [
  {
    path: 'github.com/prometheus-operator/prometheus-operator',
    version: 'v0.85.0',
    files: ['servicemonitors', 'prometheusrules'].map(
      (name) => `example/prometheus-operator-crd/monitoring.coreos.com_${name}.yaml`,
    ),
  },
  {
    path: 'sigs.k8s.io/gateway-api',
    version: 'v1.4.1',
    files: ['config/crd/standard/gateway.networking.k8s.io_httproutes.yaml'],
  },
  {
    path: 'github.com/cert-manager/cert-manager',
    version: 'v1.19.2',
    files: ['deploy/crds/cert-manager.io_certificates.yaml'],
  },
  { path: 'github.com/kedacore/keda/v2', version: 'v2.21.0', files: ['config/crd/bases/keda.sh_scaledobjects.yaml'] },
];

const cache = fileURLToPath(new URL('../../../.cache/kubernetes-schemas', import.meta.url));

type Schema = Readonly<Record<string, unknown>>;

/** A kind of object. */
interface Kind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/**
 * Returns the location of JSON schemas for kubeconform, which refuse unknown fields. They are derived from the OpenAPI
 * document of Kubernetes and from the custom resource definitions, both from Go modules, and kept under .cache.
 * @throws UserError if the modules cannot be downloaded
 */
export async function findSchemas(step: (text: string) => void): Promise<string> {
  const folder = join(cache, [kubernetes, ...definitions].map(({ version }) => version).join('-'));
  if (!existsSync(folder)) {
    step('Deriving the JSON schemas of Kubernetes from its Go module');
    await mkdir(cache, { recursive: true });
    const made = await mkdtemp(join(cache, '.new-'));
    try {
      await writeSchemas(made);
      await rename(made, folder);
    } finally {
      await rm(made, { recursive: true, force: true });
    }
  }
  return join(folder, '{{ .Group }}-{{ .ResourceAPIVersion }}-{{ .ResourceKind }}.json');
}

/** Reads the custom resource definitions of the kinds that the chart can render. */
export async function readDefinitions(): Promise<readonly CustomResourceDefinition[]> {
  const texts: string[] = [];
  for (const { files, ...module } of definitions) {
    const dir = await downloadGoModule(module);
    texts.push(...(await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))));
  }
  const documents = texts.flatMap((text) => parseAllDocuments(text)).map((document) => document.toJS());
  return documents.filter((document) => document?.kind === 'CustomResourceDefinition');
}

/** The parts of a custom resource definition that are used here. */
export interface CustomResourceDefinition {
  readonly apiVersion: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: readonly { readonly name: string; readonly schema: { readonly openAPIV3Schema: Schema } }[];
  };
}

async function writeSchemas(folder: string): Promise<void> {
  const dir = await downloadGoModule(kubernetes);
  const { definitions: types } = JSON.parse(await readFile(join(dir, 'api/openapi-spec/swagger.json'), 'utf8'));
  for (const [kind, schema] of schemasOfTypes(types)) await writeSchema(folder, kind, schema);
  for (const { spec } of await readDefinitions())
    for (const { name, schema } of spec.versions) {
      const kind = { group: spec.group, version: name, kind: spec.names.kind };
      await writeSchema(folder, kind, strict(schema.openAPIV3Schema) as Schema);
    }
}

/** Writes a schema under the name that kubeconform derives from an object; the core group is named as its version. */
async function writeSchema(folder: string, { group, version, kind }: Kind, schema: Schema): Promise<void> {
  const file = join(folder, `${group || version}-${version}-${kind.toLowerCase()}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(schema));
}

/** Returns a schema for each kind, with the types that it refers to. @param types the definitions of an OpenAPI 2 document */
export function schemasOfTypes(types: Readonly<Record<string, Schema>>): [Kind, Schema][] {
  const converted = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [
      name,
      strict(name === QUANTITY ? { ...type, format: 'quantity' } : type),
    ]),
  ) as Record<string, Schema>;
  return Object.entries(types).flatMap(([name, type]) => {
    const kinds = (type['x-kubernetes-group-version-kind'] ?? []) as readonly Kind[];
    // Types such as DeleteOptions belong to every group and are no objects of the API.
    if (kinds.length !== 1) return [];
    const definitions = Object.fromEntries([...reachable(converted, name)].map((found) => [found, converted[found]]));
    return [[kinds[0]!, { $ref: `#/definitions/${name}`, definitions }] as [Kind, Schema]];
  });
}

/** Returns the names of the types that a type refers to, and its own. */
function reachable(types: Readonly<Record<string, Schema>>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, next] of JSON.stringify(types[name]).matchAll(/"#\/definitions\/([^"]+)"/g))
    reachable(types, next!, found);
  return found;
}

/** The type of amounts such as `500m`, which the document describes as text only. */
const QUANTITY = 'io.k8s.apimachinery.pkg.api.resource.Quantity';
/** Formats of what is written as text or as a number. */
const TEXT_OR_NUMBER = ['int-or-string', 'quantity'];

/**
 * Converts a schema of OpenAPI to one of JSON Schema that refuses unknown fields: descriptions are left out, and the
 * extensions of Kubernetes are replaced by what they mean.
 */
export function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (node === null || typeof node !== 'object') return node;
  const { description: _description, default: _default, ...schema } = node as Record<string, unknown>;
  if (TEXT_OR_NUMBER.includes(String(schema['format'])) || schema['x-kubernetes-int-or-string'])
    return { type: ['string', 'number'] };
  const entries = Object.entries(schema)
    .filter(([name]) => !name.startsWith('x-kubernetes-'))
    .map(([name, value]) => [name, name === 'properties' ? strictProperties(value as object) : strict(value)]);
  const result: Record<string, unknown> = Object.fromEntries(entries);
  const isOpen = 'additionalProperties' in schema || schema['x-kubernetes-preserve-unknown-fields'] === true;
  if ('properties' in schema && !isOpen) result['additionalProperties'] = false;
  return result;
}

/** Converts the schemas of properties, whose names may be those of keywords. */
function strictProperties(properties: object): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, strict(schema)]));
}
