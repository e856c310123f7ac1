import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findGateway,
  findServices,
  freePort,
  type ProcessSource,
  type RunningProcess,
  sourceCommand,
  startProcess,
  until,
} from '@bms/backing-services';
import { startMongo, startNats, startRedis, tempDir } from '@bms/testing';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { parse } from 'yaml';
import { createSecrets } from '../kubernetes/secrets.ts';
import { openSecrets } from '../start/secrets.ts';
import { chartDir, type KubernetesObject, render } from './helm.ts';
import { type Container, containerOf, environmentOf, find, type Probe } from './manifests.ts';
import { probeGrpc, probeHttp } from './probes.ts';
import { programs, testWithPrograms } from './testing.ts';
import { minimal } from './value-sets.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Time limit of a start of all processes on a machine that is busy with other work. */
const START_TIMEOUT_MS = 600_000;

/** A process with the environment of its pod. */
interface Pod {
  readonly name: string;
  readonly container: Container;
  /** Ports of this machine by port of the container. */
  readonly ports: ReadonlyMap<number, number>;
  readonly graceMs: number;
  process: RunningProcess;
}

let pods: Pod[] = [];
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  if (!programs) return;
  const [gateway, services] = await Promise.all([findGateway(root), findServices(root)]);
  const sources = [gateway, ...services];
  const objects = await render({ helm: programs.helm, values: minimal });
  const secretOf = await startBackingServices(gateway, services);
  const ports = new Map(
    await Promise.all(sources.map(async ({ name }) => [name, await portsOf(objects, name)] as const)),
  );
  pods = await Promise.all(
    sources.map(async (source) => {
      const { spec } = find(objects, 'Deployment', `bms-${source.name}`);
      const container: Container = spec.template.spec.containers[0];
      const env = environmentOf(container, (setting) => secretOf(source.name, setting));
      const local = Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, localAddress(name, value, source.name, ports)]),
      );
      const process = await startProcess(sourceCommand(source, withoutEmpty(local)));
      stops.unshift(() => process.kill());
      return {
        name: source.name,
        container,
        ports: ports.get(source.name)!,
        graceMs: spec.template.spec.terminationGracePeriodSeconds * 1000,
        process,
      };
    }),
  );
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Starts MongoDB, Valkey and NATS. @returns the secrets of the processes, as `npm run k8s:secrets` writes them */
async function startBackingServices(gateway: ProcessSource, services: readonly ProcessSource[]) {
  const [mongo, redis, nats] = await Promise.all([
    startMongo(),
    startRedis(),
    startNats({ processes: [gateway, ...services] }),
  ]);
  stops.push(mongo.stop, redis.stop, nats.stop);
  const dir = await tempDir();
  stops.push(dir.remove);
  const addresses = {
    mongodb: 'mongodb://127.0.0.1:1/?replicaSet=bms',
    nats: 'nats://127.0.0.1:1',
    redis: redis.url,
    smtp: 'smtp://127.0.0.1:9',
    adminEmail: 'admin@example.com',
  };
  const { bms } = createSecrets(gateway, services, addresses, await openSecrets(join(dir.path, 'secrets.json')));
  const urls = new Map<string, string>();
  for (const { name } of services) urls.set(name, await mongo.addUser(`bms_${name}`));
  return (process: string, setting: string): string => {
    // The backing services of tests have passwords of their own.
    if (setting === 'MONGODB_URL') return urls.get(process)!;
    if (setting === 'NATS_URL') return nats.urlOf(process);
    if (setting === 'REDIS_URL') return redis.url;
    return bms.find(({ metadata }) => metadata.name === `bms-${process}`)?.stringData[setting] ?? '';
  };
}

async function portsOf(objects: readonly KubernetesObject[], name: string): Promise<Map<number, number>> {
  const { ports = [] } = containerOf(find(objects, 'Deployment', `bms-${name}`));
  return new Map(await Promise.all(ports.map(async ({ containerPort }) => [containerPort, await freePort()] as const)));
}

/** Replaces the ports of the container, and the names of Services, by ports of this machine. */
function localAddress(
  setting: string,
  value: string,
  own: string,
  ports: ReadonlyMap<string, ReadonlyMap<number, number>>,
): string {
  const portOf = (process: string, port: string): string => String(ports.get(process)?.get(Number(port)));
  if (setting === 'PORT') return portOf(own, value);
  if (setting === 'HOST') return '127.0.0.1';
  if (/^(?:GRPC|HTTP|METRICS)_ADDRESS$/.test(setting)) return `127.0.0.1:${portOf(own, value.split(':')[1]!)}`;
  return setting.startsWith('UPSTREAMS')
    ? value.replace(
        /bms-(\w+?)(?:-http)?:(\d+)/g,
        (_, process: string, port: string) => `127.0.0.1:${portOf(process, port)}`,
      )
    : value;
}

const withoutEmpty = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

function probe({ container, ports }: Pod, { grpc, httpGet }: Probe): Promise<void> {
  if (grpc) return probeGrpc(ports.get(grpc.port)!);
  const { containerPort } = container.ports!.find(({ name }) => name === httpGet!.port)!;
  return probeHttp(ports.get(containerPort)!, httpGet!.path);
}

testWithPrograms(
  'each process starts with the environment of its pod, and answers the probes of its pod',
  async () => {
    for (const pod of pods) {
      const options = { process: pod.process, pauseMs: 500 };
      await until(`${pod.name}: startup probe`, () => probe(pod, pod.container.startupProbe!), {
        ...options,
        timeoutMs: START_TIMEOUT_MS,
      });
      await until(`${pod.name}: readiness probe`, () => probe(pod, pod.container.readinessProbe!), options);
      await until(`${pod.name}: liveness probe`, () => probe(pod, pod.container.livenessProbe!), options);
    }
  },
  START_TIMEOUT_MS,
);

testWithPrograms(
  'the consumers that KEDA scales by exist, and are those of the service',
  async () => {
    const { services, metrics: own } = parse(await readFile(join(chartDir, 'values.yaml'), 'utf8'));
    for (const pod of pods.filter(({ name }) => name !== 'gateway')) {
      const wanted: { stream: string; consumer: string }[] = services[pod.name].keda.consumers;
      expect(wanted.length).toBeGreaterThan(0);
      await until(
        `the consumers of ${pod.name}`,
        async () => {
          const metrics = await (await fetch(`http://127.0.0.1:${pod.ports.get(own.port)}/metrics`)).text();
          for (const { stream, consumer } of wanted) {
            const from = stream.replace('BMS_', '').toLowerCase();
            const sample = `bms_events_consumer_pending{consumer="${consumer}",from="${from}"}`;
            if (!metrics.includes(sample)) throw new Error(`there is no ${sample}`);
          }
        },
        { pauseMs: 1000 },
      );
    }
  },
  START_TIMEOUT_MS,
);

testWithPrograms(
  'each process ends by itself within the grace period of its pod',
  async () => {
    for (const { name, process, graceMs } of pods)
      expect([name, await process.stop(graceMs)]).toEqual([name, { code: 0, signal: null }]);
  },
  START_TIMEOUT_MS,
);
