import { ConfigError } from '@bms/service-kit/process';
import { type ChannelOptions, credentials } from '@grpc/grpc-js';
import { Channels } from './channels.ts';

/** The services behind the gateway. */
export interface Upstreams {
  /** The channels to a service, e.g. `crm`. @throws ConfigError where it has no address */
  of(owner: string): Channels;
  /** Channels to a service that nothing else uses. @throws ConfigError as `of` */
  own(owner: string, options: ChannelOptions): Channels;
  /** The services that are in use, by name. */
  readonly inUse: ReadonlyMap<string, Channels>;
  close(): void;
}

/**
 * Connects to services as they are asked for.
 * @param targets name of a service to its gRPC target, e.g. `{crm: 'crm:50051'}`
 * @param channels connections to each
 */
export function createUpstreams(targets: Readonly<Record<string, string>>, channels: number): Upstreams {
  const shared = new Map<string, Channels>();
  const inUse = new Map<string, Channels>();
  const opened: Channels[] = [];

  const open = (owner: string, count: number, options?: ChannelOptions): Channels => {
    const target = targets[owner];
    if (!target) throw new ConfigError(`setting UPSTREAMS: it names no address of ${owner}`);
    const made = new Channels(target, credentials.createInsecure(), count, options);
    opened.push(made);
    inUse.set(owner, made);
    return made;
  };
  return {
    of: (owner) => {
      const known = shared.get(owner) ?? open(owner, channels);
      shared.set(owner, known);
      return known;
    },
    own: (owner, options) => open(owner, 1, options),
    inUse,
    close: () => {
      for (const made of opened) made.close();
    },
  };
}
