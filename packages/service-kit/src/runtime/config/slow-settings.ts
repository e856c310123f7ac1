import { z } from 'zod';
import { setting } from './settings.ts';

/** The setting of slow requests, the same for the gateway and the services. */
export const slowSettings = {
  requestMs: setting(
    'SLOW_REQUEST_MS',
    z.coerce.number().int().min(0).default(500),
    'Duration from which requests, calls and the handling of events are slow, in milliseconds; each process keeps its last 50 in memory, for the page System of the panel. 0 to keep none',
  ),
};
