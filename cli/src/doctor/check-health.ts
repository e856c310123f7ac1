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
}

/** Examines /readyz of each service. */
export function checkServices(target: Target): Promise<readonly Finding[]> {
  return Promise.all(target.services.map((name) => checkReady(name, target.healthUrl(name))));
}

/** Examines /readyz and the clock of the gateway. */
export async function checkGateway(target: Target): Promise<readonly Finding[]> {
  const url = target.apiUrl();
  const ready = await checkReady('gateway', url);
  const askedAt = Date.now();
  const answer = await ask(`${url}/livez`).catch(() => undefined);
  const date = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(date)) return [ready];
  return [ready, compareClock('gateway', new Date(date), askedAt, Date.now(), DATE_RESOLUTION_MS)];
}

async function checkReady(name: string, url: string | undefined): Promise<Finding> {
  const { ok, problem, skipped, warning } = findingsOf('connections', name);
  if (!url) return skipped('its HTTP address is not known: set UPSTREAMS_HTTP (name=host:port,...)');
  try {
    const answer = await ask(`${url}/readyz`);
    const { ready, parts = {} } = (await answer.json()) as Readiness;
    const wrong = Object.entries(parts).filter(([, state]) => state !== 'up');
    const text = wrong.map(([part, state]) => `${part} is ${state === 'away' ? 'unavailable' : state}`).join(', ');
    if (!ready)
      return problem(`not ready: ${text || 'it starts or stops'}`, `mend what it depends on; see the log of ${name}`);
    return text ? warning(`ready, but ${text}`, `mend what it depends on; see the log of ${name}`) : ok('ready');
  } catch (error) {
    return problem(`it does not answer at ${url}: ${messageOf(error)}`, `is ${name} running? See its log`);
  }
}

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
