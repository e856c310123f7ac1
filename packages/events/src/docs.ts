import type { EventCatalogue, EventMessage, EventType } from './catalogue/catalogue.ts';
import { publishers } from './catalogue/catalogue.ts';

const HEAD = `# Events

Made from \`protos/bms/*/events.proto\` by \`npm run docs\` in \`packages/events\`; a test fails when it is not current.

An event travels on \`bms.<service>.<resource>.<event>.<id>\` in the stream \`BMS_<SERVICE>\`, where it stays 14 days. Its data is the
message as protobuf, its attributes are CloudEvents 1.0 headers (\`ce-id\`, \`ce-source\`, \`ce-type\`, \`ce-subject\` the record's id,
\`ce-time\`, \`ce-dataschema\` the message), ours (\`ce-recordversion\`, for whoever filters
\`ce-module\`, \`ce-owners\`, \`ce-clientid\`, and who caused it: \`ce-userid\`, \`ce-apikeyid\`) and \`traceparent\`. It is published once what it
tells is committed, at least once, in the order of each record's versions. No event holds a password, a code or a token. Those marked\ninternal are for services among each other; every other can be sent to [webhooks](webhooks.md).`;

/** docs/events.md: every event of the contract with its message, by service. */
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

/** One message with the types that it serves, and the messages inside of it. */
function messagePart(types: readonly EventType[]): string {
  const { message } = types[0]!;
  const occasions = table(
    ['Event', 'When'],
    types.map(({ type, when, internal }) => [`\`${type}\``, internal ? `${when} (internal)` : when]),
  );
  const inner = message.parts.map(
    (part) => `\`${part.name.split('.').at(-1)}\`: ${oneLine(part.comment)}\n\n${fieldTable(part.fields)}`,
  );
  return [`### ${message.name}`, oneLine(message.comment), occasions, fieldTable(message.fields), ...inner].join(
    '\n\n',
  );
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
