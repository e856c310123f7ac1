import { Card, CardContent, CardHeader, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface StartCardProps {
  readonly title: string;
  /** Why there is nothing to show. */
  readonly problem?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the start page. */
export function StartCard({ title, problem, action, children }: StartCardProps): ReactElement {
  return (
    <Card component="section" aria-label={title}>
      <CardHeader
        title={title}
        action={action}
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
      />
      <CardContent>
        {problem ? <Typography sx={{ color: 'text.secondary' }}>{problem}</Typography> : children}
      </CardContent>
    </Card>
  );
}
