import { UserError } from '../run/errors.ts';
import type { Target } from '../target/target.ts';

const TIMEOUT_MS = 2000;

/**
 * Asserts that no process of the system answers, as far as its addresses are known: a running service would write into a
 * database while it is restored, and a running gateway would still accept ended sessions for minutes.
 * @throws UserError naming the processes that answer
 */
export async function assertStopped(target: Target): Promise<void> {
  const urls = target.services.map((service) => [service, target.healthUrl(service)] as const);
  const known = [...urls, ['gateway', gatewayUrl(target)] as const];
  const answers = await Promise.all(known.map(async ([name, url]) => (url && (await answersAt(url)) ? [name] : [])));
  const running = answers.flat();
  if (running.length > 0) throw new UserError(`${running.join(', ')} still run: stop all services and gateways first`);
}

function gatewayUrl(target: Target): string | undefined {
  try {
    return target.apiUrl();
  } catch {
    return undefined;
  }
}

async function answersAt(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/livez`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}
