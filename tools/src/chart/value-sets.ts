import type { Values } from './helm.ts';

/** The values that an installation must have. */
export const minimal: Values = { publicUrl: 'https://bms.example.com' };

const resources = { requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: 2, memory: '2Gi' } };

/** Values by aspect; the first of each is that of the chart. */
const aspects: readonly Readonly<Record<string, Values>>[] = [
  {
    'fixed replicas': {},
    autoscalers: {
      defaults: { autoscaling: { enabled: true, behavior: { scaleDown: { stabilizationWindowSeconds: 600 } } } },
    },
    KEDA: {
      defaults: { keda: { enabled: true } },
      gateway: { keda: { enabled: false }, autoscaling: { enabled: true } },
    },
  },
  {
    'no route': {},
    'an HTTPRoute': { httpRoute: { enabled: true, parentRefs: [{ name: 'public', namespace: 'gateways' }] } },
    'an Ingress': {
      ingress: {
        enabled: true,
        className: 'nginx',
        tlsSecret: 'bms-tls',
        annotations: { a: 'b' },
        hosts: ['a.example.com', 'b.example.com'],
      },
    },
  },
  {
    'network policies': {},
    'no network policies': { networkPolicy: { enabled: false } },
    'narrow network policies': {
      networkPolicy: {
        metricsNamespace: '',
        gatewayClients: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'gateways' } } }],
        egress: { mongodb: { ports: [27017, 27018], to: [{ ipBlock: { cidr: '10.1.0.0/16' } }] } },
      },
    },
  },
  {
    'no options': {},
    'migrations, backups and monitoring': {
      migrations: { enabled: true },
      backup: { enabled: true, place: '/backups', drill: { enabled: true } },
      serviceMonitor: {
        enabled: true,
        labels: { release: 'prometheus' },
        scrapeTimeout: '10s',
        relabelings: [{ action: 'labeldrop', regex: 'pod' }],
      },
      prometheusRule: { enabled: true },
      dashboards: { enabled: true, annotations: { folder: 'bms' } },
      telemetry: { otlpEndpoint: 'http://collector.monitoring:4318' },
      metrics: { port: 9090 },
      defaults: { tls: true },
      extraCaCerts: { existingConfigMap: 'authority' },
      imagePullSecrets: ['registry', { name: 'other' }],
      listenAddress: '::',
      ipFamilyPolicy: 'PreferDualStack',
      extraObjects: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'own' } }],
    },
    'values of single processes': {
      migrations: { enabled: true },
      certificates: { enabled: true, issuerRef: { name: 'bms', kind: 'Issuer' } },
      backup: {
        enabled: true,
        place: 's3://bms-backups/north',
        recipients: ['age1a', 'age1b'],
        settings: { BACKUP_S3_ENDPOINT: 'https://s3.example.com' },
        drill: { enabled: true, identitySecret: 'bms-drill' },
      },
      podSecurity: { runAsUser: null, runAsGroup: null },
      image: { registry: 'registry.example.com/team', tag: '1.4.0', pullPolicy: 'Always' },
      commonLabels: { team: 'platform' },
      gateway: {
        settings: { TRUSTED_PROXIES: '10.0.0.0/8', LIMITS: 'default=2400/60' },
        service: { type: 'LoadBalancer' },
      },
      services: {
        crm: {
          replicas: 3,
          image: 'registry.example.com/crm@sha256:0123456789012345678901234567890123456789012345678901234567890123',
          existingSecret: 'crm-of-the-vault',
          secretRefs: { MONGODB_URL: { name: 'bms-mongodb-crm', key: 'connectionString.standard' } },
          resources,
          topologySpread: { zones: 'DoNotSchedule' },
          tolerations: [{ key: 'crm', operator: 'Exists' }],
          nodeSelector: { disk: 'ssd' },
          affinity: { nodeAffinity: {} },
          priorityClassName: 'high',
          podLabels: { tier: 'core' },
          serviceAccountAnnotations: { a: 'b' },
          initContainers: [{ name: 'proxy', image: 'proxy:1', restartPolicy: 'Always' }],
          podAnnotations: { a: 'b' },
          extraEnv: [{ name: 'POD', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }],
          extraVolumes: [{ name: 'client-certificate', secret: { secretName: 'crm-certificate' } }],
          extraVolumeMounts: [{ name: 'client-certificate', mountPath: '/etc/certificate', readOnly: true }],
        },
        files: {
          settings: { FILE_STORAGE: 's3', S3_BUCKET: 'files', MAX_UPLOAD_BYTES: 1_073_741_824 },
          egress: ['mongodb', 'nats', 's3'],
        },
        content: { tls: true },
        work: { disruptionBudget: { enabled: false }, topologySpread: { enabled: false }, preStopSeconds: 0 },
      },
    },
  },
];

/**
 * Returns sets of values by title in which each pair of aspects occurs with all pairs of values: an orthogonal array of
 * four aspects with three values each.
 */
export function valueSets(): [string, Values][] {
  const rows = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => [a, b, (a + b) % 3, (a + 2 * b) % 3]));
  return rows.map((row) => {
    const chosen = row.map((at, aspect) => Object.entries(aspects[aspect]!)[at]!);
    return [chosen.map(([title]) => title).join(', '), merge([minimal, ...chosen.map(([, values]) => values)])];
  });
}

/** Merges values as Helm does: objects member by member, anything else is replaced. */
export function merge(all: readonly Values[]): Values {
  const merged: Record<string, unknown> = {};
  for (const values of all)
    for (const [name, value] of Object.entries(values)) {
      const known = merged[name];
      merged[name] = isObject(known) && isObject(value) ? merge([known, value]) : value;
    }
  return merged;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
