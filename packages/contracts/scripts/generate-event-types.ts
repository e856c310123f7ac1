import { declaredEvents } from '../src/load/declared-events.ts';
import { loadRoot, locateProtos } from '../src/load/proto-files.ts';
import { fileOf, head } from './generate-types.ts';

/**
 * Generates the maps from each type of event to its decoded message, e.g. from `client.created` to `crm.ClientEvent`, and
 * to the full name of the message, as the option `(bms.api.event)` of the protos declares them.
 */
export function generateEventTypes(): string {
  const { includeDirs, files } = locateProtos({});
  const events = declaredEvents(loadRoot(includeDirs, files)).map(({ type, message }) => {
    const file = fileOf(message.parent!.fullName.slice(1));
    return { type, file, message: `${file}.${message.name}`, fullName: message.fullName.slice(1) };
  });
  const imports = [...new Set(events.map(({ file }) => file))].sort();
  // Several services may publish a type.
  const types = [...Map.groupBy(events, ({ type }) => type)];
  const membersOf = (textOf: (event: (typeof events)[number]) => string): string[] =>
    types.map(([type, same]) => `  '${type}': ${same.map(textOf).join(' | ')};\n`);
  return [
    head,
    ...imports.map((file) => `import type * as ${file} from './${file}.ts';\n`),
    '\n/** The decoded data of each type of event. */\nexport interface EventData {\n',
    ...membersOf(({ message }) => message),
    '}\n\n/** The full name of the message of each type of event. */\nexport interface EventMessages {\n',
    ...membersOf(({ fullName }) => `'${fullName}'`),
    '}\n\n/** A type of event, e.g. `client.created`. */\nexport type EventName = keyof EventData;\n',
  ].join('');
}
