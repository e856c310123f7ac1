import { loadContract } from '@bms/contracts';
import type { Plugin } from 'vite';
import { describeContract } from './describe-contract.ts';

const NAME = 'virtual:contract';
const RESOLVED = `\0${NAME}`;

/** `import { resources } from 'virtual:contract'`: what protos/ says, so that pages cannot drift from what is checked. */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleOf() : undefined),
  };
}

function moduleOf(): string {
  // Text that is parsed at run time is faster than an object literal of this size.
  const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
  const members = Object.entries(describeContract(loadContract()));
  return members.map(([name, value]) => `export const ${name} = ${parsed(value)};\n`).join('');
}
