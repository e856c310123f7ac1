import type { SsoConfig } from '../settings.ts';
import type { ProviderFetch } from './fetch-provider.ts';

/** Opens the requests to identity providers. The first one loads the HTTP client, which takes 5 MB. */
export function openProviderFetch(config: SsoConfig): ProviderFetch {
  let opened: Promise<ProviderFetch> | undefined;
  const open = async (): Promise<ProviderFetch> => (await import('./fetch-provider.ts')).createProviderFetch(config);
  return {
    fetch: async (url, options) => {
      opened ??= open();
      return (await opened).fetch(url, options);
    },
    close: async () => (await opened)?.close(),
  };
}
