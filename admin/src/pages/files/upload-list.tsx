import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import type { Upload, Uploads } from './use-uploads.ts';

/** The uploads with their progress. */
export function UploadList({ uploads }: { readonly uploads: Uploads }): ReactElement | null {
  if (uploads.list.length === 0) return null;
  return (
    <Card sx={{ p: 2, mb: 2 }} component="section" aria-label="Uploads">
      {uploads.list.map((upload) => (
        <UploadRow key={upload.key} upload={upload} />
      ))}
      <Button size="small" onClick={uploads.clear} sx={{ mt: 1 }}>
        Clear the list
      </Button>
    </Card>
  );
}

function UploadRow({ upload }: { readonly upload: Upload }): ReactElement {
  const { name, done, failure, isOver, cancel } = upload;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(80px, 200px) auto',
        gap: 2,
        alignItems: 'center',
        minHeight: 36,
      }}
    >
      <Typography variant="body2" noWrap>
        {name}
      </Typography>
      {failure === undefined ? (
        <LinearProgress variant="determinate" value={done * 100} aria-label={`Upload of ${name}`} />
      ) : (
        <Typography variant="body2" color="error" role="alert">
          {failure}
        </Typography>
      )}
      {isOver ? (
        <Typography variant="body2">{failure === undefined ? 'Done' : ''}</Typography>
      ) : (
        <Button size="small" onClick={cancel} aria-label={`Cancel the upload of ${name}`}>
          Cancel
        </Button>
      )}
    </Box>
  );
}
