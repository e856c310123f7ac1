import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readAlerts } from '../monitoring/rules.ts';
import { chartDir, type KubernetesObject, lint, render, renderText, run, type Values } from './helm.ts';
import { findSchemas } from './kubernetes-schemas.ts';
import { allows, containerOf, find, ofKind } from './manifests.ts';
import { findOrSkip, MANY_RUNS_TIMEOUT_MS, programs, testWithPrograms } from './testing.ts';
import { merge, minimal, valueSets } from './value-sets.ts';

/** The services in values.yaml. */
interface ChartValues {
  readonly services: Readonly<Record<string, { readonly calls: readonly string[]; readonly http?: boolean }>>;
}

const schemas = programs && (await findOrSkip(findSchemas));
const testWithSchemas = schemas === undefined ? test.skip : testWithPrograms;

const renderings = new Map<string, Promise<KubernetesObject[]>>();

/** Renders the chart with the minimal values and these, once. */
function rendered(values: Values = {}): Promise<KubernetesObject[]> {
  const key = JSON.stringify(values);
  const known = renderings.get(key) ?? render({ helm: programs!.helm, values: merge([minimal, values]) });
  renderings.set(key, known);
  return known;
}

describe('the chart', () => {
  testWithSchemas(
    'renders objects without unknown or invalid fields for every pair of options',
    async () => {
      const example = parse(await readFile(join(chartDir, '../examples/values.yaml'), 'utf8'));
      const sets = [...valueSets().map(([, values]) => values), example];
      const texts = await Promise.all(sets.map((values) => renderText({ helm: programs!.helm, values })));
      const report = JSON.parse(
        await run(
          programs!.kubeconform,
          ['-strict', '-summary', '-output', 'json', '-schema-location', schemas!],
          texts.join('\n---\n'),
        ),
      );
      expect(report.summary).toMatchObject({ invalid: 0, errors: 0, skipped: 0 });
      expect(report.summary.valid).toBeGreaterThan(300);
    },
    MANY_RUNS_TIMEOUT_MS,
  );

  testWithPrograms(
    'passes helm lint for every pair of options',
    async () => {
      await Promise.all(valueSets().map(([, values]) => lint({ helm: programs!.helm, values })));
    },
    MANY_RUNS_TIMEOUT_MS,
  );

  testWithPrograms(
    'refuses names and values that it does not know',
    async () => {
      const mistakes: [Values, RegExp][] = [
        [{ publicUrl: '' }, /publicUrl/],
        [{ publicUrl: 'http://bms.example.com' }, /publicUrl/],
        [{ replicas: 3 }, /replicas/],
        [{ services: { cmr: { replicas: 3 } } }, /cmr/],
        [{ services: { crm: { replica: 3 } } }, /\breplica\b/],
        [{ services: { crm: { settings: { MONGODB_POOL: 10 } } } }, /\bMONGODB_POOL\b/],
        [{ services: { crm: { settings: { SESSION_TTL_SECONDS: 60 } } } }, /SESSION_TTL_SECONDS/],
        [{ services: { crm: { settings: { SIGNING_KEY: 'in plain text' } } } }, /SIGNING_KEY/],
        [{ services: { crm: { settings: { GRPC_ADDRESS: '0.0.0.0:1' } } } }, /GRPC_ADDRESS/],
        [{ services: { crm: { calls: ['files', 'fax'] } } }, /calls/],
        [{ networkPolicy: { egress: { mongo: { ports: [27017] } } } }, /\bmongo\b/],
        [{ gateway: { egress: ['mongo'] } }, /egress/],
        [{ services: { crm: { autoscaling: { enabled: 'yes' } } } }, /enabled/],
        [
          { defaults: { keda: { enabled: true } }, gateway: { autoscaling: { enabled: true } } },
          /gateway: autoscaling.enabled and keda/,
        ],
        [{ httpRoute: { enabled: true } }, /httpRoute.parentRefs/],
        [
          { services: { crm: { autoscaling: { enabled: true, minReplicas: 4, maxReplicas: 3 } } } },
          /crm: autoscaling.minReplicas 4 is above autoscaling.maxReplicas 3/,
        ],
      ];
      for (const [values, message] of mistakes) await expect(rendered(values)).rejects.toThrow(message);
    },
    MANY_RUNS_TIMEOUT_MS,
  );

  testWithPrograms('has one address for each replica of a service, and no public address but the gateway', async () => {
    const services = ofKind(await rendered(), 'Service');
    const headless = services.filter(({ spec }) => spec.clusterIP === 'None').map(({ metadata }) => metadata.name);
    expect(headless).toEqual(expect.arrayContaining(['bms-crm', 'bms-identity', 'bms-files']));
    expect(services.filter(({ spec }) => (spec.type ?? 'ClusterIP') !== 'ClusterIP')).toEqual([]);
    const types = ofKind(await rendered({ gateway: { service: { type: 'LoadBalancer' } } }), 'Service')
      .filter(({ spec }) => spec.type === 'LoadBalancer')
      .map(({ metadata }) => metadata.name);
    expect(types).toEqual(['bms-gateway']);
  });

  testWithPrograms('overrides the defaults by false and zero', async () => {
    const work = { disruptionBudget: { enabled: false }, preStopSeconds: 0 };
    const objects = await rendered({ defaults: { preStopSeconds: 5 }, services: { work } });
    expect(ofKind(objects, 'PodDisruptionBudget').map(({ metadata }) => metadata.name)).not.toContain('bms-work');
    expect(containerOf(find(objects, 'Deployment', 'bms-work')).lifecycle).toBeUndefined();
    expect(containerOf(find(objects, 'Deployment', 'bms-crm')).lifecycle?.preStop.sleep.seconds).toBe(5);
  });

  testWithPrograms(
    'probes services by https if they use TLS, and the gateway by http on its internal port',
    async () => {
      const objects = await rendered({ defaults: { tls: true } });
      const { startupProbe, readinessProbe, livenessProbe } = containerOf(find(objects, 'Deployment', 'bms-crm'));
      for (const probe of [startupProbe, readinessProbe, livenessProbe])
        expect(probe?.httpGet).toMatchObject({ port: 'http', scheme: 'HTTPS' });
      const gateway = containerOf(find(objects, 'Deployment', 'bms-gateway'));
      expect(gateway.livenessProbe?.httpGet).toMatchObject({ port: 'internal', scheme: 'HTTP' });
    },
  );

  testWithPrograms('writes large numbers without an exponent and renders templates in settings', async () => {
    const objects = await rendered({ services: { files: { settings: { MAX_UPLOAD_BYTES: 1_073_741_824 } } } });
    const settingOf = (process: string, name: string) =>
      containerOf(find(objects, 'Deployment', `bms-${process}`)).env.find((variable) => variable.name === name)?.value;
    expect(settingOf('files', 'MAX_UPLOAD_BYTES')).toBe('1073741824');
    expect(settingOf('identity', 'PUBLIC_URL')).toBe('https://bms.example.com');
  });

  testWithPrograms('takes secrets from existing Secrets only', async () => {
    const objects = await rendered({
      imagePullSecrets: ['registry'],
      services: {
        crm: { existingSecret: 'crm-of-the-vault', secretRefs: { MONGODB_URL: { name: 'mongodb-crm', key: 'url' } } },
      },
    });
    expect(ofKind(objects, 'Secret')).toEqual([]);
    const crm = find(objects, 'Deployment', 'bms-crm');
    const refs = containerOf(crm).env.flatMap(({ name, valueFrom }) =>
      valueFrom ? [[name, valueFrom.secretKeyRef]] : [],
    );
    expect(Object.fromEntries(refs)).toMatchObject({
      MONGODB_URL: { name: 'mongodb-crm', key: 'url' },
      SIGNING_KEY: { name: 'crm-of-the-vault', key: 'SIGNING_KEY' },
    });
    expect(crm.spec.template.spec.imagePullSecrets).toEqual([{ name: 'registry' }]);
  });

  testWithPrograms('scales a service by its replicas, an autoscaler or KEDA, never by two of them', async () => {
    const count = async (values: Values) => {
      const objects = await rendered(values);
      const crm = find(objects, 'Deployment', 'bms-crm');
      const kinds = ['HorizontalPodAutoscaler', 'ScaledObject'].map(
        (kind) => ofKind(objects, kind).filter(({ metadata }) => metadata.name === 'bms-crm').length,
      );
      return [crm.spec.replicas, ...kinds];
    };
    expect(await count({})).toEqual([2, 0, 0]);
    expect(await count({ services: { crm: { autoscaling: { enabled: true } } } })).toEqual([undefined, 1, 0]);
    expect(await count({ services: { crm: { keda: { enabled: true } } } })).toEqual([undefined, 0, 1]);
  });
});

