import { messageOf } from '../run/errors.ts';
import type { Target } from '../target/target.ts';
import { compareClock } from './clock.ts';
import { type Finding, findingsOf } from './finding.ts';

const TIMEOUT_MS = 5000;
/** Resolution of the Date header, in milliseconds. */
const DATE_RESOLUTION_MS = 1000;

/** The response of /readyz. */
interface Readiness {
  readonly ready: boolean;
  readonly parts?: Readonly<Record<string, string>>;
  /** The consumers of a service that receive no events. */
  readonly unsubscribed?: readonly { readonly consumer: string; readonly from: string; readonly reason: string }[];
}

/** Examines /readyz of each service. */
export async function checkServices(target: Target): Promise<readonly Finding[]> {
  const checked = await Promise.all(target.services.map((name) => checkReady(name, target.healthUrl(name))));
  return checked.flat();
}

/** Examines /readyz and the clock of the gateway. */
export async function checkGateway(target: Target): Promise<readonly Finding[]> {
  const url = target.apiUrl();
  const ready = await checkReady('gateway', url);
  const askedAt = Date.now();
  const answer = await ask(`${url}/livez`).catch(() => undefined);
  const date = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(date)) return ready;
  return [...ready, compareClock('gateway', new Date(date), askedAt, Date.now(), DATE_RESOLUTION_MS)];
}

async function checkReady(name: string, url: string | undefined): Promise<readonly Finding[]> {
  const { problem, skipped } = findingsOf('connections', name);
  if (!url) return [skipped('its HTTP address is not known: set UPSTREAMS_HTTP (name=host:port,...)')];
  try {
    const readiness = (await (await ask(`${url}/readyz`)).json()) as Readiness;
    return [connectionOf(name, readiness), ...consumersOf(name, readiness)];
  } catch (error) {
    return [problem(`it does not answer at ${url}: ${messageOf(error)}`, `is ${name} running? See its log`)];
  }
}

function connectionOf(name: string, { ready, parts = {} }: Readiness): Finding {
  const { ok, problem, warning } = findingsOf('connections', name);
  const wrong = Object.entries(parts).filter(([, state]) => state !== 'up');
  const text = wrong.map(([part, state]) => `${part} is ${state === 'away' ? 'unavailable' : state}`).join(', ');
  if (!ready)
    return problem(`not ready: ${text || 'it starts or stops'}`, `mend what it depends on; see the log of ${name}`);
  return text ? warning(`ready, but ${text}`, `mend what it depends on; see the log of ${name}`) : ok('ready');
}

/** Returns a problem for each consumer that receives no events. */
function consumersOf(name: string, { unsubscribed = [] }: Readiness): Finding[] {
  const { problem } = findingsOf('consumers', name);
  const mend = `run the set-up of NATS; compare bms.consumes in the package.json of ${name} with its permissions on NATS`;
  return unsubscribed.map(({ consumer, from, reason }) =>
    problem(`${consumer} receives no events of ${from}: ${reason}`, mend),
  );
}

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
