import type { ReactElement } from 'react';
import { TextArrayInput, type TextArrayInputProps } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { entryErrors } from './entry-errors.ts';

/** An input for a list of texts, with the errors of its entries below it. */
export function TextsInput(props: TextArrayInputProps): ReactElement {
  const { source, helperText } = props;
  const { errors } = useFormState({ name: source });
  const wrong = entryErrors(get(errors, source), useWatch({ name: source }) ?? []);
  return <TextArrayInput {...props} helperText={wrong || helperText} />;
}
