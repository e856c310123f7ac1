import { Box, Button, Dialog, DialogActions, DialogTitle, type Theme, useMediaQuery } from '@mui/material';
import { type ReactElement, useEffect, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import type { ApiFailure } from '../api/problem.ts';
import type { Print } from '../contract/types.ts';
import { readFile } from '../services.ts';
import { titleOf } from './views.ts';

interface PrintProps {
  readonly print: Print;
  /** The name of the resource. */
  readonly resource: string;
  readonly record: RaRecord;
  /** By default the kind of file. */
  readonly label?: string;
}

const PDF = 'application/pdf';

/** The button that shows a PDF of the current record in a preview, or saves another file of it. */
export function PrintButton({ print, resource, record, label = print.name.toUpperCase() }: PrintProps): ReactElement {
  const [preview, setPreview] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  // Browsers of phones show no PDF inside of a page.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const name = `${titleOf(resource, record)}.${print.name.toLowerCase()}`;
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await readFile(print.path.replace('{id}', String(record.id))));
      if (print.type === PDF && !isNarrow) setPreview(url);
      else save(url, name);
    } catch (error) {
      notify((error as ApiFailure).message, { type: 'error', multiLine: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={open} loading={isBusy}>
        {label}
      </Button>
      {preview && <Preview url={preview} name={name} onClose={() => setPreview(undefined)} />}
    </>
  );
}

interface PreviewProps {
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

function Preview({ url, name, onClose }: PreviewProps): ReactElement {
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Dialog open onClose={onClose} aria-labelledby="preview" fullWidth maxWidth="md">
      <DialogTitle id="preview">{name}</DialogTitle>
      <Box component="iframe" title={name} src={url} sx={{ border: 0, height: '75vh', mx: 3 }} />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => save(url, name)}>
          Download
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Saves a file under a name. */
function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
