import { loadContract } from '@bms/contracts';
import { loadEventCatalogue } from '@bms/events';
import type { Plugin } from 'vite';
import { describeContract } from './describe-contract.ts';

/** What protos/ says, so that pages cannot drift from what is checked; parts that few pages need are modules of their own. */
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

/** The events that webhooks can be told of. */
function describeEvents(): { type: string; when: string }[] {
  const open = loadEventCatalogue().types.filter(({ internal }) => !internal);
  return open.map(({ type, when }) => ({ type, when })).sort((one, other) => one.type.localeCompare(other.type));
}

function moduleOf(members: object): string {
  // Text that is parsed at run time is faster than an object literal of this size.
  const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
  return Object.entries(members)
    .map(([name, value]) => `export const ${name} = ${parsed(value)};\n`)
    .join('');
}
