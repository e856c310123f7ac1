import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, type ReactElement, useState } from 'react';
import { ApiFailure, type FieldErrors } from '../api/problem.ts';

export type Values = Readonly<Record<string, string>>;

export interface StepProps {
  readonly onDone: () => Promise<void> | void;
}

/** A text input of a small form. */
export interface SmallField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly defaultValue?: string;
  readonly isOptional?: boolean;
  readonly helperText?: string;
}

interface SmallFormProps extends StepProps {
  readonly fields: readonly SmallField[];
  readonly action: string;
  readonly send: (values: Values) => Promise<void>;
  /** Clears the inputs after success. */
  readonly isClearedAfter?: boolean;
}

/** A form of a few texts. An error of a field is shown at the field, any other above the form. */
export function SmallForm({ fields, action, send, onDone, isClearedAfter }: SmallFormProps): ReactElement {
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const fail = (error: unknown): void => {
    const found = (error instanceof ApiFailure && error.body.errors) || {};
    const isShown = fields.some(({ name }) => name in found);
    setErrors(isShown ? found : {});
    if (!isShown) setFailure(error instanceof Error ? error.message : String(error));
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // In React's event tree, a dialog is inside the form of the page that opened it.
    event.stopPropagation();
    const form = event.currentTarget;
    setBusy(true);
    setFailure('');
    setErrors({});
    try {
      await send(Object.fromEntries(new FormData(form)) as Values);
      if (isClearedAfter) form.reset();
      await onDone();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {fields.map(({ inputMode, isOptional, helperText, ...field }, at) => (
          <TextField
            key={field.name}
            {...field}
            fullWidth
            required={!isOptional}
            autoFocus={at === 0}
            error={field.name in errors}
            helperText={errors[field.name] ?? helperText}
            slotProps={{ htmlInput: { inputMode } }}
          />
        ))}
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
