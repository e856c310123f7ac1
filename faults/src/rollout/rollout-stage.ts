import { startInbox, startSystem } from '@bms/testing';
import { openStage, type Stage } from '../stage/stage.ts';
import { openServicePort, type ServicePort } from './service-port.ts';

/** The number of replicas of each service, and of gateways. */
const COPIES = 2;
/** The time for which a process that stops still accepts requests, in milliseconds, as the chart sets it. */
const SHUTDOWN_DELAY = { SHUTDOWN_DELAY_MS: '5000' };
/** Rate limits that the writers do not reach; the deadlines are those of production. */
const GATEWAY_SETTINGS = { LIMITS: 'default=1000000/60,login=100000/60', DEADLINE_MS: '5000', ...SHUTDOWN_DELAY };

/** The whole system behind one address, as in Kubernetes. */
export interface RolloutStage extends Stage {
  /** The base URL that forwards to the ready gateways. */
  readonly url: string;
  /** Takes a gateway that is about to be terminated out of rotation, as Kubernetes does with a terminating pod. */
  withdrawGateway(port: number): void;
}

/** Starts the system. @param from the checkout that the processes run from */
export async function openRolloutStage(from: string): Promise<RolloutStage> {
  const ports = new Map<string, Promise<ServicePort>>();
  const open = (name: string): Promise<ServicePort> => {
    const port = ports.get(name) ?? openServicePort(name === 'gateway' ? 'livez' : 'readyz');
    ports.set(name, port);
    return port;
  };
  const reachHttp = async (service: string, port: number): Promise<number> => {
    const balanced = await open(service);
    balanced.add(port);
    return balanced.port;
  };
  const inbox = await startInbox();
  const system = await startSystem({
    gateways: COPIES,
    replicas: COPIES,
    smtpUrl: inbox.url,
    gatewaySettings: GATEWAY_SETTINGS,
    serviceSettings: SHUTDOWN_DELAY,
    reachHttp,
    buildDir: from,
  });
  const front = await open('gateway');
  for (const { port } of system.gateways) front.add(port);
  await front.ready();
  const stage = await openStage(system);
  const stop = async (): Promise<void> => {
    await stage.stop();
    await Promise.all([...[...ports.values()].map(async (port) => (await port).stop()), inbox.stop()]);
  };
  return { ...stage, url: `http://127.0.0.1:${front.port}`, withdrawGateway: front.withdraw, stop };
}
