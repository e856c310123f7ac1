import { Card, CardContent, CardHeader, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { FailureNote } from './failure-note.tsx';

interface QueryCardProps {
  readonly title: string;
  /** The reason why there is nothing to show. */
  readonly problem?: string;
  /** The query of the card; its failure is shown with a button that retries it. */
  readonly query?: { readonly error: Error | null; refetch(): unknown };
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card whose content is the answer of a query. */
export function QueryCard({ title, problem, query, action, children }: QueryCardProps): ReactElement {
  return (
    <Card component="section" aria-label={title}>
      <CardHeader title={title} action={action} />
      <CardContent sx={{ pt: 0 }}>
        <Body problem={problem} query={query}>
          {children}
        </Body>
      </CardContent>
    </Card>
  );
}

function Body({ problem, query, children }: Pick<QueryCardProps, 'problem' | 'query' | 'children'>): ReactNode {
  if (query?.error) return <FailureNote error={query.error} onRetry={() => query.refetch()} />;
  return problem ? <Typography sx={{ color: 'text.secondary' }}>{problem}</Typography> : children;
}
