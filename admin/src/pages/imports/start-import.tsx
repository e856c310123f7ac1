import UploadIcon from '@mui/icons-material/UploadFile';
import { Alert, Button, Card, CardContent, MenuItem, TextField, Typography } from '@mui/material';
import { type DragEvent, type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { resourceNamed, resources } from '../../contract/contract.ts';
import { isImportable } from '../../resources/list/import-button.tsx';
import { kindsOf } from '../../resources/parts.ts';
import { useSession } from '../../session/use-session.ts';
import { startImport } from './import-jobs.ts';
import { OwnerOfRows, ownerOf } from './owner-of-rows.tsx';

interface StartImportProps {
  /** The kind of records; empty for none. */
  readonly module: string;
  /** The record that all of them belong to, such as the client of contacts. */
  readonly owner: number | undefined;
}

/** The first step: the kind of records and the file, which is then checked. Nothing is stored. */
export function StartImport({ module: given, owner }: StartImportProps): ReactElement | null {
  const session = useSession();
  const [chosen, choose] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  if (!session) return null;
  const kinds = resources.filter((resource) => isImportable(resource, session));
  const module = chosen ?? (kinds.some(({ name }) => name === given) ? given : kinds[0]?.name);
  if (module === undefined) return <Alert severity="info">You may not create records that can be imported.</Alert>;
  const ownedBy = owner === undefined ? undefined : ownerOf(resourceNamed(module));
  const check = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const defaults = ownedBy && module === given ? { [ownedBy.field]: owner } : {};
      const choices = { module, mapping: {}, defaults, match_by: '' };
      const { id } = await startImport({ file, choices }, { isCheck: true });
      navigate(`${BASE}/imports?id=${id}`);
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void check(event.dataTransfer.files[0]);
  };
  return (
    <Card>
      <CardContent className="import-start">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The file is checked first, and nothing is stored until you say so. An import can be undone for 30 days.
        </Typography>
        <TextField
          select
          label="What is in the file"
          value={module}
          onChange={({ target }) => choose(target.value)}
          sx={{ maxWidth: 320 }}
        >
          {kinds.map(({ name }) => (
            <MenuItem key={name} value={name}>
              {kindsOf(name)}
            </MenuItem>
          ))}
        </TextField>
        {ownedBy && module === given && <OwnerOfRows resource={resourceNamed(module)} id={owner!} />}
        <fieldset
          className="import-drop"
          aria-label="File"
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <UploadIcon />
          <Typography variant="body2">Drop a CSV file here, of up to 200,000 rows</Typography>
          <Button component="label" variant="contained" loading={isBusy}>
            Choose a file
            <input
              type="file"
              hidden
              accept=".csv,.txt,.tsv,text/csv"
              onChange={({ target }) => {
                void check(target.files?.[0]);
                target.value = '';
              }}
            />
          </Button>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            With a row of headings. Exports of Perfex, EspoCRM, HubSpot and Invoice Ninja are recognised.
          </Typography>
        </fieldset>
        {failure && <Alert severity="error">{failure}</Alert>}
      </CardContent>
    </Card>
  );
}
