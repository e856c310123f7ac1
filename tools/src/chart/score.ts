import { run } from './helm.ts';

/** The checks of kube-score that the chart does not pass, and why. */
const NOT_WANTED: Readonly<Record<string, string>> = {
  'container-resources': 'a limit of CPU throttles processes that are busy for a moment; requests share the CPU fairly',
  'container-ephemeral-storage-request-and-limit': 'root file systems are read-only, and /tmp has a size limit',
  'container-image-pull-policy': 'images are named by version or digest, which never change',
  'deployment-has-host-podantiaffinity': 'topology spread constraints spread replicas over nodes and zones',
  'deployment-replicas': 'autoscalers set the number of replicas',
  'pod-probes-identical': 'a gateway is ready as long as it lives: only it can answer 503 for a service that is down',
};

/** Options of the chart that change what kube-score checks, on purpose. */
const LOOSER = /no network policies|values of single processes/;

/** Returns the sets of values for which the chart is to pass kube-score. */
export const scored = <Set>(sets: readonly (readonly [string, Set])[]): (readonly [string, Set])[] =>
  sets.filter(([title]) => !LOOSER.test(title));

/**
 * Checks rendered objects by kube-score.
 * @param text the objects in YAML
 * @returns a line for the console
 * @throws Error with the findings
 */
export async function score(program: string, text: string): Promise<string> {
  const ignored = Object.keys(NOT_WANTED).flatMap((id) => ['--ignore-test', id]);
  const args = ['score', '--output-format', 'ci', '--exit-one-on-warning', ...ignored, '-'];
  const lines = (await run(program, args, text)).trim().split('\n');
  return `${lines.filter((line) => line.startsWith('[OK]')).length} checks passed`;
}
