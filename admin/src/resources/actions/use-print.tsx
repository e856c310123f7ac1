import { Box, Button, Dialog, DialogActions, DialogTitle, type Theme, useMediaQuery } from '@mui/material';
import { type ReactElement, useEffect, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import type { ApiFailure } from '../../api/problem.ts';
import type { Print } from '../../contract/types.ts';
import { readFile } from '../../services.ts';
import { titleOf } from '../views.ts';

const PDF = 'application/pdf';

/** Shows files of a record. */
export interface Prints {
  /** Shows a PDF in a preview, or saves another file. A failure is notified. */
  open(print: Print): Promise<void>;
  /** The preview of the file that is open. */
  readonly preview: ReactElement | null;
}

/**
 * Returns the functions that show files of a record, such as its PDF.
 * @param resource the name of the resource
 * @param title the name of the files; by default the title of the record
 */
export function usePrints(resource: string, record: RaRecord | undefined, title?: string): Prints {
  const [shown, setShown] = useState<{ readonly url: string; readonly name: string }>();
  const notify = useNotify();
  // Browsers of phones show no PDF inside of a page.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const open = async (print: Print): Promise<void> => {
    if (!record) return;
    const name = `${title ?? titleOf(resource, record)}.${print.name.toLowerCase()}`;
    try {
      const url = URL.createObjectURL(await readFile(print.path.replace('{id}', String(record.id))));
      if (print.type === PDF && !isNarrow) setShown({ url, name });
      else save(url, name);
    } catch (error) {
      notify((error as ApiFailure).message, { type: 'error', multiLine: true });
    }
  };
  return { open, preview: shown ? <Preview {...shown} onClose={() => setShown(undefined)} /> : null };
}

interface PrintButtonProps {
  readonly print: Print;
  /** The name of the resource. */
  readonly resource: string;
  readonly record: RaRecord;
  readonly label: string;
  /** The name of the file; by default the title of the record. */
  readonly title?: string;
}

/** The button that shows a file of a record. */
export function PrintButton({ print, resource, record, label, title }: PrintButtonProps): ReactElement {
  const { open, preview } = usePrints(resource, record, title);
  const [isBusy, setBusy] = useState(false);
  const click = async (): Promise<void> => {
    setBusy(true);
    await open(print);
    setBusy(false);
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={click} loading={isBusy}>
        {label}
      </Button>
      {preview}
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
