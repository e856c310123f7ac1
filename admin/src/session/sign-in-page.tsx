import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { Notification } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from './sign-in-form.tsx';

/** Where nobody is signed in yet. Afterwards the page opens that was asked for. */
export function SignInPage(): ReactElement {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const next = state?.nextPathname ? `${state.nextPathname}${state.nextSearch ?? ''}` : '/admin';
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ p: 3 }}>
          <Typography component="h1" variant="h5" align="center" gutterBottom>
            Business management
          </Typography>
          <SignInForm onSignedIn={() => navigate(next, { replace: true })} />
        </CardContent>
      </Card>
      <Notification />
    </Box>
  );
}
