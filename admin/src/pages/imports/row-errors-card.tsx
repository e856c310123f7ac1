import { Button, Table, TableBody, TableCell, TableHead, TableRow, Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { saveFile } from '../../api/save-file.ts';
import { BASE } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { labelIn, viewOf } from '../../resources/views.ts';
import { readFile } from '../../services.ts';
import { correctionsPath, errorsOfImport, type ImportJob } from './import-jobs.ts';

/** The number of errors on the page; the file has all. */
const SHOWN = 100;

/** The rows with errors, and the file in which they can be corrected. */
export function RowErrorsCard({ job }: { readonly job: ImportJob }): ReactElement {
  const { id, module, file_name, failed } = job;
  const query = useQuery({
    queryKey: ['import-errors', id],
    queryFn: ({ signal }) => errorsOfImport(id, SHOWN, signal),
    staleTime: 0,
  });
  const notify = useNotify();
  const save = async (): Promise<void> => {
    try {
      saveFile(await readFile(correctionsPath(id)), `to correct, ${file_name}`);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  const { records = [], meta } = query.data ?? {};
  return (
    <QueryCard
      title="Rows with errors"
      query={query}
      action={failed > 0 && <Button onClick={save}>Save these rows to correct them</Button>}
    >
      <Table size="small" aria-label="Rows with errors">
        <TableHead>
          <TableRow>
            <TableCell align="right">Line</TableCell>
            <TableCell>Column</TableCell>
            <TableCell>Error</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map(({ line, column, code, message, record_id }) => (
            <TableRow key={`${line} ${column} ${code}`}>
              <TableCell align="right">{line.toLocaleString()}</TableCell>
              <TableCell>{column || fieldIn(module, message)}</TableCell>
              <TableCell>
                {withoutField(module, message)}{' '}
                {record_id > 0 && viewOf(module) && (
                  <TextLink component={Link} to={`${BASE}/${module}/${record_id}`}>
                    Show the record
                  </TextLink>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {meta && meta.total > records.length && (
        <p className="import-more">{`${(meta.total - records.length).toLocaleString()} more are in the file.`}</p>
      )}
    </QueryCard>
  );
}

/** Returns the label of the field that a message begins with; empty if it begins with none. */
function fieldIn(module: string, message: string): string {
  const name = message.split(' ')[0] ?? '';
  return fieldOf(resourceNamed(module), name) ? labelIn(viewOf(module), name) : '';
}

/** Returns a message without the name of the field at its beginning, which stands in the column beside it. */
function withoutField(module: string, message: string): string {
  if (fieldIn(module, message) === '') return message;
  const rest = message.slice(message.indexOf(' ') + 1);
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}
