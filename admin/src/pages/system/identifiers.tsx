import CopyIcon from '@mui/icons-material/ContentCopy';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, IconButton, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import type { SlowRequest } from './system-state.ts';

/** The ids by which the request is found in logs and traces, and a link to its trace if there is one. */
export function Identifiers({ request }: { readonly request: SlowRequest }): ReactElement {
  const { trace_id, request_id, trace_url } = request;
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'end' }}>
      <Identifier label="Trace id" value={trace_id} />
      <Identifier label="Request id" value={request_id} />
      {trace_url && (
        <Button
          size="small"
          component="a"
          href={trace_url}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<OpenIcon />}
        >
          Open the trace
        </Button>
      )}
    </Box>
  );
}

function Identifier({ label, value }: { readonly label: string; readonly value: string }): ReactElement {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    notify(`${label} copied.`, { type: 'info' });
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="body2" component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
      <IconButton size="small" onClick={copy} aria-label={`Copy the ${label.toLowerCase()}`} sx={{ ml: 0.5 }}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
