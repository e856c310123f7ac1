import { readFileSync } from 'node:fs';
import { Gauge, type Registry } from '@prometheus-io/client';
import type { Readiness } from './readiness.ts';

/**
 * Creates `bms_build_info`, which is 1 with the version of the process as its label.
 * @param manifest the address of the package.json of the process
 */
export function exposeBuild(registry: Registry, manifest: URL): void {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const info = new Gauge({
    name: 'bms_build_info',
    help: '1, with the version of the process.',
    labelNames: ['version'] as const,
    registers: [registry],
  });
  info.set({ version }, 1);
}

/**
 * Creates `bms_dependency_up`, the state of each backing service of the process, and `bms_events_consumers_unsubscribed`.
 * @param read returns a result of the checks that is at most some seconds old; it is called on every scrape
 */
export function exposeReadiness(registry: Registry, read: () => Readiness | Promise<Readiness>): void {
  new Gauge({
    name: 'bms_dependency_up',
    help: '1 while a backing service or a service that the process needs answers as it should, otherwise 0.',
    labelNames: ['dependency'] as const,
    registers: [registry],
    async collect() {
      const { parts } = await read();
      this.reset();
      for (const [dependency, state] of Object.entries(parts)) this.set({ dependency }, state === 'up' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'bms_events_consumers_unsubscribed',
    help: 'Consumers of the process that receive no events, because they could not subscribe.',
    registers: [registry],
    async collect() {
      const { unsubscribed = [] } = await read();
      this.set(unsubscribed.length);
    },
  });
}
