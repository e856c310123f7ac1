import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UserError } from './say.ts';

/** Parses the options of a command. @throws UserError naming an unknown option, or one without its value */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError((error as Error).message, { cause: error });
  }
}
