import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { RecordMail } from '../../../contract/types.ts';
import type { Addressee } from '../../../fields/addresses-input.tsx';
import { http } from '../../../services.ts';

/** The mail with which a document was sent, or its default (bms.api.ShownDocumentMail). */
export interface ShownMail {
  readonly recipients: readonly Addressee[];
  readonly subject: string;
  readonly message: string;
  /** ISO 639-1. */
  readonly language: string;
  /** A part of the document that its recipients will miss (bms.api.Warning). */
  readonly warnings: readonly { readonly field: string; readonly message: string }[];
}

/** Returns the texts of warnings, each once: many lines of a document may lack the same. */
export const messagesOf = (warnings: ShownMail['warnings']): string[] => [
  ...new Set(warnings.map(({ message }) => message)),
];

/** Reads the mail of a document. */
export const useMail = ({ path }: Pick<RecordMail, 'path'>, id: Identifier) =>
  useQuery({
    queryKey: ['mail', path, id],
    queryFn: async ({ signal }) => (await http<{ record: ShownMail }>('GET', pathOf(path, id), { signal })).body.record,
    staleTime: 0,
  });

/** Reads the usual recipients of a document. */
export const useMailRecipients = ({ recipients: path }: Pick<RecordMail, 'recipients'>, id: Identifier) =>
  useQuery({
    queryKey: ['mail-recipients', path, id],
    queryFn: async ({ signal }) =>
      (await http<{ records: readonly Addressee[] }>('GET', pathOf(path, id), { signal })).body.records,
    staleTime: 0,
  });

const pathOf = (path: string, id: Identifier): string => path.replace('{id}', String(id));
