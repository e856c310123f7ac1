import { type ConnectionOptions, MAX_MESSAGE_BYTES } from '@bms/rpc';
import { ConfigError } from '@bms/service-kit/process';
import { Channels } from './channels.ts';

/** The services behind the gateway. */
export interface Upstreams {
  /** Returns the shared channels to a service, e.g. `crm`. @throws ConfigError if it has no address */
  of(owner: string): Channels;
  /** Returns the channel for the large messages of a service, which would delay others. @throws ConfigError if it has no address */
  ofBulk(owner: string): Channels;
  /** Opens dedicated channels to a service. @throws ConfigError if it has no address */
  own(owner: string, options: ConnectionOptions): Channels;
  /** The connected services by name. */
  readonly inUse: ReadonlyMap<string, Channels>;
  close(): void;
}

const LARGE_MESSAGES = { 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES };

/**
 * Creates the connections to services on demand.
 * @param targets gRPC target of each service by name, e.g. `{crm: 'crm:50051'}`
 * @param channels number of connections to each service
 * @param common options of all connections
 */
export function createUpstreams(
  targets: Readonly<Record<string, string>>,
  channels: number,
  common: Pick<ConnectionOptions, 'credentials' | 'observe'>,
): Upstreams {
  const shared = new Map<string, Channels>();
  const bulk = new Map<string, Channels>();
  const inUse = new Map<string, Channels>();
  const opened: Channels[] = [];

  const open = (owner: string, count: number, options?: ConnectionOptions): Channels => {
    const target = targets[owner];
    if (!target) throw new ConfigError(`setting UPSTREAMS: it names no address of ${owner}`);
    const made = new Channels(target, count, { ...common, ...options });
    opened.push(made);
    return made;
  };
  const openUsed = (owner: string, count: number, options?: ConnectionOptions): Channels => {
    const made = open(owner, count, options);
    inUse.set(owner, made);
    return made;
  };
  return {
    of: (owner) => {
      const known = shared.get(owner) ?? openUsed(owner, channels);
      shared.set(owner, known);
      return known;
    },
    ofBulk: (owner) => {
      const known = bulk.get(owner) ?? open(owner, 1, { channel: LARGE_MESSAGES, isUnary: true });
      bulk.set(owner, known);
      return known;
    },
    own: (owner, options) => openUsed(owner, 1, options),
    inUse,
    close: () => {
      for (const made of opened) made.close();
    },
  };
}
