import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../console/say.ts';
import { type ModuleNames, namesOf } from './names.ts';

/** The module that new ones are copies of: the five operations, deleted records, and no rules that matter to others. */
const source = namesOf('billing', 'item-categories', 'item-category');

/** The own rules and texts of that module, and their replacements in a copy. */
const own: readonly (readonly [text: string, replacement: string])[] = [
  // The model: unique titles.
  ['/** Titles that differ only in case are equal (Unicode Collation Algorithm, two levels). */\n', ''],
  ["const ignoringCase = { locale: 'en', strength: 2 } as const;\n\n", ''],
  ['  indexes: [[{ title: 1 }, { unique: true, collation: ignoringCase }]],\n', ''],
  // The model: a category in use cannot be deleted.
  [
    "  referencedBy: {\n    noun: 'category',\n    by: [{ collection: 'items', field: 'category_id', noun: 'item', title: 'title' }],\n  },\n",
    '',
  ],
  // The proto and the test, where a category is also called so.
  ['// Categories of items.', '// Item categories.'],
  [' No item may be in it.', ''],
  ['; unique, ignoring case.', '.'],
  ['Soft drinks, coffees, teas, beers and ales', 'Any text'],
  ['Beverages', 'First item category'],
  ['body: "category"', 'body: "item_category"'],
  ['ItemCategory category =', 'ItemCategory item_category ='],
  ['{ category:', '{ item_category:'],
  ['{ id, category:', '{ id, item_category:'],
  ['the category', 'the item category'],
];

/** The files of a module: its folder in the service, and its messages in protos/. */
export interface ModuleFiles {
  /** The contents by path, relative to the root. */
  readonly files: Readonly<Record<string, string>>;
  /** The message of its events, for the service's events.proto. */
  readonly event: string;
}

/**
 * Copies the model, the module, the test and the proto of the item categories for a new module.
 * @param root the root of the repository
 * @throws UserError if the source no longer contains one of its own rules, which would go on into the copy
 */
export async function moduleFiles(root: string, names: ModuleNames): Promise<ModuleFiles> {
  const paths = pathsOf(source);
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  const events = await readFile(join(root, eventsPath(source)), 'utf8');
  const message = new RegExp(`// [^\\n]*\\nmessage ${source.Singular}Event \\{[^}]*\\{[\\s\\S]*?\\n\\}\\n`).exec(
    events,
  )?.[0];
  if (!message) throw new UserError(`${eventsPath(source)} has no message ${source.Singular}Event`);
  assertTextKnown([...texts, message].join('\n'));
  const targets = pathsOf(names);
  const copies = texts.map((text, at) => [targets[at]!, copyOf(text, names)] as const);
  return { files: Object.fromEntries(copies), event: `\n${copyOf(message, names)}` };
}

/** Returns the file of a service's events. */
export const eventsPath = ({ service }: ModuleNames): string => join('protos/bms', service, 'events.proto');

/** Returns the beginning of a service's events.proto, up to its first message. */
export const eventsHeader = ({ service }: ModuleNames): string =>
  `syntax = "proto3";\n\n// Events published by ${service}.\npackage bms.${service};\n\nimport "bms/api/events.proto";\n`;

function pathsOf({ service, kebab, key }: ModuleNames): string[] {
  const file = (kind: string) => join('services', service, 'src', kebab, `${kebab}.${kind}.ts`);
  return [join('protos/bms', service, `${key}.proto`), file('model'), file('module'), file('test')];
}

function assertTextKnown(text: string): void {
  const gone = own.find(([part]) => !text.includes(part));
  if (gone)
    throw new UserError(`tools/src/new-module/template.ts replaces a text that is not in the source: ${gone[0]}`);
}

function copyOf(text: string, names: ModuleNames): string {
  const plain = own.reduce((copy, [part, replacement]) => copy.replaceAll(part, replacement), text);
  return replacements(names).reduce((copy, [from, to]) => copy.replaceAll(from, to), plain);
}

/** Returns the spellings of the source and those of a copy; longer ones come before those that they contain. */
function replacements(names: ModuleNames): (readonly [from: string, to: string])[] {
  const keys = ['kebab', 'key', 'Plural', 'Singular', 'singular', 'variable', 'words', 'word'] as const;
  return [
    ...(['a', 'A'] as const).map((a) => [`${a}n ${source.word}`, `${articleOf(names.word, a)} ${names.word}`] as const),
    [sentence(source.words), sentence(names.words)],
    ...keys.map((key) => [source[key], names[key]] as const),
    [`bms.${source.service}`, `bms.${names.service}`],
    [`'${source.service}'`, `'${names.service}'`],
    [`let ${source.service}:`, `let ${names.service}:`],
    [`${source.service} = `, `${names.service} = `],
    [`${source.service}.call`, `${names.service}.call`],
    [`${source.service}?.`, `${names.service}?.`],
  ];
}

const articleOf = (word: string, a: 'a' | 'A'): string => (/^[aeiou]/.test(word) ? `${a}n` : a);

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

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
