import RequestIcon from '@mui/icons-material/MarkunreadMailbox';
import WriteIcon from '@mui/icons-material/Send';
import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { StartCard } from './start-card.tsx';

/** The card with the main actions of customers: requesting an estimate, and writing to the staff. */
export function WelcomeCard(): ReactElement {
  return (
    <StartCard title="What can we do for you?">
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          component={Link}
          to={`${BASE}/estimate_requests/create`}
          variant="contained"
          startIcon={<RequestIcon />}
        >
          Ask for an estimate
        </Button>
        <Button component={Link} to={`${BASE}/messages/create`} variant="outlined" startIcon={<WriteIcon />}>
          Write a message
        </Button>
      </Box>
    </StartCard>
  );
}
