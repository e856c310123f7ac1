import { type Consumers, openConsumers, type StartedSystem, signIn } from '@bms/testing';
import { type Connection, createConnection } from 'mongoose';

/** A running system with what is needed to write to it and to inspect it. */
export interface Stage {
  readonly system: StartedSystem;
  /** The names of the services. */
  readonly services: readonly string[];
  /** Connections to all databases, as the administrator of the replica set. */
  readonly admin: Connection;
  readonly consumers: Consumers;
  /** The base URLs of the gateways. */
  readonly urls: readonly string[];
  /** The session token of the administrator. */
  readonly token: string;
  /** Closes the connections and stops the system. */
  stop(): Promise<void>;
}

/** Connects to a system and signs in. */
export async function openStage(system: StartedSystem): Promise<Stage> {
  const admin = await createConnection(system.mongo.url).asPromise();
  const consumers = await openConsumers(system.nats.url);
  const urls = system.gateways.map(({ url }) => url);
  const { token = '' } = await signIn(urls[0]!, system.admin.email, system.admin.password);
  const stop = async (): Promise<void> => {
    await Promise.all([admin.close(), consumers.close()]);
    await system.stop();
  };
  return { system, services: [...system.services.keys()], admin, consumers, urls, token, stop };
}
