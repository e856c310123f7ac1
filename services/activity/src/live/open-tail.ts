import { type Kit, oncePerProcess } from '@bms/service-kit';
import { followTail, type Tail } from './tail.ts';

/** Opens the tail of a process, which its modules share. */
export type OpenTail = (kit: Kit) => Promise<Tail>;

/** Creates the function that opens the tail; it is stopped with the process. */
export const createOpenTail = (): OpenTail =>
  oncePerProcess(async (kit: Kit) => {
    const tail = await followTail(kit);
    kit.onShutdown(tail.stop);
    return tail;
  });
