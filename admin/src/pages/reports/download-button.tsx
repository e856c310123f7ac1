import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Query } from '../../api/http.ts';
import { saveFile } from '../../api/save-file.ts';
import { http } from '../../services.ts';

interface DownloadButtonProps {
  readonly path: string;
  readonly query: Query;
  /** The name under which the file is saved. */
  readonly name: string;
}

/** By this mark, spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Downloads a report as CSV. A link cannot ask for CSV, since the browser sets its Accept header. */
export function DownloadButton({ path, query, name }: DownloadButtonProps): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { body } = await http<string>('GET', path, { query, headers: { Accept: 'text/csv' } });
      saveFile(new Blob([BYTE_ORDER_MARK, body], { type: 'text/csv;charset=utf-8' }), name);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button startIcon={<DownloadIcon />} loading={isBusy} loadingPosition="start" onClick={download}>
      Download CSV
    </Button>
  );
}
