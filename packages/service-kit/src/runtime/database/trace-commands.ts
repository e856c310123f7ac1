import { createRequire } from 'node:module';
import { endSpan, isSampled, type Span, SpanKind, startSpan } from '@bms/telemetry';
import type { mongo } from 'mongoose';

type Started = mongo.CommandStartedEvent;

const require = createRequire(import.meta.url);

/**
 * Makes the driver monitor the commands of sampled traces only. With its option `monitorCommands` it copies every command
 * and decodes every response at once, which costs an eighth of the CPU time of a small query; it has no option that
 * decides for each command. So the property that its connections read for each command is replaced.
 */
export function monitorSampledCommands(): void {
  const driver = createRequire(require.resolve('mongoose'));
  const { Connection } = driver('mongodb/lib/cmap/connection.js') as { Connection: { prototype: object } };
  Object.defineProperty(Connection.prototype, 'monitorCommands', {
    configurable: true,
    get: isSampled,
    // The constructor of a connection sets it to the option of its client.
    set: () => {},
  });
}

/**
 * Records a span for each command of a client within a sampled trace; commands of background work have none. The client
 * must be created with `monitorCommands`. Filters and documents are not recorded: they hold personal data.
 */
export function traceCommands(client: mongo.MongoClient): void {
  const open = new Map<number, Span>();
  const end = (requestId: number, error?: string): void => {
    const span = open.get(requestId);
    if (!span) return;
    open.delete(requestId);
    endSpan(span, error);
  };
  client.on('commandStarted', (event) => {
    if (isSampled()) open.set(event.requestId, startCommand(event));
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, String(codeOf(failure) ?? failure.name)));
}

/** Starts the span of a command, by the semantic conventions for database clients. */
function startCommand({ commandName, command, databaseName, address }: Started): Span {
  const collection = collectionOf(commandName, command);
  const [host, port] = splitAddress(address);
  return startSpan(collection ? `${commandName} ${collection}` : commandName, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      'db.namespace': databaseName,
      ...(collection && { 'db.collection.name': collection }),
      'server.address': host,
      'server.port': port,
    },
  });
}

/** Returns the collection of a command; undefined if it has none, e.g. `commitTransaction`. */
function collectionOf(name: string, command: Started['command']): string | undefined {
  const value = name === 'getMore' ? command['collection'] : command[name];
  return typeof value === 'string' ? value : undefined;
}

function splitAddress(address: string): [host: string, port: number] {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon), Number(address.slice(colon + 1))];
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);
