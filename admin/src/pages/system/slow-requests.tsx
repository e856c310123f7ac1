import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { formatToSecond } from '../../fields/dates.ts';
import { Identifiers } from './identifiers.tsx';
import { Nothing } from './section.tsx';
import { durationText, type SlowRequest } from './system-state.ts';
import { Timeline } from './timeline-chart.tsx';

/** The last slow requests, each of which opens to the timeline of its calls. */
export function SlowRequests({ requests }: { readonly requests: readonly SlowRequest[] }): ReactElement {
  if (requests.length === 0) return <Nothing>No slow requests since the gateways started.</Nothing>;
  return (
    <>
      {requests.map((request) => (
        <SlowRequestItem key={`${request.started_at} ${request.request_id}`} request={request} />
      ))}
    </>
  );
}

function SlowRequestItem({ request }: { readonly request: SlowRequest }): ReactElement {
  const { started_at, duration_ms, method, route, status } = request;
  return (
    <Accordion
      disableGutters
      square
      elevation={0}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'auto auto minmax(0, 1fr)', md: 'minmax(0, 1fr) 60px 90px 200px' },
            columnGap: 2,
            alignItems: 'baseline',
            width: '100%',
            pr: 1,
          }}
        >
          <Typography
            component="span"
            variant="body2"
            sx={{ overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            {`${method} ${route}`}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ color: status >= 500 ? 'error.main' : 'text.secondary', textAlign: 'right' }}
          >
            {status}
          </Typography>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600, textAlign: { md: 'right' } }}>
            {durationText(duration_ms)}
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary', textAlign: 'right' }}>
            {formatToSecond(started_at)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Timeline request={request} />
        <Identifiers request={request} />
      </AccordionDetails>
    </Accordion>
  );
}
