import type { Poster, PosterOptions } from './post.ts';

/** Opens a poster. Its first message loads the HTTP client, which takes 5 MB. */
export function openPoster(options: PosterOptions): Poster {
  let opened: Promise<Poster> | undefined;
  const open = async (): Promise<Poster> => (await import('./post.ts')).createPoster(options);
  return {
    post: async (message, signal) => {
      opened ??= open();
      return (await opened).post(message, signal);
    },
    close: async () => (await opened)?.close(),
  };
}
