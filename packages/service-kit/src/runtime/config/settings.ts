import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A setting of a process: its environment variable, schema and description. */
export interface Setting<Value> {
  /** The environment variable, e.g. `MONGODB_URL`. */
  readonly env: string;
  readonly schema: z.ZodType<Value>;
  /** One or two sentences for the documentation. */
  readonly description: string;
}

/** The settings of a process, grouped by topic. */
export interface SettingsTree {
  readonly [name: string]: Setting<unknown> | SettingsTree;
}

/** The values of a tree of settings. */
export type Config<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends Setting<infer Value> ? Value : Config<Tree[Name]>;
};

/** Invalid configuration; the message is one line that names the setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Declares a setting. The schema reads text, so numbers are `z.coerce.number()`; a default makes the setting optional. */
export function setting<Value>(env: string, schema: z.ZodType<Value>, description: string): Setting<Value> {
  return { env, schema, description };
}

/**
 * Reads and checks all settings of a process at once. An empty variable counts as unset. The variable `<name>_FILE` sets
 * a setting to the content of a file, e.g. a mounted secret.
 * @throws ConfigError that names every missing or invalid setting on one line
 */
export function readSettings<Tree extends SettingsTree>(tree: Tree, env: NodeJS.ProcessEnv): Config<Tree> {
  const problems: string[] = [];
  const config = readTree(tree, env, problems);
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
  return config as Config<Tree>;
}

function readTree(tree: SettingsTree, env: NodeJS.ProcessEnv, problems: string[]): Record<string, unknown> {
  const entries = Object.entries(tree).map(([name, node]) => [
    name,
    isSetting(node) ? readOne(node, env, problems) : readTree(node, env, problems),
  ]);
  return Object.fromEntries(entries);
}

/** Reads one setting. The error message does not contain the value, which may be a secret. */
function readOne(declared: Setting<unknown>, env: NodeJS.ProcessEnv, problems: string[]): unknown {
  const { text, problem } = readText(declared.env, env);
  const result = declared.schema.safeParse(text);
  if (result.success && !problem) return result.data;
  const invalid = text === undefined ? 'is missing' : (result.error?.issues[0]?.message ?? 'is not valid');
  problems.push(`setting ${declared.env}: ${problem ?? invalid} (${declared.description})`);
  return undefined;
}

/** The text of a setting, or the reason why its file cannot be used. */
interface SettingText {
  readonly text?: string;
  readonly problem?: string;
}

/** Reads the text of a setting from its variable, or without the final line break from the file of `<name>_FILE`. */
function readText(name: string, env: NodeJS.ProcessEnv): SettingText {
  const text = env[name] || undefined;
  const file = env[`${name}_FILE`] || undefined;
  if (file === undefined) return { text };
  if (text !== undefined) return { text, problem: `set either it or ${name}_FILE` };
  try {
    return { text: readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined };
  } catch (error) {
    return { problem: `the file of ${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}` };
  }
}

function isSetting(node: Setting<unknown> | SettingsTree): node is Setting<unknown> {
  return 'schema' in node && node.schema instanceof z.ZodType;
}

/** A setting as listed in the documentation. */
export interface SettingDescription {
  readonly env: string;
  readonly description: string;
  readonly required: boolean;
  /** The default as written in the environment; empty if there is none. */
  readonly defaultValue: string;
}

/** Lists all settings of a tree in their order, for the documentation. */
export function describeSettings(tree: SettingsTree): SettingDescription[] {
  return Object.values(tree).flatMap((node) => {
    if (!isSetting(node)) return describeSettings(node);
    const required = !node.schema.safeParse(undefined).success;
    const defaultValue = required ? '' : defaultOf(node.schema);
    return [{ env: node.env, description: node.description, required, defaultValue }];
  });
}

/**
 * Returns the default as it is written in the environment, since a schema may transform it: seconds to milliseconds,
 * text to a list.
 */
function defaultOf(schema: z.ZodType): string {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).default ?? schema.parse(undefined);
  return typeof written === 'object' ? '' : String(written ?? '');
}

/**
 * Handles the command line option `--settings`: prints all settings as JSON (an array of SettingDescription) instead of
 * starting the process, for docs/settings.md and for operators.
 * @returns true if the option was given
 */
export function printSettingsIfAsked(tree: SettingsTree, args: readonly string[] = process.argv.slice(2)): boolean {
  if (!args.includes('--settings')) return false;
  process.stdout.write(`${JSON.stringify(describeSettings(tree), undefined, 2)}\n`);
  return true;
}

/**
 * Handles the command line option `--check` of a process without a database: it reads the settings and starts nothing.
 * @returns true if the option was given
 * @throws ConfigError for a missing or invalid setting
 */
export function checkSettingsIfAsked(tree: SettingsTree, args: readonly string[] = process.argv.slice(2)): boolean {
  if (!args.includes('--check')) return false;
  assertNoLocalSecrets(process.env);
  readSettings(tree, process.env);
  process.stdout.write('{"indexes":{}}\n');
  return true;
}

/** Settings that hold keys; keys generated by the local start have a `kid` that begins with `local-`. */
const KEY_SETTINGS = ['SIGNING_KEY', 'TRUSTED_KEYS'];
const LOCAL_KID = /"kid"\s*:\s*"local-/;

/** Rejects secrets generated by the local start if NODE_ENV is `production`. @throws ConfigError naming the setting */
export function assertNoLocalSecrets(env: NodeJS.ProcessEnv): void {
  if (env['NODE_ENV'] !== 'production') return;
  if (env['LOCAL_SECRETS'] === 'true')
    throw new ConfigError('setting LOCAL_SECRETS: secrets of the local start are refused with NODE_ENV=production');
  const local = KEY_SETTINGS.find((name) => LOCAL_KID.test(readText(name, env).text ?? ''));
  if (local)
    throw new ConfigError(`setting ${local}: a key of the local start is not allowed with NODE_ENV=production`);
}
