import { UserError } from '../console/say.ts';
import type { ModuleNames } from './names.ts';

/**
 * Adds a module to the source of a service's modules.ts: its import after the others, its name at the end of the list.
 * @throws UserError when the source contains no list of modules
 */
export function withModule(source: string, { kebab, variable }: ModuleNames): string {
  const lists = [...source.matchAll(/\[[^[\]]*\w+Module\b[^[\]]*\]/g)];
  const list = lists.at(-1);
  if (!list) throw new UserError(`modules.ts has no list of modules: add ${variable}Module to it by hand`);
  const longer = `${list[0].slice(0, -1).trimEnd().replace(/,$/, '')}, ${variable}Module]`;
  const listed = source.slice(0, list.index) + longer + source.slice(list.index + list[0].length);
  const imports = [...listed.matchAll(/^import .*;$/gm)].at(-1)!;
  const end = imports.index + imports[0].length;
  return `${listed.slice(0, end)}\nimport { ${variable}Module } from './${kebab}/${kebab}.module.ts';${listed.slice(end)}`;
}
