import { Button, TableCell, TableRow, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { formatTimestamp } from '../../fields/dates.ts';
import { StatusChip } from '../../fields/status-chip.tsx';
import { http } from '../../services.ts';

/** A delivery of a webhook, as in the contract. */
export interface Delivery {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly attempts: number;
  readonly response_status: number | null;
  readonly error: string;
  readonly next_attempt_at: string | null;
  readonly occurred_at: string;
}

/** @param path the path of the webhook's deliveries */
export function DeliveryRow({ path, delivery }: { readonly path: string; readonly delivery: Delivery }): ReactElement {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { id, type, status, attempts, occurred_at } = delivery;
  const replay = async (): Promise<void> => {
    try {
      await http('POST', `${path}/${id}/replay`);
      notify('It is sent again.', { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error', multiLine: true });
    }
    await queryClient.invalidateQueries({ queryKey: ['deliveries'] });
  };
  return (
    <TableRow>
      <TableCell>
        {type}
        <Small>{formatTimestamp(occurred_at)}</Small>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <StatusChip status={status} />
        <Small>
          {answerOf(delivery)} {triesOf(attempts)}
        </Small>
        {delivery.next_attempt_at && delivery.error && <Small>Again {formatTimestamp(delivery.next_attempt_at)}</Small>}
      </TableCell>
      <TableCell align="right">
        <Button size="small" onClick={replay} aria-label={`Send ${type} ${id} again`} sx={{ whiteSpace: 'nowrap' }}>
          Send again
        </Button>
      </TableCell>
    </TableRow>
  );
}

function Small({ children }: { readonly children: React.ReactNode }): ReactElement {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const triesOf = (attempts: number): string =>
  attempts === 0 ? '' : attempts === 1 ? '1 attempt.' : `${attempts} attempts.`;

function answerOf({ error, response_status }: Delivery): string {
  if (error) return /[.!?]$/.test(error) ? error : `${error}.`;
  return response_status ? `It answered ${response_status}.` : '';
}
