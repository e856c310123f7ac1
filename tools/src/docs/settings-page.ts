/** A setting, as printed by a process. */
export interface DescribedSetting {
  readonly env: string;
  readonly description: string;
  readonly required: boolean;
  readonly defaultValue: string;
}

/** The settings of one process. */
export interface ProcessSettings {
  readonly name: string;
  readonly settings: readonly DescribedSetting[];
}

const intro = `# Settings

What each process takes from its environment. A missing or invalid setting ends it with one line that names the setting and exit code 1.
\`node src/main.ts --settings\` prints the same as JSON. This page is made by \`npm run docs\`.
`;

/**
 * Renders the page of all settings in Markdown: the common settings of all services first, then those of each process.
 */
export function settingsPage(processes: readonly ProcessSettings[]): string {
  const [gateway, ...services] = processes;
  const common = commonOf(services);
  const own = services.map(({ name, settings }) => ({
    name,
    settings: settings.filter(({ env }) => !common.has(env)),
  }));
  const sections = [
    section('Every service', services[0]?.settings.filter(({ env }) => common.has(env)) ?? []),
    section('gateway', gateway?.settings ?? []),
    ...own.filter(({ settings }) => settings.length > 0).map(({ name, settings }) => section(name, settings)),
  ];
  return [intro, ...sections].join('\n');
}

function commonOf(services: readonly ProcessSettings[]): Set<string> {
  const [first, ...others] = services.map(({ settings }) => new Set(settings.map(({ env }) => env)));
  return new Set([...(first ?? [])].filter((env) => others.every((names) => names.has(env))));
}

function section(title: string, settings: readonly DescribedSetting[]): string {
  const rows = settings.map(({ env, description, required, defaultValue }) => {
    const value = required ? '**required**' : defaultValue === '' ? '' : `\`${defaultValue}\``;
    return `| \`${env}\` | ${value} | ${description.replaceAll('|', '\\|')} |`;
  });
  return [`## ${title}`, '', '| Setting | Default | What it is |', '|---|---|---|', ...rows, ''].join('\n');
}