test('a long release has names of its own, which Kubernetes accepts', async () => {
  if (!programs) return;
  const { helm } = programs;
  const long = 'customer-relationship-of-the-north-west-';
  const [first, second] = await Promise.all(
    ['staging', 'production'].map((name) => render({ helm, values: minimal, release: `${long}${name}` })),
  );
  const namesOf = (objects: readonly KubernetesObject[]) => objects.map(({ metadata }) => metadata.name);
  expect(new Set([...namesOf(first!), ...namesOf(second!)]).size).toBe(new Set(namesOf(first!)).size * 2);
  for (const name of namesOf(first!)) expect(name.length).toBeLessThanOrEqual(63);
});

describe('the certificates of the chart', () => {
  const certificates = { enabled: true, issuerRef: { name: 'bms', kind: 'Issuer' } };

  testWithPrograms('have the names that callers dial, and are mounted by their processes', async () => {
    const objects = await rendered({ certificates });
    const certified = new Set(ofKind(objects, 'Certificate').flatMap(({ spec }) => spec.dnsNames as string[]));
    const dialled = ofKind(objects, 'Deployment')
      .flatMap((deployment) => containerOf(deployment).env)
      .filter(({ name }) => name === 'UPSTREAMS' || name === 'UPSTREAMS_HTTP')
      .flatMap(({ value = '' }) => value.split(',').filter(Boolean));
    expect(dialled.length).toBeGreaterThan(10);
    for (const upstream of dialled) expect(certified).toContain(upstream.replace(/^.*=|:\d+$/g, ''));
    for (const deployment of ofKind(objects, 'Deployment')) {
      const { name } = deployment.metadata;
      const secret = find(objects, 'Certificate', name).spec.secretName;
      expect(deployment.spec.template.spec.volumes).toContainEqual({
        name: 'certificate',
        secret: { secretName: secret },
      });
      const { env, volumeMounts } = containerOf(deployment);
      const { mountPath } = volumeMounts.find((mount) => mount.name === 'certificate')!;
      const settings = ['TLS_CERT_FILE', 'TLS_KEY_FILE', 'TLS_CA_FILE'];
      const files = env.filter((variable) => settings.includes(variable.name)).map(({ value }) => value);
      expect(files.sort()).toEqual(['ca.crt', 'tls.crt', 'tls.key'].map((file) => `${mountPath}/${file}`));
    }
  });

  testWithPrograms('are named in the page about encryption as they are', async () => {
    const page = await readFile(join(chartDir, '../../docs/operations/encryption.md'), 'utf8');
    const names = new Set(ofKind(await rendered({ certificates }), 'Service').map(({ metadata }) => metadata.name));
    const named = [...page.matchAll(/`(bms-(?:crm|gateway|files|identity)[\w.-]*)`/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) expect(names).toContain(name);
    expect(page).not.toContain('headless.');
  });

  testWithPrograms('are not awaited by the Jobs before the release, which would wait for ever', async () => {
    const objects = await rendered({ certificates, migrations: { enabled: true } });
    for (const job of ofKind(objects, 'Job'))
      expect(job.spec.template.spec.volumes.map(({ name }: { name: string }) => name)).toEqual(['tmp']);
  });

  testWithPrograms('are used to read metrics that share the port of the processes, and only those', async () => {
    const endpointOf = async (values: Values) =>
      ofKind(
        await rendered({ serviceMonitor: { enabled: true, tlsConfig: { serverName: 'bms-metrics' } }, ...values }),
        'ServiceMonitor',
      )[0]!.spec.endpoints[0];
    expect(await endpointOf({ certificates, metrics: { port: 9090 } })).toMatchObject({
      scheme: 'https',
      tlsConfig: { serverName: 'bms-metrics' },
    });
    expect(await endpointOf({ certificates })).not.toHaveProperty('scheme');
    expect(await endpointOf({ metrics: { port: 9090 } })).not.toHaveProperty('scheme');
  });
});

describe('what a platform adds', () => {
  testWithPrograms('is an identity of the cloud, containers before the process, and labels of Jobs', async () => {
    const role = { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/files' };
    const sidecar = { name: 'proxy', image: 'proxy:1', restartPolicy: 'Always' };
    const mesh = { podAnnotations: { 'sidecar.istio.io/inject': 'false' }, podLabels: { mesh: 'off' } };
    const objects = await rendered({
      services: { files: { serviceAccountAnnotations: role, initContainers: [sidecar] } },
      streams: mesh,
      migrations: { enabled: true, ...mesh },
    });
    expect(find(objects, 'ServiceAccount', 'bms-files').metadata.annotations).toEqual(role);
    expect(find(objects, 'ServiceAccount', 'bms-crm').metadata.annotations).toBeUndefined();
    expect(find(objects, 'Deployment', 'bms-files').spec.template.spec.initContainers).toEqual([sidecar]);
    for (const job of ofKind(objects, 'Job')) {
      const { annotations, labels } = job.spec.template.metadata;
      expect([annotations, labels.mesh]).toEqual([mesh.podAnnotations, 'off']);
    }
  });

  testWithPrograms('is a setting from a file of a vault, which then needs no key of a Secret', async () => {
    const objects = await rendered({ services: { crm: { settings: { MONGODB_URL_FILE: '/vault/mongodb-url' } } } });
    const names = containerOf(find(objects, 'Deployment', 'bms-crm')).env.map(({ name }) => name);
    expect(names).toContain('MONGODB_URL_FILE');
    expect(names).not.toContain('MONGODB_URL');
    expect(names).toContain('NATS_URL');
  });

  testWithPrograms('is an address of IPv6 on all ports, and both families for all Services', async () => {
    const families = { ipFamilyPolicy: 'PreferDualStack', ipFamilies: ['IPv4', 'IPv6'] };
    const objects = await rendered({ listenAddress: '::', ...families });
    const settingsOf = (name: string) =>
      Object.fromEntries(containerOf(find(objects, 'Deployment', name)).env.map(({ name, value }) => [name, value]));
    expect(settingsOf('bms-crm')).toMatchObject({
      GRPC_ADDRESS: '[::]:50051',
      HTTP_ADDRESS: '[::]:9090',
      METRICS_ADDRESS: '[::]:9464',
    });
    expect(settingsOf('bms-gateway')).toMatchObject({ HOST: '::', PORT: '8080' });
    for (const service of ofKind(objects, 'Service')) expect(service.spec).toMatchObject(families);
  });

  testWithPrograms(
    'are objects of its own, with texts of templates, and secrets for images by name or as objects',
    async () => {
      const map = {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: 'own' },
        data: { in: '{{ .Release.Namespace }}' },
      };
      const objects = await rendered({ extraObjects: [map], imagePullSecrets: ['a', { name: 'b' }] });
      expect(find(objects, 'ConfigMap', 'own').data).toEqual({ in: 'bms' });
      const { imagePullSecrets } = find(objects, 'Deployment', 'bms-crm').spec.template.spec;
      expect(imagePullSecrets).toEqual([{ name: 'a' }, { name: 'b' }]);
    },
  );

  testWithPrograms('is a pod of helm test, which reaches the gateway although its clients are restricted', async () => {
    const clients = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'gateways' } } }];
    const objects = await rendered({ networkPolicy: { gatewayClients: clients } });
    const pod = find(objects, 'Pod', 'bms-test');
    expect(pod.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'test' });
    const [rule] = find(objects, 'NetworkPolicy', 'bms-gateway').spec.ingress;
    expect(rule.from).toContainEqual({
      podSelector: { matchLabels: { 'bms/test-of': pod.metadata.labels['bms/test-of'] } },
    });
    expect(pod.spec.containers[0].env).toEqual([{ name: 'API', value: 'http://bms-gateway:80' }]);
  });
});

