import { type Finding, findingsOf } from './finding.ts';

/** Difference between clocks from which tokens, expiry times and leases may misbehave, in milliseconds. */
const MAX_DIFFERENCE_MS = 2000;

/**
 * Compares the clock of a server with that of this machine.
 * @param at the time of the server
 * @param askedAt the time of this machine when it was asked (milliseconds)
 * @param answeredAt and when the answer arrived
 * @param resolutionMs the precision of `at`
 */
export function compareClock(
  subject: string,
  at: Date,
  askedAt: number,
  answeredAt: number,
  resolutionMs = 0,
): Finding {
  const { ok, problem } = findingsOf('clock', subject);
  const early = askedAt - at.getTime() - resolutionMs;
  const late = at.getTime() - answeredAt;
  const difference = Math.max(early, late, 0);
  if (difference <= MAX_DIFFERENCE_MS) return ok(`agrees with this machine within ${MAX_DIFFERENCE_MS / 1000} s`);
  const direction = early > late ? 'behind' : 'ahead of';
  return problem(
    `is ${(difference / 1000).toFixed(1)} s ${direction} the clock of this machine`,
    'run NTP (chronyd or systemd-timesyncd) on all machines',
  );
}
