import { z } from 'zod';

/** One setting of a process: where it comes from, what it may be, and what it is for. */
export interface Setting<Value> {
  /** The variable of the environment, e.g. `MONGODB_URL`. */
  readonly env: string;
  readonly schema: z.ZodType<Value>;
  /** One or two sentences for the documentation. */
  readonly description: string;
}

/** The settings of a process, grouped by what they are about. */
export interface SettingsTree {
  readonly [name: string]: Setting<unknown> | SettingsTree;
}

/** The values of a tree of settings. */
export type Config<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends Setting<infer Value> ? Value : Config<Tree[Name]>;
};

/** A process that is not set up right: the message is one line that names the setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Declares a setting. The schema reads text, so numbers are `z.coerce.number()`; a default makes the setting optional. */
export function setting<Value>(env: string, schema: z.ZodType<Value>, description: string): Setting<Value> {
  return { env, schema, description };
}

/**
 * Reads and checks all settings of a process at once. An empty variable counts as unset.
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

/** The value itself is left out of the message: it may be a secret. */
function readOne(declared: Setting<unknown>, env: NodeJS.ProcessEnv, problems: string[]): unknown {
  const text = env[declared.env] || undefined;
  const result = declared.schema.safeParse(text);
  if (result.success) return result.data;
  const problem = text === undefined ? 'is missing' : (result.error.issues[0]?.message ?? 'is not valid');
  problems.push(`setting ${declared.env}: ${problem} (${declared.description})`);
  return undefined;
}

function isSetting(node: Setting<unknown> | SettingsTree): node is Setting<unknown> {
  return 'schema' in node && node.schema instanceof z.ZodType;
}

/** A setting as the documentation lists it. */
export interface SettingDescription {
  readonly env: string;
  readonly description: string;
  readonly required: boolean;
  /** The default as it would be written in the environment; empty where there is none. */
  readonly defaultValue: string;
}

/** Every setting of a tree in its order, for the documentation. */
export function describeSettings(tree: SettingsTree): SettingDescription[] {
  return Object.values(tree).flatMap((node) => {
    if (!isSetting(node)) return describeSettings(node);
    const required = !node.schema.safeParse(undefined).success;
    const defaultValue = required ? '' : defaultOf(node.schema);
    return [{ env: node.env, description: node.description, required, defaultValue }];
  });
}

/** What a schema makes of its default may be something else than what is written: seconds become milliseconds, a text a list. */
function defaultOf(schema: z.ZodType): string {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).default ?? schema.parse(undefined);
  return typeof written === 'object' ? '' : String(written ?? '');
}

/**
 * `--settings` on the command line of a process: prints every setting as JSON (an array of SettingDescription) instead of
 * starting, for docs/settings.md and for whoever deploys it.
 * @returns whether it was asked for
 */
export function printSettingsIfAsked(tree: SettingsTree, args: readonly string[] = process.argv.slice(2)): boolean {
  if (!args.includes('--settings')) return false;
  process.stdout.write(`${JSON.stringify(describeSettings(tree), undefined, 2)}\n`);
  return true;
}
