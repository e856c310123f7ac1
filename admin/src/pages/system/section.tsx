import { Card, CardHeader, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A section of the page System. */
export function Section({ title, about, children }: SectionProps): ReactElement {
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <CardHeader title={title} subheader={about} slotProps={{ title: { variant: 'h6', component: 'h2' } }} />
      {children}
    </Card>
  );
}

/** The line of a section that has nothing to list. */
export function Nothing({ children }: { readonly children: ReactNode }): ReactElement {
  return <Typography sx={{ px: 2, pb: 2 }}>{children}</Typography>;
}

/** Hides a cell on phones, where its value is below the name of the row. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } };

/** A second line of a cell. @param isNarrow true for one that is only shown on phones, where columns are hidden */
export function Small({
  isNarrow = false,
  children,
}: {
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ color: 'text.secondary', overflowWrap: 'anywhere', ...(isNarrow && { display: { md: 'none' } }) }}
    >
      {children}
    </Typography>
  );
}
