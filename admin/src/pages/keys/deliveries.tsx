import {
  Button,
  Card,
  CardHeader,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { hasRoute } from '../../contract/contract.ts';
import { Word } from '../../fields/columns.tsx';
import { http } from '../../services.ts';

interface Delivery {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly attempts: number;
  readonly response_status: number | null;
  readonly error: string;
}

const ROUTE = 'GET /api/admin/webhooks/{id}/deliveries';
const EVERY = 10_000;

/** What was sent to a webhook lately, and what came of it. */
export function Deliveries(): ReactElement | null {
  const record = useRecordContext();
  const path = `/api/admin/webhooks/${record?.id}/deliveries`;
  const { data } = useQuery({
    queryKey: ['deliveries', record?.id],
    queryFn: async () => (await http<{ records: readonly Delivery[] }>('GET', path)).body.records,
    enabled: record !== undefined && hasRoute(ROUTE),
    refetchInterval: EVERY,
  });
  if (!data) return null;
  return (
    <Card sx={{ mt: 2 }}>
      <CardHeader title="Deliveries" slotProps={{ title: { variant: 'h6', component: 'h2' } }} />
      {data.length === 0 && <Typography sx={{ p: 2, pt: 0 }}>Nothing was sent yet.</Typography>}
      {data.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label="Deliveries">
            <TableHead>
              <TableRow>
                {['Event', 'Status', 'Tries', 'Answer', ''].map((label) => (
                  <TableCell key={label}>{label}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((delivery) => (
                <DeliveryRow key={delivery.id} path={path} delivery={delivery} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}

function DeliveryRow({ path, delivery }: { readonly path: string; readonly delivery: Delivery }): ReactElement {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const replay = async (): Promise<void> => {
    try {
      await http('POST', `${path}/${delivery.id}/replay`);
      notify('It is sent again.', { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: ['deliveries'] });
  };
  return (
    <TableRow>
      <TableCell>{delivery.type}</TableCell>
      <TableCell>
        <Word value={delivery.status} />
      </TableCell>
      <TableCell>{delivery.attempts}</TableCell>
      <TableCell>{delivery.response_status ?? (delivery.error || 'none yet')}</TableCell>
      <TableCell align="right">
        <Button size="small" onClick={replay} aria-label={`Send ${delivery.type} ${delivery.id} again`}>
          Send again
        </Button>
      </TableCell>
    </TableRow>
  );
}
