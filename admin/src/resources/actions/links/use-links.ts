import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ApiFailure } from '../../../api/problem.ts';
import { http, read } from '../../../services.ts';

/** A link to the page of a document. */
export interface DocumentLink {
  readonly id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly open_count: number;
  readonly last_opened_at: string | null;
  /** The email address to which it was sent with the document; empty if a user created it. */
  readonly sent_to: string;
}

/** The links to a document with their operations. */
export interface Links {
  readonly list: readonly DocumentLink[] | undefined;
  readonly error: Error | null;
  /** The address of the link that was created last; it cannot be read again. */
  readonly created: string | undefined;
  /** True while a link is created or revoked. */
  readonly isBusy: boolean;
  refetch(): unknown;
  create(): Promise<void>;
  revoke(id: number): Promise<void>;
}

/** Reads the links to a document. @param path as for useLinks */
export const useLinkList = (path: string): UseQueryResult<readonly DocumentLink[]> =>
  useQuery({
    queryKey: ['links', path],
    queryFn: async () => (await read<{ records: readonly DocumentLink[] }>(path, {})).records,
    staleTime: 0,
  });

/** Returns the links to a document. @param path e.g. `/api/invoices/7/links` */
export function useLinks(path: string): Links {
  const notify = useNotify();
  const [created, setCreated] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useLinkList(path);
  const change = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      await refetch();
    } catch (failure) {
      notify((failure as ApiFailure).message, { type: 'error', multiLine: true });
    } finally {
      setBusy(false);
    }
  };
  return {
    list: data,
    error,
    created,
    isBusy,
    refetch,
    create: () => change(async () => setCreated((await http<{ url: string }>('POST', path, { body: {} })).body.url)),
    revoke: (id) => change(async () => void (await http('DELETE', `${path}/${id}`))),
  };
}
