import type { EventCatalogue, EventMessage, EventType } from './contract/catalogue.ts';
import { publishers } from './contract/catalogue.ts';

const HEAD = `# Events

Generated from \`protos/bms/*/events.proto\` by \`npm run generate\`; \`npm run check\` fails if the page is not current.

An event is published on the subject \`bms.<service>.<resource>.<event>.<id>\` in the stream \`BMS_<SERVICE>\`, which retains it for 14 days. Its data is the
message as protobuf. Its headers are the CloudEvents 1.0 attributes (\`ce-id\`, \`ce-source\`, \`ce-type\`, \`ce-subject\` with the record's id,
\`ce-time\`, \`ce-dataschema\` with the message), the extension attributes \`ce-recordversion\`, \`ce-module\`, \`ce-owners\`, \`ce-clientid\` (for filters), \`ce-userid\`,
\`ce-apikeyid\` and \`ce-scimtokenid\` (the caller that caused it), and \`traceparent\`. An event is published after its transaction is committed, at least once, in the order of the
versions of a record. An update of a type marked *marks unchanged* that changes no field of the message except its version has \`.unchanged\` at the end of its
subject, so that projections of these fields [do not receive it](adr/0213-unchanged-updates.md). The effects of a deletion follow the present state of the record, and
[a restoration takes them back](adr/0215-effects-of-deletions.md). No event contains a password, a code or a token. Events marked internal are for services only; all others are payloads v1 of [webhooks](webhooks.md#payload-v1).`;

/** Renders docs/events.md: every event of the contract with its message, by service. */
export function eventsPage(catalogue: EventCatalogue): string {
  const sections = [...publishers(catalogue), '*'].map((service) => section(catalogue, service));
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

function section(catalogue: EventCatalogue, service: string): string {
  const types = catalogue.types.filter((type) => type.service === service);
  const messages = [...new Set(types.map((type) => type.message.name))];
  const parts = messages.map((name) => messagePart(types.filter((type) => type.message.name === name)));
  return [`## ${service === '*' ? 'Every service' : service}`, ...parts].join('\n\n');
}

/** Renders one message with the event types that use it, and its nested messages. */
function messagePart(types: readonly EventType[]): string {
  const { message } = types[0]!;
  const occasions = table(
    ['Event', 'When'],
    types.map((type) => [`\`${type.type}\``, [type.when, ...marksOf(type)].join(' ')]),
  );
  const inner = message.parts.map(
    (part) => `\`${part.name.split('.').at(-1)}\`: ${oneLine(part.comment)}\n\n${fieldTable(part.fields)}`,
  );
  return [`### ${message.name}`, oneLine(message.comment), occasions, fieldTable(message.fields), ...inner].join(
    '\n\n',
  );
}

/** Returns the properties of a type that differ from those of most types, in brackets. */
function marksOf({ internal, marksUnchanged }: EventType): string[] {
  return [...(internal ? ['(internal)'] : []), ...(marksUnchanged ? ['(marks unchanged)'] : [])];
}

function fieldTable(fields: EventMessage['fields']): string {
  const rows = fields.map((field) => [`\`${field.name}\``, field.type, oneLine(field.comment)]);
  return table(['Field', 'Type', 'Meaning'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
