import { readFileSync } from 'node:fs';
import type { ConsumerOptions } from '@bms/events';
import { ConfigError } from '../config/settings.ts';

/** The consumers of a service as its package.json declares them: scopes by publishing service (`*` for all) and name. */
type DeclaredConsumers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns a `consume` that accepts the consumers in `bms.consumes` of package.json only. NATS permits no others, and the
 * events of a service that starts with one would not be consumed at all.
 * @param manifest the address of the package.json of the service; undefined accepts all
 * @throws ConfigError naming the consumer and the entry to add
 */
export function onlyDeclared(
  service: string,
  manifest: URL | undefined,
  consume: (consumer: ConsumerOptions) => void,
): (consumer: ConsumerOptions) => void {
  if (!manifest) return consume;
  const declared = readDeclared(manifest);
  return (consumer) => {
    const { name, from } = consumer;
    const isListed = (publisher: string): boolean => declared[publisher]?.[name] !== undefined;
    if (!isListed('*') && ![from].flat().every(isListed)) {
      const publisher = typeof from === 'string' ? from : '*';
      const entry = `"${publisher}": { "${name}": "*" }`;
      throw new ConfigError(
        `${service} consumes events of ${publisher} as ${name}, but bms.consumes in services/${service}/package.json does not list it: add ${entry}`,
      );
    }
    consume(consumer);
  };
}

function readDeclared(manifest: URL): DeclaredConsumers {
  const { bms } = JSON.parse(readFileSync(manifest, 'utf8')) as { bms?: { consumes?: DeclaredConsumers } };
  return bms?.consumes ?? {};
}
