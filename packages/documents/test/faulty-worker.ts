import { setTimeout } from 'node:timers/promises';
import type { RenderTask } from '../src/renderer/renderer.ts';

/** A worker that does what the number of the document says. */
export default async function work({ document }: RenderTask): Promise<Uint8Array> {
  switch (document.number) {
    case 'crash':
      return process.exit(1);
    case 'block':
      for (;;);
    case 'memory': {
      const kept: unknown[] = [];
      for (;;) kept.push(new Array(100_000).fill(Math.random()));
    }
    case 'slow':
      await setTimeout(300);
      return new Uint8Array();
    case 'environment':
      return new TextEncoder().encode(JSON.stringify(process.env));
    default:
      return new TextEncoder().encode(document.number);
  }
}
