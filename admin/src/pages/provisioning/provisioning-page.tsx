import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { ListPage } from '../../resources/list-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { CreateWithSecret } from '../keys/create-with-secret.tsx';

const NAME = 'scim_tokens';

/** The list of the tokens of directories, below the address that a directory needs with one. */
export function ProvisioningPage(): ReactElement {
  return (
    <>
      <BaseAddress />
      <ListPage view={viewOf(NAME)!} />
    </>
  );
}

/** The page of a new token. */
export const ProvisioningTokenCreate = (): ReactElement => (
  <CreateWithSecret name={NAME} member="token" title="Your new SCIM token" />
);

/** The address that a directory sends its requests to, with a button that copies it. */
function BaseAddress(): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const address = new URL('/scim/v2', window.location.origin).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Card component="section" aria-label="Base address" sx={{ mb: 2 }}>
      <CardContent>
        <Typography sx={{ mb: 2 }}>
          Your directory, such as Entra ID or Okta, creates, changes and deactivates team accounts. Enter this address
          and a token there. Its groups are the roles.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <TextField
            label="Base address"
            value={address}
            sx={{ flex: '1 1 260px' }}
            slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' }, onFocus: selectAll } }}
          />
          <Button startIcon={<CopyIcon />} onClick={copy} aria-live="polite">
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void =>
  currentTarget.select();
