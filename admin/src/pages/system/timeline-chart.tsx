import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { Small } from './section.tsx';
import { durationText, type SlowRequest } from './system-state.ts';
import { type Bar, timelineOf } from './timeline.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The timeline of a request as a waterfall: a bar for the request and for each of its calls, placed by their start. */
export function Timeline({ request }: { readonly request: SlowRequest }): ReactElement {
  const bars = timelineOf(request);
  return (
    <Box component="ol" aria-label="Timeline" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', rowGap: 1 }}>
      {bars.map((bar, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a request do not change their order
        <TimelineRow key={at} bar={bar} isWhole={at === 0} />
      ))}
    </Box>
  );
}

function TimelineRow({ bar, isWhole }: { readonly bar: Bar; readonly isWhole: boolean }): ReactElement {
  const { label, detail, start, width, durationMs, hasFailed } = bar;
  const color = hasFailed ? 'error.main' : isWhole ? 'text.secondary' : 'primary.main';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 72px', md: 'minmax(0, 2fr) minmax(0, 3fr) 72px' },
        columnGap: 2,
        alignItems: 'center',
      }}
    >
      <div>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Small>{detail}</Small>
      </div>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: 12,
          borderRadius: 1,
          bgcolor: 'action.hover',
          order: { xs: 2, md: 0 },
          gridColumn: { xs: '1 / -1', md: 'auto' },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            insetBlock: 0,
            left: percent(start),
            width: percent(width),
            minWidth: '2px',
            borderRadius: 1,
            bgcolor: color,
          }}
        />
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        {durationText(durationMs)}
      </Typography>
    </Box>
  );
}
