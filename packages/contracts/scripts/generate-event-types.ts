import { declaredEvents } from '../src/load/names-of.ts';
import { loadRoot, locateProtos } from '../src/load/proto-files.ts';
import { fileOf, head } from './generate-types.ts';

/**
 * Generates the map from each type of event to its decoded message, e.g. from `client.created` to `crm.ClientEvent`, as
 * the option `(bms.api.event)` of the protos declares them.
 */
export function generateEventTypes(): string {
  const { includeDirs, files } = locateProtos({});
  const events = declaredEvents(loadRoot(includeDirs, files)).map(({ type, message }) => {
    const file = fileOf(message.parent!.fullName.slice(1));
    return { type, file, message: `${file}.${message.name}` };
  });
  const imports = [...new Set(events.map(({ file }) => file))].sort();
  const members = [...Map.groupBy(events, ({ type }) => type)].map(
    // Several services may publish a type.
    ([type, same]) => `  '${type}': ${same.map(({ message }) => message).join(' | ')};\n`,
  );
  return [
    head,
    ...imports.map((file) => `import type * as ${file} from './${file}.ts';\n`),
    '\n/** The decoded data of each type of event. */\nexport interface EventData {\n',
    ...members,
    '}\n\n/** A type of event, e.g. `client.created`. */\nexport type EventName = keyof EventData;\n',
  ].join('');
}
