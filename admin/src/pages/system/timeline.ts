import type { SlowCall, SlowRequest } from './system-state.ts';

/** A bar of the timeline of a request; its position and width are shares of the whole timeline, from 0 to 1. */
export interface Bar {
  readonly label: string;
  /** The measuring process with what it did. */
  readonly detail: string;
  readonly start: number;
  readonly width: number;
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

const KINDS: Readonly<Record<SlowCall['kind'], string>> = {
  called: 'called by',
  served: 'answered by',
  consumed: 'event handled by',
};

/** The statuses of work that succeeded, and those of errors that concern the request. */
const USUAL = new Set(['OK', 'done', 'NOT_FOUND', 'INVALID_ARGUMENT', 'PERMISSION_DENIED', 'FAILED_PRECONDITION']);

/**
 * Returns the bars of a request: the request itself, then its calls. The timeline ends with the last of them, since events
 * are handled after the response.
 */
export function timelineOf({ method, route, status, duration_ms, calls }: SlowRequest): Bar[] {
  const begin = Math.min(0, ...calls.map(({ offset_ms }) => offset_ms));
  const end = Math.max(duration_ms, ...calls.map(({ offset_ms, duration_ms: ms }) => offset_ms + ms));
  const length = Math.max(end - begin, Number.EPSILON);
  const place = (offset: number, ms: number) => ({ start: (offset - begin) / length, width: ms / length });
  const whole = { label: `${method} ${route}`, detail: `answered ${status}`, hasFailed: status >= 500 };
  return [
    { ...whole, ...place(0, duration_ms), durationMs: duration_ms },
    ...calls.map((call) => ({
      label: call.name,
      detail: detailOf(call),
      ...place(call.offset_ms, call.duration_ms),
      durationMs: call.duration_ms,
      hasFailed: !USUAL.has(call.status),
    })),
  ];
}

function detailOf({ kind, service, status }: SlowCall): string {
  const isExpected = status === 'OK' || status === 'done';
  return `${KINDS[kind]} ${service}${isExpected ? '' : `, ${status}`}`;
}
