import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { freePort, type RunningProcess, startProcess, until } from '@bms/backing-services';
import { makeCertificate, tempDir } from '@bms/testing';
import { findGoBuild, type GoBuild } from '../install/go-program.ts';
import { kubernetes } from './kubernetes-schemas.ts';

/** Time limit of building kube-apiserver, in milliseconds; it takes 8 minutes on two free cores. */
const BUILD_TIMEOUT_MS = 7_200_000;
const START_TIMEOUT_MS = 180_000;

const etcd: GoBuild = {
  name: 'etcd',
  module: 'go.etcd.io/etcd/server/v3',
  path: 'go.etcd.io/etcd/server/v3',
  version: 'v3.6.16',
};

const apiServer: GoBuild = {
  name: 'kube-apiserver',
  module: kubernetes.path,
  path: 'k8s.io/kubernetes/cmd/kube-apiserver',
  version: kubernetes.version,
  replaced: kubernetes.version.replace('v1.', 'v0.'),
  variables: {
    'k8s.io/component-base/version.gitVersion': kubernetes.version,
    'k8s.io/component-base/version.gitMajor': '1',
    'k8s.io/component-base/version.gitMinor': kubernetes.version.split('.')[1]!,
  },
};

/** An answer of the API server. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: any object of the API, or a Status
  readonly body: any;
  /** The texts of the Warning headers. */
  readonly warnings: readonly string[];
}

/** A kube-apiserver with etcd, without controllers and nodes: objects are validated and stored, nothing is run. */
export interface Cluster {
  /** Path of a kubeconfig of an administrator. */
  readonly kubeconfig: string;
  /** Sends a request. @param body sent as JSON, or as an apply patch with PATCH */
  send(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts a cluster on free ports of loopback.
 * @throws UserError if the programs cannot be built; Error if one does not start
 */
export async function startCluster(step: (text: string) => void): Promise<Cluster> {
  const etcdBinary = await findGoBuild(etcd, step, BUILD_TIMEOUT_MS);
  const apiServerBinary = await findGoBuild(apiServer, step, BUILD_TIMEOUT_MS);
  const dir = await tempDir();
  const certificate = await makeCertificate();
  const started: RunningProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const process of started.reverse()) await process.stop();
    await Promise.all([certificate.remove(), dir.remove()]);
  };
  try {
    step('Starting etcd and kube-apiserver');
    const port = await freePort();
    const token = randomBytes(16).toString('hex');
    const storage = await startEtcd(etcdBinary, dir.path);
    started.push(storage.process);
    const files = await writeFiles(dir.path, token, certificate.certFile, port);
    const args = [
      `--etcd-servers=${storage.url}`,
      '--bind-address=127.0.0.1',
      `--secure-port=${port}`,
      `--tls-cert-file=${certificate.certFile}`,
      `--tls-private-key-file=${certificate.keyFile}`,
      `--token-auth-file=${files.tokens}`,
      `--service-account-key-file=${files.publicKey}`,
      `--service-account-signing-key-file=${files.privateKey}`,
      '--service-account-issuer=https://kubernetes.default.svc',
      '--service-cluster-ip-range=10.96.0.0/16',
      '--authorization-mode=RBAC',
    ];
    const server = await startProcess({ file: apiServerBinary, args, env: { PATH: process.env['PATH'] ?? '' } });
    started.push(server);
    const send = sender(port, token, certificate.authority);
    await until('kube-apiserver', () => assertReady(send), {
      process: server,
      timeoutMs: START_TIMEOUT_MS,
      pauseMs: 500,
    });
    return { kubeconfig: files.kubeconfig, send, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startEtcd(binary: string, dir: string): Promise<{ process: RunningProcess; url: string }> {
  const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
  ];
  const args = [
    `--data-dir=${join(dir, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
    '--unsafe-no-fsync',
  ];
  const etcd = await startProcess({ file: binary, args, env: { PATH: process.env['PATH'] ?? '' } });
  await until('etcd', () => assertHealthy(`${client}/health`), {
    process: etcd,
    timeoutMs: START_TIMEOUT_MS,
    pauseMs: 200,
  });
  return { process: etcd, url: client };
}

async function assertHealthy(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

async function assertReady(send: Cluster['send']): Promise<void> {
  const { status } = await send('GET', '/readyz');
  if (status !== 200) throw new Error(`/readyz answered ${status}`);
}

/** Writes the keys of service accounts, the token of the administrator and the kubeconfig. */
async function writeFiles(dir: string, token: string, authority: string, port: number) {
  const [tokens, publicKey, privateKey, kubeconfig] = ['tokens.csv', 'sa.pub', 'sa.key', 'kubeconfig'].map((name) =>
    join(dir, name),
  ) as [string, string, string, string];
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(tokens, `${token},admin,admin,system:masters\n`, { mode: 0o600 });
  await writeFile(publicKey, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  await writeFile(privateKey, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const cluster = { server: `https://127.0.0.1:${port}`, 'certificate-authority': authority };
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'check', cluster }],
    users: [{ name: 'admin', user: { token } }],
    contexts: [{ name: 'check', context: { cluster: 'check', user: 'admin', namespace: 'bms' } }],
    'current-context': 'check',
  };
  await writeFile(kubeconfig, JSON.stringify(config), { mode: 0o600 });
  return { tokens, publicKey, privateKey, kubeconfig };
}

function sender(port: number, token: string, ca: string): Cluster['send'] {
  return (method, path, body) => {
    const type = method === 'PATCH' ? 'application/apply-patch+yaml' : 'application/json';
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers, ca }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: parsed(Buffer.concat(chunks).toString()),
            warnings: [answer.headers['warning'] ?? []].flat(),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  };
}

function parsed(text: string): unknown {
  return text.startsWith('{') ? JSON.parse(text) : text;
}
