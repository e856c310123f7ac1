import { loadContract } from '@bms/contracts';
import type { Plugin } from 'vite';
import { describeContract } from './describe-contract.ts';

/**
 * Modules generated from protos/, so that pages always match the contract; parts that few pages need are separate
 * modules.
 */
const MODULES: Readonly<Record<string, () => object>> = {
  'virtual:contract': () => describeContract(loadContract()),
  'virtual:events': () => ({ events: describeEvents() }),
};

/** `import { resources } from 'virtual:contract'`, `import { events } from 'virtual:events'`. */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    resolveId: (id) => (MODULES[id] ? `\0${id}` : undefined),
    load: (id) => {
      const describe = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      return describe && moduleOf(describe());
    },
  };
}

/** Returns the events that webhooks can subscribe to. */
function describeEvents(): { type: string; when: string }[] {
  const all = loadContract().recordEvents.flatMap(({ events }) => events);
  const unique = [...new Map(all.map(({ type, when }) => [type, { type, when }])).values()];
  return unique.sort((one, other) => one.type.localeCompare(other.type));
}

function moduleOf(members: object): string {
  // Parsing JSON at run time is faster than an object literal of this size.
  const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
  return Object.entries(members)
    .map(([name, value]) => `export const ${name} = ${parsed(value)};\n`)
    .join('');
}
