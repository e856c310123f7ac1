import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './say.ts';

/** Parses the string options of a command. @throws UserError naming an unknown option */
export function readArguments<Options extends Record<string, { readonly type: 'string' }>>(
  args: readonly string[],
  options: Options,
): { readonly [Name in keyof Options]?: string | undefined } {
  try {
    const config: ParseArgsConfig = { args: [...args], options };
    return parseArgs(config).values as { [Name in keyof Options]?: string };
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}
