import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface PlainPageProps {
  readonly title: string;
  /** The address of an image above the title. */
  readonly logo?: string | undefined;
  readonly children: ReactNode;
}

/** A centered card, for pages without a session. */
export function PlainPage({ title, logo, children }: PlainPageProps): ReactElement {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ p: 3 }}>
          {logo && <Box component="img" src={logo} alt="" sx={LOGO} />}
          <Typography component="h1" variant="h5" align="center" gutterBottom>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}

const LOGO = { display: 'block', maxWidth: 200, maxHeight: 64, mx: 'auto', mb: 2 };
