import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, Card, CardContent, CardHeader, IconButton, Tooltip, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';

/** The page of an identity provider, with the addresses to register there. */
export function ProviderPage(): ReactElement {
  return <RecordPage view={viewOf('identity_providers')!} more={<AddressesCard />} />;
}

/** The addresses of this system that a provider has to know, by their labels there. */
const ADDRESSES = [
  ['Redirect URI', 'redirect_url'],
  ['Back-channel logout URI', 'backchannel_logout_url'],
  ['Front-channel logout URI', 'frontchannel_logout_url'],
] as const;

/** The card with the addresses to register at the provider. */
function AddressesCard(): ReactElement | null {
  const record = useRecordContext<RaRecord>();
  if (!record) return null;
  return (
    <Card component="section" aria-label="At the provider" sx={{ mt: 2 }}>
      <CardHeader
        title="At the provider"
        subheader="Register these addresses there. The first is required."
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
      />
      <CardContent>
        {ADDRESSES.map(([label, field]) => (
          <Address key={field} label={label} address={String(record[field] ?? '')} />
        ))}
      </CardContent>
    </Card>
  );
}

function Address({ label, address }: { readonly label: string; readonly address: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary">
          {label}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
          {address}
        </Typography>
      </Box>
      <Tooltip title={isCopied ? 'Copied' : 'Copy'}>
        <IconButton aria-label={`Copy ${label}`} onClick={copy}>
          <CopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
