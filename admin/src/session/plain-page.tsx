import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

/** A centered card, for pages without a session. */
export function PlainPage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ p: 3 }}>
          <Typography component="h1" variant="h5" align="center" gutterBottom>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}
