import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { useGetOne, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { resourceNamed } from '../../contract/contract.ts';
import { languageOf } from '../../document/language.ts';
import { Paper, paperStyle } from '../../document/paper.tsx';
import { type StoredDocument, taxesOf } from '../../fields/document/document-amounts.ts';
import { useTaxes } from '../../fields/document/use-taxes.ts';
import { useFormMoney } from '../../fields/use-money.tsx';
import { logoOf } from '../../portal/branding.ts';
import { may } from '../../session/account.ts';
import { useSession, useToday } from '../../session/use-session.ts';
import { WHOLE } from '../whole.tsx';
import './preview.css';
import { KINDS, previewedDocument } from './previewed-document.ts';

interface PreviewProps {
  /** The resource of the document. */
  readonly of: string;
}

/** A document as its recipient will see it, beside its form; on narrow screens a button opens it. */
export function DocumentPreview({ of }: PreviewProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <aside className="document-preview" aria-label="Preview">
        <h2>Preview</h2>
        <PreviewedPaper of={of} />
      </aside>
      <Button className="document-preview-button" startIcon={<PreviewIcon />} onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby="preview" fullWidth maxWidth="md">
        <DialogTitle id="preview">Preview</DialogTitle>
        <DialogContent sx={{ p: 0 }}>{isOpen && <PreviewedPaper of={of} />}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The document of the form on paper, in the language of its client. */
function PreviewedPaper({ of }: PreviewProps): ReactElement {
  const values = useDeferredValue(useWatch() as Readonly<Record<string, unknown>>);
  const session = useSession();
  const record = useRecordContext() as (StoredDocument & { readonly language?: string }) | undefined;
  const { current } = useTaxes();
  const { currency } = useFormMoney();
  const today = useToday();
  const client = useClient(values['client_id']);
  const organization = session?.organization ?? { name: '', locale: 'en' };
  const shared = previewedDocument(values, {
    kind: KINDS[of]!,
    currency,
    today,
    taxes: taxesOf(values['items'], record, current),
    client,
    organization,
  });
  const language = languageOf([String(client?.['language'] ?? ''), organization.locale]);
  if (!shared) return <p className="document-preview-note">A discount exceeds the amount it applies to.</p>;
  return (
    <article className="paper preview-paper" style={paperStyle(shared)} lang={language.locale}>
      <Paper shared={shared} language={language} heading="h2" logo={logoOf(session?.organization)} />
    </article>
  );
}

/** Returns the chosen client with its address; undefined until it is known. */
function useClient(id: unknown): Readonly<Record<string, unknown>> | undefined {
  const session = useSession();
  const mayAsk = session !== undefined && may(session, resourceNamed('clients').access.get);
  const enabled = mayAsk && Boolean(id);
  const { data } = useGetOne('clients', { id: Number(id ?? 0) }, { ...WHOLE, enabled });
  return enabled ? data : undefined;
}
