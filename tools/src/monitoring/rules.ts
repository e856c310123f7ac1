import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Folder of the alerts in the checkout, which the chart installs. */
const FOLDER = 'deploy/chart/files/rules';

/** An alert of Prometheus. */
export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

/** Returns the paths of the files of alerts below `root`. */
export async function ruleFiles(root: string): Promise<string[]> {
  const folder = join(root, FOLDER);
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.yaml')).map((file) => join(folder, file));
}

/** Reads all alerts. */
export async function readAlerts(root: string): Promise<Alert[]> {
  const texts = await Promise.all((await ruleFiles(root)).map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) =>
    (parse(text) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules),
  );
}
