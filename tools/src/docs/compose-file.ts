import { passedSettings } from './env-example.ts';
import type { ProcessSettings } from './settings-page.ts';

/** The container of a service, up to the empty line after it. */
const CONTAINER = /^ {2}(\w+):\n(?: {4}.*\n)*? {4}build: .*\bPROCESS: services\/\w+ .*\n(?: {4}.*\n)*\n/gm;
/** The settings of the container of a process. */
const ENVIRONMENT = /^ {4}environment:.*\n(?: {6}.*\n)*/m;
/** Volumes with the secrets of backing services and of the setup. */
const OTHERS = '(?!setup|mongo|valkey|nats)';

/**
 * Returns docker-compose.yml with exactly the services of the checkout: a container, the settings that it is passed, the
 * volume of its secrets, and its place before the gateway. All that is written by hand stays.
 * @param processes the gateway and all services
 */
export function composeFile(text: string, processes: readonly ProcessSettings[]): string {
  const names = processes.map(({ name }) => name);
  const services = names.filter((name) => name !== 'gateway');
  const passed = environments(processes);
  return [
    (file: string) => withContainers(file, services),
    (file: string) => names.reduce((changed, name) => withEnvironment(changed, name, passed.own(name)), file),
    (file: string) => replaceLines(file, /^ {2}[A-Z][A-Z0-9_]*:$/, lines(2, passed.common)),
    (file: string) =>
      replaceLines(
        file,
        /^ {6}\w+: \{ condition: service_started \}$/,
        services.map((name) => `      ${name}: { condition: service_started }`),
      ),
    (file: string) =>
      replaceLines(
        file,
        new RegExp(`^ {6}- ${OTHERS}\\w+-secrets:/secrets/\\w+$`),
        names.map((name) => `      - ${name}-secrets:/secrets/${name}`),
      ),
    (file: string) =>
      replaceLines(
        file,
        new RegExp(`^ {2}${OTHERS}\\w+-secrets:$`),
        names.map((name) => `  ${name}-secrets:`),
      ),
  ].reduce((file, edit) => edit(file), text);
}

/** Removes the containers of services that are gone, and adds those of new ones after the last. */
function withContainers(text: string, services: readonly string[]): string {
  const kept = text.replaceAll(CONTAINER, (container, name) => (services.includes(name) ? container : ''));
  const containers = [...kept.matchAll(CONTAINER)];
  const last = containers.at(-1)!;
  const end = last.index + last[0].length;
  const present = containers.map(([, name]) => name);
  const added = services.filter((name) => !present.includes(name)).map(containerOf);
  return kept.slice(0, end) + added.join('') + kept.slice(end);
}

const containerOf = (name: string): string => `  ${name}:
    <<: *process
    build: { context: ., dockerfile: deploy/Dockerfile, args: { PROCESS: services/${name} } }
    image: bms-${name}
    volumes: ['${name}-secrets:/secrets:ro']
    environment: *service-settings
    depends_on: *ready-parts

`;

function withEnvironment(text: string, name: string, environment: string): string {
  const container = new RegExp(`^ {2}${name}:\\n(?: {4}.*\\n)*`, 'm').exec(text)!;
  const changed = container[0].replace(ENVIRONMENT, environment);
  return text.slice(0, container.index) + changed + text.slice(container.index + container[0].length);
}

/** Returns the settings that all services are passed, and the `environment` of a process. */
function environments(processes: readonly ProcessSettings[]) {
  const settings = passedSettings(processes);
  const services = processes.filter(({ name }) => name !== 'gateway');
  const isCommon = (readers: readonly string[]) => services.every(({ name }) => readers.includes(name));
  const common = settings.filter(({ readers }) => isCommon(readers)).map(({ env }) => env);
  const own = (name: string): string => {
    const read = settings.filter(({ readers }) => readers.includes(name)).map(({ env }) => env);
    const rest = name === 'gateway' ? read : read.filter((env) => !common.includes(env));
    if (rest.length === 0) return '    environment: *service-settings\n';
    const merged = name === 'gateway' ? [] : ['      <<: *service-settings'];
    return ['    environment:', ...merged, ...lines(6, rest), ''].join('\n');
  };
  return { common, own };
}

const lines = (indent: number, settings: readonly string[]): string[] =>
  settings.map((env) => `${' '.repeat(indent)}${env}:`);

/**
 * Replaces the first run of consecutive lines that match a pattern, all others stay.
 * @throws Error if no line matches
 */
export function replaceLines(text: string, pattern: RegExp, lines: readonly string[]): string {
  const all = text.split('\n');
  const start = all.findIndex((line) => pattern.test(line));
  if (start < 0) throw new Error(`no line matches ${pattern}`);
  const rest = all.slice(start);
  const length = rest.findIndex((line) => !pattern.test(line));
  return [...all.slice(0, start), ...lines, ...rest.slice(length < 0 ? rest.length : length)].join('\n');
}
