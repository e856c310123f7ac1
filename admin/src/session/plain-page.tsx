import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useSystemMark } from './use-system-mark.ts';

interface PlainPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page without a session: a form, beside the name of the organization in its colour where there is space. */
export function PlainPage({ title, children }: PlainPageProps): ReactElement {
  return (
    <Box sx={PAGE}>
      <Box sx={SIDE}>
        <Mark />
      </Box>
      <Box component="main" sx={MAIN}>
        <Box sx={FORM}>
          <Typography component="h1" variant="h1" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** The logo and the name of the organization. */
function Mark(): ReactElement {
  const { name, logo } = useSystemMark();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, ...(!name && { visibility: 'hidden' }) }}>
      <Box aria-hidden sx={LOGO}>
        {logo ? <img src={logo} alt="" /> : name.slice(0, 1).toUpperCase()}
      </Box>
      <Typography component="p" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
    </Box>
  );
}

const PAGE = {
  minHeight: '100vh',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gridTemplateRows: { xs: 'auto 1fr', md: 'auto' },
  bgcolor: 'background.paper',
};
const SIDE = {
  p: { xs: 2, md: 5 },
  color: 'var(--on-accent)',
  backgroundColor: 'var(--accent-solid)',
  backgroundImage: {
    md: 'repeating-radial-gradient(circle at 10% 115%, transparent 0 44px, rgb(255 255 255 / 0.07) 44px 46px)',
  },
};
const MAIN = { display: 'grid', placeItems: { xs: 'start center', md: 'center' }, px: 2, py: { xs: 4, md: 2 } };
const FORM = { width: '100%', maxWidth: 360 };
/** On white, which the images of logos are made for. */
const LOGO = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: 'var(--r-2)',
  overflow: 'hidden',
  bgcolor: '#ffffff',
  color: 'var(--accent-solid)',
  fontSize: '1.25rem',
  fontWeight: 600,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
};
