import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, Button, Card, CardContent, CardHeader, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';

/** The page of an estimate form, with the snippet for websites. */
export const FormEdit = (): ReactElement => <RecordPage view={viewOf('estimate_forms')!} more={<SnippetCard />} />;

/** The card with the HTML that shows an estimate form on the websites of its allowed origins. */
function SnippetCard(): ReactElement | null {
  const record = useRecordContext<Shown & RaRecord>();
  if (!record) return null;
  const { snippet, allowed_origins: origins, status } = record;
  return (
    <Card component="section" aria-label="On your website">
      <CardHeader
        title="On your website"
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        action={snippet && <CopyButton text={snippet} />}
        sx={{ pb: 0 }}
      />
      <CardContent>
        <Typography variant="body2" color="text.secondary">
          {explanationOf(snippet, status)}
        </Typography>
        {snippet && (
          <>
            <Box component="ul" aria-label="Websites" sx={LIST}>
              {origins.map((origin) => (
                <li key={origin}>{origin}</li>
              ))}
            </Box>
            <Box component="pre" role="region" aria-label="Snippet" tabIndex={0} sx={SNIPPET}>
              {snippet}
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  );
}

interface Shown {
  readonly snippet: string;
  readonly allowed_origins: readonly string[];
  readonly status: string;
}

function explanationOf(snippet: string, status: string): string {
  if (!snippet) return 'Add a website to the form and save it. The snippet to paste into its pages appears here.';
  if (status !== 'active') return 'The form is inactive, so these websites do not show it:';
  return 'Paste the snippet where the form is to appear. It works on the pages of these websites:';
}

function CopyButton({ text }: { readonly text: string }): ReactElement {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <Button size="small" startIcon={<CopyIcon />} onClick={copy} aria-live="polite">
      {copied === text ? 'Copied' : 'Copy'}
    </Button>
  );
}

const LIST = { my: 1, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' };

const SNIPPET = {
  m: 0,
  p: 1.5,
  maxHeight: 240,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'monospace',
  fontSize: 12,
};
