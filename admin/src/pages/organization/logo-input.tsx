import { Box, Button, Typography } from '@mui/material';
import { type ChangeEvent, type ReactElement, useState } from 'react';
import { useInput } from 'react-admin';
import { OWN_PAGE } from '../../api/http.ts';

const FILES = '/api/file-manager/files';

/** The input for the logo: an image that is uploaded to the file manager. */
export function LogoInput(): ReactElement {
  const { field } = useInput({ source: 'logo_file_id' });
  const [problem, setProblem] = useState('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const id = await uploadLogo(file).catch((error: Error) => {
      setProblem(error.message);
      return undefined;
    });
    if (id === undefined) return;
    setProblem('');
    field.onChange(id);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      {field.value && (
        <Box
          component="img"
          src={`${FILES}/${field.value}/download`}
          alt="Logo"
          sx={{ maxHeight: 64, maxWidth: 240 }}
        />
      )}
      <Button component="label" variant="outlined" size="small">
        {field.value ? 'Change the logo' : 'Upload a logo'}
        <input type="file" accept="image/png,image/jpeg,image/webp,image/gif" hidden onChange={choose} />
      </Button>
      {field.value && (
        <Button size="small" onClick={() => field.onChange(null)}>
          Remove
        </Button>
      )}
      {problem && (
        <Typography variant="body2" color="error" role="alert">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

/** @returns the id of the new file @throws Error with a message for the user */
async function uploadLogo(file: File): Promise<number> {
  const form = new FormData();
  form.set('file', file);
  const answer = await fetch(FILES, { method: 'POST', headers: OWN_PAGE, body: form, credentials: 'same-origin' });
  const body = (await answer.json()) as { record?: { id: number }; message?: string };
  if (!body.record) throw new Error(body.message ?? 'The file could not be uploaded.');
  return body.record.id;
}
