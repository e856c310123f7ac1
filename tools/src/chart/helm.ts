import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

/** Directory of the chart. */
export const chartDir = fileURLToPath(new URL('../../../deploy/chart', import.meta.url));

/** An object as the chart renders it. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the kind, which kubeconform checks
  readonly spec?: any;
  readonly data?: Readonly<Record<string, string>>;
}

/** Values that override those of the chart. */
export type Values = Readonly<Record<string, unknown>>;

/** The chart with these values, as Helm reads it. */
export interface Rendering {
  readonly helm: string;
  readonly chart?: string;
  readonly values: Values;
  /** Name of the release and of its namespace; `bms` by default. */
  readonly release?: string;
}

/**
 * Renders the chart as a release in a namespace of the same name.
 * @returns the manifests as text
 * @throws Error with the output of Helm, e.g. naming a value that the schema refuses
 */
export function renderText({ helm, chart = chartDir, values, release = 'bms' }: Rendering): Promise<string> {
  const args = ['template', release, chart, '--namespace', release, '--kube-version', '1.35.0', '--values', '-'];
  return run(helm, args, JSON.stringify(values));
}

/** Renders the chart. @returns its objects in the order of the manifests @throws Error with the output of Helm */
export async function render(rendering: Rendering): Promise<KubernetesObject[]> {
  return objectsOf(await renderText(rendering));
}

/** Returns the objects of manifests. */
function objectsOf(manifests: string): KubernetesObject[] {
  return parseAllDocuments(manifests)
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null);
}

/** Lints the chart; a warning counts as an error. @throws Error with the output of Helm */
export async function lint({ helm, chart = chartDir, values }: Rendering): Promise<void> {
  await run(helm, ['lint', chart, '--strict', '--kube-version', '1.35.0', '--values', '-'], JSON.stringify(values));
}

/**
 * Runs a program with an input.
 * @returns its standard output
 * @throws Error with its output if it exits with an error
 */
export function run(file: string, args: readonly string[], input = '', env = process.env): Promise<string> {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], env });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  // A program that fails early does not read its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(stdout) : reject(new Error(`${stderr}${stdout}`.trim()))));
  });
}
