import CopyIcon from '@mui/icons-material/ContentCopy';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { FailureNote } from '../../../app/failure-note.tsx';
import { formatTimestamp } from '../../../fields/dates.ts';
import { openingsOf } from './openings.ts';
import { type DocumentLink, useLinks } from './use-links.ts';

interface LinksDialogProps {
  /** The path of the links, e.g. `/api/invoices/7/links`. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The dialog that lists the links to a document, with their openings, and creates and revokes some. */
export function LinksDialog({ path, onClose }: LinksDialogProps): ReactElement {
  const { list, error, created, isBusy, refetch, create, revoke } = useLinks(path);
  return (
    <Dialog open onClose={onClose} aria-labelledby="links" fullWidth maxWidth="sm">
      <DialogTitle id="links">Links to this document</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 1 }}>
          Anyone with a link can view the document without an account, and answer or pay it where that is possible.
        </Typography>
        {created && <CreatedLink url={created} />}
        {error && !list && <FailureNote error={error} onRetry={refetch} />}
        {list?.length === 0 && <Typography variant="body2">There are no links yet.</Typography>}
        {list && list.length > 0 && (
          <List dense disablePadding aria-label="Links">
            {list.map((link) => (
              <LinkItem key={link.id} link={link} isBusy={isBusy} onRevoke={() => revoke(link.id)} />
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={create} disabled={isBusy}>
          Create a link
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The address of a new link, with a button that copies it. */
function CreatedLink({ url }: { readonly url: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Alert severity="success" icon={false} sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      The address is shown only now.
      <TextField
        value={url}
        label="Address"
        fullWidth
        multiline
        margin="dense"
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
      />
      <Button size="small" startIcon={<CopyIcon />} onClick={copy} aria-live="polite">
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </Alert>
  );
}

interface LinkItemProps {
  readonly link: DocumentLink;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function LinkItem({ link, isBusy, onRevoke }: LinkItemProps): ReactElement {
  const isValid = !link.revoked_at && new Date(link.expires_at) > new Date();
  const time = formatTimestamp(link.created_at);
  const title = link.sent_to ? `Sent to ${link.sent_to}` : `Created ${time}`;
  const about = [link.sent_to && `Sent ${time}`, validityOf(link), openingsOf([link])].filter(Boolean);
  return (
    <ListItem disableGutters sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <ListItemText primary={title} secondary={`${about.join('. ')}.`} />
      {isValid && (
        <Button
          size="small"
          onClick={onRevoke}
          disabled={isBusy}
          aria-label={`Revoke: ${title}`}
          sx={{ flexShrink: 0 }}
        >
          Revoke
        </Button>
      )}
    </ListItem>
  );
}

function validityOf({ revoked_at: revoked, expires_at: expires }: DocumentLink): string {
  if (revoked) return `Revoked ${formatTimestamp(revoked)}`;
  return `${new Date(expires) > new Date() ? 'Expires' : 'Expired'} ${formatTimestamp(expires)}`;
}
