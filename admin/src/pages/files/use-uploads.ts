import { useCallback, useRef, useState } from 'react';
import { upload } from './file-manager.ts';

/** A file that is being uploaded. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  /** The progress from 0 to 1. */
  readonly done: number;
  readonly failure?: string;
  readonly isOver: boolean;
  cancel(): void;
}

export interface Uploads {
  readonly list: readonly Upload[];
  /** Uploads files, two at a time. */
  add(files: readonly File[], folderId: number): void;
  clear(): void;
}

const AT_ONCE = 2;

/** @param onOver called after each file, successful or not */
export function useUploads(onOver: () => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const next = useRef(0);
  const running = useRef(0);
  const queue = useRef<(() => Promise<void>)[]>([]);

  const change = useCallback((key: number, part: Partial<Upload>): void => {
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);

  const work = useCallback(async (): Promise<void> => {
    if (running.current >= AT_ONCE) return;
    const job = queue.current.shift();
    if (!job) return;
    running.current++;
    await job();
    running.current--;
    onOver();
    void work();
  }, [onOver]);

  const add = (files: readonly File[], folderId: number): void => {
    for (const file of files) {
      const key = next.current++;
      const controller = new AbortController();
      setList((all) => [...all, { key, name: file.name, done: 0, isOver: false, cancel: () => controller.abort() }]);
      queue.current.push(async () => {
        const options = { folderId, signal: controller.signal, onProgress: (done: number) => change(key, { done }) };
        const failure = await upload(file, options).then(
          () => undefined,
          (error: Error) => error.message,
        );
        change(key, { done: 1, isOver: true, failure });
      });
      void work();
    }
  };
  return { list, add, clear: () => setList((all) => all.filter(({ isOver }) => !isOver)) };
}
