import { findGoProgram, type GoProgram } from '../install/go-program.ts';

/** The programs that check the chart, with pinned versions. */
const programs = {
  helm: { name: 'helm', path: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' },
  kubeconform: { name: 'kubeconform', path: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0' },
} satisfies Record<string, GoProgram>;

/** Paths of the programs. */
export interface ChartPrograms {
  readonly helm: string;
  readonly kubeconform: string;
}

/**
 * Finds Helm and kubeconform under .cache; builds them the first time, which takes minutes.
 * @param step called before a slow step
 * @throws UserError naming what is missing
 */
export async function findChartPrograms(step: (text: string) => void): Promise<ChartPrograms> {
  const helm = await findGoProgram(programs.helm, step);
  return { helm, kubeconform: await findGoProgram(programs.kubeconform, step) };
}
