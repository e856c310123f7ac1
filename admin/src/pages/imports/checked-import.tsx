import { Alert, Button, Card, CardContent, CardHeader, MenuItem, TextField } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiFailure } from '../../api/problem.ts';
import { BASE } from '../../app/base.ts';
import { resourceNamed } from '../../contract/contract.ts';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import type { Field } from '../../contract/types.ts';
import { kindOf, kindsOf } from '../../resources/parts.ts';
import { labelIn, viewOf } from '../../resources/views.ts';
import { ColumnsTable, matchFields, missingFields } from './columns-table.tsx';
import { type CheckedFile, type ImportChoices, type ImportJob, startImport } from './import-jobs.ts';
import { OwnerOfRows, ownerOf } from './owner-of-rows.tsx';

/** The recognised properties of a file, with the texts of their values. */
const RECOGNISED = [
  {
    name: 'encoding',
    label: 'Letters',
    values: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16',
      'utf-16be': 'UTF-16 (big endian)',
      'windows-1252': 'Windows (Western Europe)',
    },
  },
  {
    name: 'delimiter',
    label: 'Between cells',
    values: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Vertical bar' },
  },
  { name: 'decimal', label: 'Amounts', values: { point: '1,234.50', comma: '1.234,50' } },
  {
    name: 'date_format',
    label: 'Dates',
    values: { iso: '2026-11-28', dotted: '28.11.2026', day_first: '28/11/2026', month_first: '11/28/2026' },
  },
] as const;

interface CheckedImportProps {
  /** The check that is done. */
  readonly job: ImportJob;
  /** The file; undefined after the page was loaded again. */
  readonly checked: CheckedFile | undefined;
}

/** The second step: what was recognised, which can be changed and checked again, and the import. */
export function CheckedImport({ job, checked }: CheckedImportProps): ReactElement {
  const resource = resourceNamed(job.module);
  const view = viewOf(job.module);
  const [choices, setChoices] = useState<ImportChoices>(() => choicesOf(job, checked));
  const [isChanged, setChanged] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const [busy, setBusy] = useState<'check' | 'import'>();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  if (!checked) return <Alert severity="info">Choose the file again to import it: this page no longer has it.</Alert>;
  const change = (part: Partial<ImportChoices>): void => {
    setChoices({ ...choices, ...part });
    setChanged(true);
  };
  const start = async (isCheck: boolean): Promise<void> => {
    setBusy(isCheck ? 'check' : 'import');
    setFailure(undefined);
    try {
      const { id } = await startImport({ file: checked.file, choices }, { isCheck, isRepeated });
      navigate(`${BASE}/imports?id=${id}`);
    } catch (error) {
      const { status, message } = error as ApiFailure;
      if (status === 409) setRepeated(true);
      setFailure(status === 409 ? 'This file was imported before. Import it once more?' : message);
      setBusy(undefined);
    }
  };
  const good = job.created + job.updated;
  const missing = missingFields(resource, choices.mapping);
  const owner = choices.defaults[ownerOf(resource)?.field ?? ''] as number | undefined;
  return (
    <>
      <Card component="section" aria-label="Columns">
        <CardHeader
          title={job.preset ? `Columns, as in an export of ${nameOfPreset(job.preset)}` : 'Columns'}
          slotProps={{ title: { component: 'h2', variant: 'h2' } }}
        />
        {owner !== undefined && <OwnerOfRows resource={resource} id={owner} />}
        <ColumnsTable
          resource={resource}
          columns={[...Object.keys(job.mapping), ...job.unmapped]}
          mapping={choices.mapping}
          onChange={(mapping) => change({ mapping })}
        />
        <CardContent className="import-settings">
          {missing.map((field) => (
            <DefaultInput
              key={field.name}
              field={field}
              label={`${labelIn(view, field.name)} of all rows`}
              value={choices.defaults[field.name]}
              onChange={(value) => change({ defaults: { ...choices.defaults, [field.name]: value } })}
            />
          ))}
          <TextField
            select
            label="Rows whose record exists"
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            value={choices.match_by}
            onChange={({ target }) => change({ match_by: target.value })}
          >
            <MenuItem value="">Are new records all the same</MenuItem>
            {matchFields(resource)
              .filter(({ name }) => Object.values(choices.mapping).includes(name))
              .map(({ name }) => (
                <MenuItem key={name} value={name}>
                  Change it: found by {inSentence(labelIn(view, name))}
                </MenuItem>
              ))}
          </TextField>
          {RECOGNISED.filter(({ name }) => job[name] !== '').map(({ name, label, values }) => (
            <TextField
              key={name}
              select
              label={label}
              value={choices[name] ?? job[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            >
              {Object.entries(values).map(([value, text]) => (
                <MenuItem key={value} value={value}>
                  {text}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </CardContent>
      </Card>
      {failure && <Alert severity={isRepeated ? 'warning' : 'error'}>{failure}</Alert>}
      <div className="import-actions">
        <Button
          variant={isChanged ? 'outlined' : 'contained'}
          disabled={isChanged || good === 0}
          loading={busy === 'import'}
          onClick={() => start(false)}
        >
          {isRepeated
            ? 'Import it once more'
            : `Import ${good.toLocaleString()} ${inSentence((good === 1 ? kindOf : kindsOf)(job.module) ?? job.module)}`}
        </Button>
        <Button
          variant={isChanged ? 'contained' : 'outlined'}
          disabled={!isChanged}
          loading={busy === 'check'}
          onClick={() => start(true)}
        >
          Check again
        </Button>
      </div>
    </>
  );
}

/** Returns the choices that repeat a check: those that were made, with the columns as they were recognised. */
function choicesOf(
  { module, mapping, unmapped, match_by }: ImportJob,
  checked: CheckedFile | undefined,
): ImportChoices {
  const left = Object.fromEntries(unmapped.map((column) => [column, null]));
  return { defaults: {}, ...checked?.choices, module, match_by, mapping: { ...mapping, ...left } };
}

/** Returns the name of a program: `invoice_ninja_clients` is "Invoice ninja". */
const nameOfPreset = (preset: string): string => wordsOf(preset.replace(/_[a-z]+$/, ''));

interface DefaultInputProps {
  readonly field: Field;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
}

/** The input of a value that all rows get, since no column has it. */
function DefaultInput({ field, label, value, onChange }: DefaultInputProps): ReactElement {
  return (
    <TextField
      select={field.allowed !== undefined}
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {field.allowed?.map((one) => (
        <MenuItem key={one} value={one}>
          {wordsOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
