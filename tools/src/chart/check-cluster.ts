import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@bms/backing-services';
import { parse } from 'yaml';
import type { Tally } from '../checks/run-checks.ts';
import type { Say } from '../console/say.ts';
import { type Answer, type Cluster, startCluster } from './cluster.ts';
import { chartDir, type KubernetesObject, render, renderText, run, type Values } from './helm.ts';
import { readDefinitions } from './kubernetes-schemas.ts';
import { ofKind } from './manifests.ts';
import { findChartPrograms, findScore } from './programs.ts';
import { score, scored } from './score.ts';
import { merge, minimal, valueSets } from './value-sets.ts';

const examples = fileURLToPath(new URL('../../../deploy/examples', import.meta.url));
const NAMESPACE = 'bms';
/** Enforces the strictest standard of Kubernetes for pods. */
const podSecurity = {
  'pod-security.kubernetes.io/enforce': 'restricted',
  'pod-security.kubernetes.io/warn': 'restricted',
};

/** Context of the checks. */
interface Context {
  readonly cluster: Cluster;
  readonly helm: string;
  readonly pathOf: PathOf;
}

/**
 * Checks the chart against a real kube-apiserver: every object of every set of values is applied as a dry run, a release
 * is installed, upgraded and removed by Helm, and its pods are admitted by the restricted pod security standard. The objects
 * pass kube-score, but for what is decided otherwise.
 */
export async function checkCluster(say: Pick<Say, 'step' | 'done' | 'fail'>): Promise<Tally> {
  const { helm } = await findChartPrograms(say.step);
  const scoreProgram = await findScore(say.step);
  const cluster = await startCluster(say.step);
  try {
    await installDefinitions(cluster);
    await assertCreated(cluster, '/api/v1/namespaces', {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: NAMESPACE, labels: podSecurity },
    });
    const context = { cluster, helm, pathOf: createPathOf(cluster) };
    const example: Values = parse(await readFile(join(examples, 'values.yaml'), 'utf8'));
    const checks: [string, () => Promise<string>][] = [
      ...[...valueSets(), ['deploy/examples/values.yaml', example] as const].map(
        ([title, values]): [string, () => Promise<string>] => [`dry run: ${title}`, () => dryRun(context, values)],
      ),
      ...scored(valueSets()).map(([title, values]): [string, () => Promise<string>] => [
        `kube-score: ${title}`,
        async () => score(scoreProgram, await renderText({ helm, values })),
      ]),
      ['helm install, upgrade and uninstall', () => installRelease(context)],
    ];
    return await runAll(checks, say);
  } finally {
    await cluster.stop();
  }
}

async function runAll(
  checks: readonly [string, () => Promise<string>][],
  say: Pick<Say, 'done' | 'fail'>,
): Promise<Tally> {
  let failed = 0;
  for (const [title, check] of checks)
    try {
      say.done(`${title}: ${await check()}`);
    } catch (error) {
      failed += 1;
      say.fail(`${title}\n${error instanceof Error ? error.message : error}`);
    }
  return { passed: checks.length - failed, failed };
}

/** Creates the custom resource definitions and waits until they are served. */
async function installDefinitions({ send }: Pick<Cluster, 'send'>): Promise<void> {
  const path = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
  for (const definition of await readDefinitions()) {
    assertAccepted(definition.metadata.name, await send('POST', path, definition), 'ignores warnings');
    await until(definition.metadata.name, async () => {
      const { body } = await send('GET', `${path}/${definition.metadata.name}`);
      const conditions: { type: string; status: string }[] = body.status?.conditions ?? [];
      if (!conditions.some(({ type, status }) => type === 'Established' && status === 'True'))
        throw new Error('not established');
    });
  }
}

/** Returns the path of the objects of a kind in the namespace. */
type PathOf = (object: KubernetesObject) => Promise<string>;

