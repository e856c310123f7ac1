import { z } from 'zod';
import { setting } from './settings.ts';

/** Settings of metrics. */
export const metricsSettings = {
  address: setting(
    'METRICS_ADDRESS',
    z
      .string()
      .regex(/^.+:\d{1,5}$/, 'is not host:port')
      .optional(),
    'Listen address of /metrics alone, host:port, e.g. 0.0.0.0:9464. If unset, /metrics is served on HTTP_ADDRESS',
  ),
};
