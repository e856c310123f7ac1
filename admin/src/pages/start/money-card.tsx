import { Box, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { http } from '../../services.ts';
import { StartCard } from './start-card.tsx';
import { type Sum, sumOf } from './sums.ts';

/** What clients owe, and what of it is late. */
export function MoneyCard(): ReactElement {
  const { data, error } = useQuery({
    queryKey: ['start', 'money'],
    queryFn: async ({ signal }) => {
      const [sent, partly, overdue] = await Promise.all([
        sumOf(http, { status: 'sent' }, signal),
        sumOf(http, { status: 'partially_paid' }, signal),
        sumOf(http, { overdue: true }, signal),
      ]);
      const unpaid = {
        count: sent.count + partly.count,
        total: sent.total + partly.total,
        isPart: sent.isPart || partly.isPart,
      };
      return { unpaid, overdue };
    },
  });
  return (
    <StartCard title="Unpaid invoices" problem={error?.message}>
      <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
        <Figure label="Unpaid" sum={data?.unpaid} filter={{ status: 'sent' }} />
        <Figure label="Overdue" sum={data?.overdue} filter={{ overdue: true }} isBad />
      </Box>
    </StartCard>
  );
}

interface FigureProps {
  readonly label: string;
  readonly sum: Sum | undefined;
  readonly filter: object;
  readonly isBad?: boolean;
}

function Figure({ label, sum, filter, isBad }: FigureProps): ReactElement {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        variant="h4"
        component="p"
        sx={{ color: isBad && sum && sum.count > 0 ? 'error.main' : undefined, fontVariantNumeric: 'tabular-nums' }}
      >
        {sum ? `${sum.isPart ? 'over ' : ''}${sum.total.toLocaleString()}` : '…'}
      </Typography>
      <TextLink component={Link} to={`/admin/invoices?${search}`} variant="body2">
        {sum ? `${sum.count} ${sum.count === 1 ? 'invoice' : 'invoices'}` : '…'}
      </TextLink>
    </div>
  );
}