/** Finds paths by the discovery of the API server, which lists a new kind some seconds after it is established. */
function createPathOf({ send }: Pick<Cluster, 'send'>): PathOf {
  const found = new Map<string, Promise<string>>();
  const find = (apiVersion: string, kind: string): Promise<string> => {
    const base = apiVersion === 'v1' ? '/api/v1' : `/apis/${apiVersion}`;
    return until(`${apiVersion} ${kind}`, async () => {
      const resources: { kind: string; name: string }[] = (await send('GET', base)).body.resources ?? [];
      const resource = resources.find((listed) => listed.kind === kind && !listed.name.includes('/'));
      if (!resource) throw new Error('the API server does not serve it');
      return `${base}/namespaces/${NAMESPACE}/${resource.name}`;
    });
  };
  return ({ apiVersion, kind }) => {
    const key = `${apiVersion} ${kind}`;
    const path = found.get(key) ?? find(apiVersion, kind);
    found.set(key, path);
    return path;
  };
}

/** Applies all objects as a dry run. @returns a summary @throws Error naming the rejected objects */
async function dryRun(context: Context, values: Values): Promise<string> {
  const objects = await render({ helm: context.helm, values });
  const problems: string[] = [];
  for (const object of objects) {
    const path = `${await context.pathOf(object)}/${object.metadata.name}${DRY}`;
    const answer = await context.cluster.send('PATCH', path, object);
    try {
      assertAccepted(`${object.kind} ${object.metadata.name}`, answer);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${objects.length} objects accepted`;
}

const DRY = '?fieldManager=check&force=true&dryRun=All&fieldValidation=Strict';

/**
 * Installs a release with the defaults, creates a pod of each of its workloads as a dry run, upgrades the release to other
 * values and removes it. Hooks are left out, since no controller would run their Jobs.
 */
async function installRelease(context: Context): Promise<string> {
  const { cluster, helm } = context;
  const migrated = merge([minimal, { migrations: { enabled: true } }]);
  await helmRun(context, 'install', minimal, '--dry-run=server');
  await helmRun(context, 'install', migrated, '--no-hooks');
  const objects = await render({ helm, values: migrated });
  for (const account of ofKind(objects, 'ServiceAccount').filter(({ metadata }) => metadata.annotations))
    await assertCreated(cluster, await context.pathOf(account), account);
  const workloads = [...ofKind(objects, 'Deployment'), ...ofKind(objects, 'Job')];
  for (const { metadata, spec } of workloads) {
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      ...spec.template,
      metadata: { ...spec.template.metadata, name: metadata.name },
    };
    await assertCreated(cluster, `/api/v1/namespaces/${NAMESPACE}/pods?dryRun=All&fieldValidation=Strict`, pod);
  }
  await assertRejected(context, workloads[0]!);
  await helmRun(context, 'upgrade', valueSets().at(-1)![1], '--no-hooks');
  await run(helm, ['uninstall', 'bms', '--namespace', NAMESPACE, '--no-hooks'], '', environment(context));
  return `${workloads.length} pods admitted`;
}

/** Shows that the cluster enforces pod security, so that the admitted pods prove something. */
async function assertRejected({ cluster }: Context, { spec }: KubernetesObject): Promise<void> {
  const { securityContext: _securityContext, ...pod } = spec.template.spec;
  const path = `/api/v1/namespaces/${NAMESPACE}/pods?dryRun=All`;
  const answer = await cluster.send('POST', path, {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'root' },
    spec: pod,
  });
  if (answer.status !== 403) throw new Error(`a pod that may run as root is answered with ${answer.status}`);
}

function helmRun(context: Context, verb: 'install' | 'upgrade', values: Values, option: string): Promise<string> {
  const args = [verb, 'bms', chartDir, '--namespace', NAMESPACE, '--values', '-', option];
  return run(context.helm, args, JSON.stringify(values), environment(context));
}

const environment = ({ cluster }: Context): NodeJS.ProcessEnv => ({ ...process.env, KUBECONFIG: cluster.kubeconfig });

async function assertCreated({ send }: Pick<Cluster, 'send'>, path: string, object: object): Promise<void> {
  const { kind, metadata } = object as KubernetesObject;
  assertAccepted(`${kind} ${metadata.name}`, await send('POST', path, object));
}

/** @throws Error with the message of the server unless it accepted an object, by default without a warning */
function assertAccepted(name: string, { status, body, warnings }: Answer, mode?: 'ignores warnings'): void {
  if (status >= 300) throw new Error(`${name}: ${body.message ?? status}`);
  if (warnings.length > 0 && mode === undefined) throw new Error(`${name}: ${warnings.join('; ')}`);
}
