/** One series of the count of a histogram in the Prometheus text format, e.g. `..._count{rpc="/a.B/C",status="OK"} 3`. */
const SERIES = /^bms_rpc_duration_seconds_count\{[^}]*rpc="\/([^"]+)"[^}]*\} (\d+)$/gm;

/**
 * Returns the number of calls that a service process has answered since its start, from its metrics.
 * @param url the base URL of its HTTP port
 * @param service the name of the service, e.g. `crm`; calls of other packages, such as health checks, do not count
 * @throws Error if it has no such metrics
 */
export async function countAnswered(url: string, service: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}/metrics answered ${answer.status}`);
  return sumCalls(text, service);
}

/** Sums the calls of one service in metrics. */
export function sumCalls(metrics: string, service: string): number {
  const own = [...metrics.matchAll(SERIES)].filter(([, rpc]) => rpc?.startsWith(`bms.${service}.`));
  return own.reduce((sum, [, , calls]) => sum + Number(calls), 0);
}
