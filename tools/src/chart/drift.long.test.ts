import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGateway, findServices } from '@bms/backing-services';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type DescribedSetting, readProcessSettings } from '../docs/settings-page.ts';
import { type KubernetesObject, render, type Values } from './helm.ts';
import { type Container, containerOf, find, type Probe } from './manifests.ts';
import { MANY_RUNS_TIMEOUT_MS, programs, testWithPrograms } from './testing.ts';
import { minimal, valueSets } from './value-sets.ts';
import { secretKeysOf } from './values-schema.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Time limit of starting every process once to read its settings, on a machine that is busy with other work. */
const STARTS_TIMEOUT_MS = 300_000;
/** Variables that Node and OpenTelemetry read themselves. */
const FOREIGN = /^(?:NODE_EXTRA_CA_CERTS|OTEL_EXPORTER_OTLP_ENDPOINT|POD)$/;

let values: Values & { services: Record<string, { calls: string[]; http?: boolean }> };
let settings: ReadonlyMap<string, readonly DescribedSetting[]>;
let services: readonly string[];

beforeAll(async () => {
  values = parse(await readFile(join(root, 'deploy/chart/values.yaml'), 'utf8'));
  const sources = [await findGateway(root), ...(await findServices(root))];
  const read = await Promise.all(sources.map(readProcessSettings));
  settings = new Map(read.map(({ name, settings }) => [name, settings]));
  services = sources.slice(1).map(({ name }) => name);
}, STARTS_TIMEOUT_MS);

const namesOf = (process: string): string[] => (settings.get(process) ?? []).map(({ env }) => env);
const defaultOf = (process: string, env: string): number =>
  Number((settings.get(process) ?? []).find((setting) => setting.env === env)?.defaultValue ?? 0);

describe('values.yaml', () => {
  test('takes only settings of the process from its secret', () => {
    for (const name of ['gateway', ...services])
      expect(namesOf(name)).toEqual(expect.arrayContaining(secretKeysOf(values as never, name)));
  });
});

let rendered: Promise<KubernetesObject[]> | undefined;

/** Renders the chart, by default with the minimal values. @returns the container of each process, and all objects */
async function containersOf(set?: Values): Promise<[string, Container, KubernetesObject[]][]> {
  if (!set) rendered ??= render({ helm: programs!.helm, values: minimal });
  const objects = await (set ? render({ helm: programs!.helm, values: set }) : rendered!);
  return ['gateway', ...services].map((name) => [
    name,
    containerOf(find(objects, 'Deployment', `bms-${name}`)),
    objects,
  ]);
}

describe('a pod of the chart', () => {
  testWithPrograms(
    'sets no environment variable that its process does not read',
    async () => {
      for (const [, set] of valueSets())
        for (const [name, { env }] of await containersOf(set)) {
          const unknown = env.map((variable) => variable.name).filter((variable) => !FOREIGN.test(variable));
          expect(unknown.filter((variable) => !namesOf(name).includes(variable))).toEqual([]);
        }
    },
    MANY_RUNS_TIMEOUT_MS,
  );

  testWithPrograms('provides every required setting, by value or by a key of its secret', async () => {
    for (const [name, { env }] of await containersOf()) {
      const required = (settings.get(name) ?? []).filter((setting) => setting.required).map((setting) => setting.env);
      const provided = env.filter(({ value, valueFrom }) => value || valueFrom?.secretKeyRef.optional !== true);
      expect(provided.map((variable) => variable.name)).toEqual(expect.arrayContaining(required));
    }
  });

  testWithPrograms('sets each environment variable once', async () => {
    for (const [, { env }] of await containersOf()) {
      const names = env.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  testWithPrograms('has the ports that its process listens on, in its probes and Services too', async () => {
    for (const [name, container, objects] of await containersOf()) {
      const listening = listeningPorts(container);
      expect((container.ports ?? []).map(({ containerPort }) => containerPort).sort()).toEqual(listening);
      for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe])
        expect(listening).toContain(portOfProbe(container, probe!));
      const { spec } = find(objects, 'Service', `bms-${name}`);
      const targets = spec.ports.map(({ targetPort }: { targetPort: string }) => portNamed(container, targetPort));
      for (const target of targets) expect(listening).toContain(target);
    }
  });

  testWithPrograms('reaches its upstreams by the names and ports of their Services', async () => {
    for (const [name, { env }, objects] of await containersOf()) {
      const value = (variable: string) => env.find((found) => found.name === variable)?.value ?? '';
      const pairs = [value('UPSTREAMS'), value('UPSTREAMS_HTTP')].join(',').split(',').filter(Boolean);
      const called = name === 'gateway' ? services : values.services[name]!.calls;
      expect(new Set(pairs.map((pair) => pair.split('=')[0]))).toEqual(new Set(called));
      for (const pair of pairs) {
        const [upstream, host, port] = pair.split(/[=:]/);
        const { spec } = find(objects, 'Service', host!);
        expect(spec.ports.map((found: { port: number }) => String(found.port))).toContain(port);
        expect(spec.selector['app.kubernetes.io/component']).toBe(upstream);
      }
    }
  });

  testWithPrograms('keeps serving for 5 seconds after its removal, and is killed only after its shutdown', async () => {
    for (const [name, container, objects] of await containersOf()) {
      const set = (env: string) =>
        Number(container.env.find((variable) => variable.name === env)?.value ?? defaultOf(name, env));
      const delayMs = set('SHUTDOWN_DELAY_MS');
      const preStopMs = (container.lifecycle?.preStop.sleep.seconds ?? 0) * 1000;
      expect(delayMs + preStopMs).toBeGreaterThanOrEqual(5000);
      const { spec } = find(objects, 'Deployment', `bms-${name}`).spec.template;
      const shutdownMs = delayMs + set('SHUTDOWN_IDLE_MS') + set('SHUTDOWN_GRACE_MS');
      expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(preStopMs + Math.max(shutdownMs, 25_000));
    }
  });

  testWithPrograms('migrates its database with the command of its image', async () => {
    const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!);
    const objects = await render({ helm: programs!.helm, values: { ...minimal, migrations: { enabled: true } } });
    for (const name of services) {
      const { args, env } = containerOf(find(objects, 'Job', `bms-${name}-migrations`));
      expect(args).toEqual([...command, '--migrate']);
      expect(env).toEqual(containerOf(find(objects, 'Deployment', `bms-${name}`)).env);
    }
  });
});

test('podSecurity.runAsUser is the user of the images', async () => {
  const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
  const user = /^USER (\S+)$/m.exec(dockerfile)![1]!;
  // The user node of the official images has no number there; its files can be read by every user.
  const { runAsUser, runAsGroup } = values['podSecurity'] as { runAsUser: number; runAsGroup: number };
  expect(['node', `${runAsUser}`, `${runAsUser}:${runAsGroup}`]).toContain(user);
});

/** Returns the ports of the addresses that a container gives to its process, sorted. */
function listeningPorts({ env }: Container): number[] {
  const addresses = env.filter(({ name }) => /^(?:GRPC_ADDRESS|HTTP_ADDRESS|PORT|METRICS_ADDRESS)$/.test(name));
  return addresses.map(({ value }) => Number(value!.split(':').at(-1))).sort();
}

const portNamed = ({ ports = [] }: Container, name: string): number | undefined =>
  ports.find((port) => port.name === name)?.containerPort;

function portOfProbe(container: Container, { httpGet, grpc }: Probe): number | undefined {
  return grpc ? grpc.port : portNamed(container, httpGet!.port);
}