describe('the pods of the chart', () => {
  testWithPrograms('have the ids that the platform assigns, where the values leave them to it', async () => {
    const objects = await rendered({
      podSecurity: { runAsUser: null, runAsGroup: null },
      migrations: { enabled: true },
    });
    for (const workload of [...ofKind(objects, 'Deployment'), ...ofKind(objects, 'Job')]) {
      const { securityContext } = workload.spec.template.spec;
      expect(securityContext).toEqual({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    }
  });

  testWithPrograms('have time to complete slow uploads and downloads, and to end', async () => {
    const objects = await rendered();
    for (const deployment of ofKind(objects, 'Deployment')) {
      const { terminationGracePeriodSeconds } = deployment.spec.template.spec;
      const setting = (name: string, byDefault: number) =>
        Number(containerOf(deployment).env.find((variable) => variable.name === name)?.value ?? byDefault);
      const needed = setting('SHUTDOWN_DELAY_MS', 0) + setting('SHUTDOWN_GRACE_MS', 10_000) + 15_000;
      expect(terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(needed);
    }
    const graceOf = (name: string) =>
      containerOf(find(objects, 'Deployment', name)).env.find((variable) => variable.name === 'SHUTDOWN_GRACE_MS')
        ?.value;
    expect([graceOf('bms-gateway'), graceOf('bms-files'), graceOf('bms-crm')]).toEqual(['300000', '300000', undefined]);
  });

  testWithPrograms('run without root, token, privileges or a writable file system', async () => {
    const objects = await rendered({ migrations: { enabled: true } });
    const workloads = [...ofKind(objects, 'Deployment'), ...ofKind(objects, 'Job')];
    expect(workloads.length).toBe(16);
    for (const workload of workloads) {
      const { spec } = workload.spec.template;
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 65_532, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(spec.containers).toHaveLength(1);
      expect(containerOf(workload).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        privileged: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(containerOf(workload).volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
      find(objects, 'ServiceAccount', spec.serviceAccountName);
    }
    for (const account of ofKind(objects, 'ServiceAccount'))
      expect(account).toMatchObject({ automountServiceAccountToken: false });
  });

  testWithPrograms('accept calls from the gateway and from named services only', async () => {
    const objects = await rendered({ migrations: { enabled: true } });
    const grpc = (from: string, to: string) => allows(objects, { from, to, port: 50051 });
    const { services } = parse(await readFile(join(chartDir, 'values.yaml'), 'utf8')) as ChartValues;
    const all = Object.keys(services);
    const allowed = ['gateway', ...all].map((from) => [from, all.filter((to) => from !== to && grpc(from, to))]);
    const calls = Object.entries(services).map(([name, own]) => [name, own.calls]);
    expect(Object.fromEntries(allowed)).toEqual({ gateway: all, ...Object.fromEntries(calls) });
    for (const to of all) {
      expect(grpc('migrations', to)).toBe(false);
      expect(grpc('namespace:default', to)).toBe(false);
      expect(allows(objects, { from: 'namespace:default', to, port: 9090 })).toBe(false);
      expect(allows(objects, { from: 'namespace:monitoring', to, port: 9464 })).toBe(true);
    }
    const withHttp = all.filter((to) => allows(objects, { from: 'gateway', to, port: 9090 }));
    expect(withHttp).toEqual(all.filter((name) => services[name]!.http));
    expect(allows(objects, { from: 'namespace:default', to: 'gateway', port: 8080 })).toBe(true);
    expect(allows(objects, { from: 'crm', to: 'gateway', port: 8080 })).toBe(false);
  });

  testWithPrograms('connect to the backing services that they need and to no others', async () => {
    const objects = await rendered();
    const portsOf = (name: string) => {
      const rules = find(objects, 'NetworkPolicy', `bms-${name}`).spec.egress as { ports: { port: number }[] }[];
      return new Set(rules.flatMap(({ ports }) => ports.map(({ port }) => port)));
    };
    expect(portsOf('gateway')).toEqual(new Set([53, 4222, 6379, 50051, 9090]));
    expect(portsOf('work')).toEqual(new Set([53, 27017, 4222, 50051]));
    expect(portsOf('identity')).toEqual(new Set([53, 27017, 4222, 25, 465, 587, 443, 50051]));
  });
});

describe('the streams of NATS', () => {
  testWithPrograms(
    'are made by a Job before the release, with the NATS user of the set-up and no other secret',
    async () => {
      const objects = await rendered({ streams: { replicas: 3 } });
      const job = find(objects, 'Job', 'bms-setup-streams');
      expect(job.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
      const { image, args, env } = containerOf(job);
      expect([image, args]).toEqual(['bms-setup:0.1.0', ['node', '--enable-source-maps', 'src/setup.js', 'streams']]);
      const secrets = env
        .filter(({ valueFrom }) => valueFrom)
        .map(({ name, valueFrom }) => [name, valueFrom!.secretKeyRef.name]);
      expect(secrets).toEqual([['NATS_URL', 'bms-setup']]);
      expect(env).toContainEqual({ name: 'STREAM_REPLICAS', value: '3' });
      const ports = (
        find(objects, 'NetworkPolicy', 'bms-setup').spec.egress as { ports: { port: number }[] }[]
      ).flatMap((rule) => rule.ports.map(({ port }) => port));
      expect(new Set(ports)).toEqual(new Set([53, 4222]));
    },
  );

  testWithPrograms('are left to others with streams.enabled: false', async () => {
    const objects = await rendered({ streams: { enabled: false } });
    expect(ofKind(objects, 'Job')).toEqual([]);
  });
});

describe('backups', () => {
  const values: Values = {
    backup: {
      enabled: true,
      place: 's3://bms-backups/north',
      recipients: ['age1a', 'age1b'],
      settings: { BACKUP_S3_REGION: 'eu-central-1' },
      drill: { enabled: true, identitySecret: 'bms-drill' },
    },
    services: {
      crm: { secretRefs: { MONGODB_URL: { name: 'bms-mongodb-crm', key: 'connectionString.standard' } } },
      files: { settings: { FILE_STORAGE: 's3', S3_BUCKET: 'files' } },
    },
  };
  const podOf = (objects: KubernetesObject[], name: string) => {
    const { spec } = find(objects, 'CronJob', name) as unknown as {
      spec: { jobTemplate: { spec: { template: { spec: PodSpec } } } };
    };
    return spec.jobTemplate.spec.template.spec;
  };
  interface PodSpec {
    readonly initContainers?: readonly { readonly name: string; readonly restartPolicy?: string }[];
    readonly containers: readonly {
      readonly image: string;
      readonly args: readonly string[];
      readonly env: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[];
    }[];
  }

  testWithPrograms('are made by a CronJob with the databases of all services and the bucket of files', async () => {
    const [container] = podOf(await rendered(values), 'bms-backup').containers;
    expect([container!.image, container!.args.slice(2)]).toEqual([
      'bms-cli:0.1.0',
      [
        'src/main.js',
        'backup',
        's3://bms-backups/north',
        '--dated',
        '--keep-daily',
        '7',
        '--keep-weekly',
        '4',
        '--recipient',
        'age1a,age1b',
      ],
    ]);
    const env = new Map(container!.env.map((variable) => [variable.name, variable.value ?? variable.valueFrom]));
    const services = [...env.keys()].filter((name) => name.startsWith('MONGODB_URL_'));
    expect(services).toHaveLength(7);
    const keyOf = (name: string, key: string) => ({ secretKeyRef: { name, key } });
    expect(env.get('MONGODB_URL_CRM')).toEqual(keyOf('bms-mongodb-crm', 'connectionString.standard'));
    expect(env.get('MONGODB_URL_WORK')).toEqual(keyOf('bms-work', 'MONGODB_URL'));
    expect(env.get('S3_BUCKET')).toBe('files');
    expect(env.get('S3_ACCESS_KEY_ID')).toMatchObject(keyOf('bms-files', 'S3_ACCESS_KEY_ID'));
    expect(env.get('BACKUP_S3_SECRET_ACCESS_KEY')).toMatchObject(keyOf('bms-backup', 'BACKUP_S3_SECRET_ACCESS_KEY'));
    expect(env.get('BACKUP_S3_REGION')).toBe('eu-central-1');
    for (const name of ['MONGODB_URL', 'SIGNING_KEY', 'NATS_URL']) expect(env.has(name)).toBe(false);
  });

  testWithPrograms('are restored by a drill into a database of its pod, without any secret of the system', async () => {
    const { initContainers, containers } = podOf(await rendered(values), 'bms-backup-drill');
    expect(initContainers).toMatchObject([{ name: 'mongod', restartPolicy: 'Always' }]);
    const [container] = containers;
    expect(container!.args.slice(3)).toEqual([
      'drill',
      's3://bms-backups/north',
      '--identity=/etc/bms/identity/identity',
    ]);
    const plain = container!.env.filter(({ name }) => /^MONGODB_URL/.test(name)).map(({ value }) => value);
    expect(plain).toContain('mongodb://127.0.0.1:27017/bms_crm?replicaSet=drill');
    expect(plain).toHaveLength(7);
    expect(container!.env.filter(({ name }) => /^S3_/.test(name))).toEqual([]);
  });

  testWithPrograms('need a place', async () => {
    await expect(rendered({ backup: { enabled: true } })).rejects.toThrow('backup.place is required');
  });
});

test('what Helm makes before a release is deleted after it, so that nothing outlives an uninstall', async () => {
  if (!programs) return;
  const hooks = (await rendered({ migrations: { enabled: true } })).filter(
    ({ metadata }) => metadata.annotations?.['helm.sh/hook'],
  );
  expect(hooks.length).toBeGreaterThan(10);
  for (const { metadata } of hooks)
    expect(metadata.annotations!['helm.sh/hook-delete-policy']!.split(',')).toContain('hook-succeeded');
});

describe('dashboards and rules', () => {
  testWithPrograms('are about the namespace of the release, and link to the runbook where it is read', async () => {
    const { helm } = programs!;
    const runbookUrl = 'https://git.example.com/bms/runbook.md';
    const rulesOf = async (values: Values): Promise<string> => {
      const objects = await render({
        helm,
        release: 'staging',
        values: merge([minimal, { prometheusRule: { enabled: true, ...values } }]),
      });
      return JSON.stringify(ofKind(objects, 'PrometheusRule'));
    };
    const linked = await rulesOf({ runbookUrl });
    expect(linked).toContain(`"runbook_url":"${runbookUrl}#bmsgatewayabsent"`);
    expect(linked).toContain('absent(bms_http_connections{namespace=\\"staging\\"})');
    expect(linked).not.toContain('namespace=\\"bms\\"');
    const unlinked = await rulesOf({});
    expect(unlinked).toContain('"runbook":"docs/operations/runbook.md#bmsgatewayabsent"');
    expect(unlinked).not.toContain('runbook_url');
  });

  test('ask for one namespace in each expression', async () => {
    const folder = join(chartDir, 'files/dashboards');
    const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
    const expressions = texts
      .flatMap((text) => [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)])
      .map(([, text]) => JSON.parse(text!));
    expect(expressions.length).toBeGreaterThan(35);
    for (const expression of [...expressions, ...(await readAlerts(join(chartDir, '../..'))).map(({ expr }) => expr)])
      for (const [selector] of expression.matchAll(/\b(?:bms|nodejs|process)_\w+(?:\{[^}]*\})?/g))
        expect(selector).toMatch(/\{namespace=~?"(?:\$namespace|bms)"/);
  });

  testWithPrograms('are rendered from the files of the chart, of which there may be none', async () => {
    const values = merge([minimal, { prometheusRule: { enabled: true }, dashboards: { enabled: true } }]);
    const dir = await tempDir();
    try {
      const chart = join(dir.path, 'chart');
      await cp(chartDir, chart, { recursive: true });
      await rm(join(chart, 'files'), { recursive: true, force: true });
      const none = await render({ helm: programs!.helm, chart, values });
      expect([...ofKind(none, 'PrometheusRule'), ...ofKind(none, 'ConfigMap')]).toEqual([]);
      const dashboard = JSON.stringify({ title: 'Services', legend: '{{ instance }}' }, undefined, 2);
      const groups = [
        { name: 'bms', rules: [{ alert: 'Down', expr: 'up == 0', annotations: { summary: '{{ $labels.job }}' } }] },
      ];
      await mkdir(join(chart, 'files/dashboards'), { recursive: true });
      await mkdir(join(chart, 'files/rules'));
      await writeFile(join(chart, 'files/dashboards/all_services.json'), dashboard);
      await writeFile(join(chart, 'files/rules/bms.yaml'), JSON.stringify({ groups }));
      const some = await render({ helm: programs!.helm, chart, values });
      expect(find(some, 'ConfigMap', 'bms-dashboard-all-services').data).toEqual({ 'all_services.json': dashboard });
      expect(find(some, 'PrometheusRule', 'bms-bms').spec).toEqual({ groups });
    } finally {
      await dir.remove();
    }
  });
});
