import CancelIcon from '@mui/icons-material/Close';
import SaveIcon from '@mui/icons-material/Done';
import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Form, type RaRecord, useRecordContext, useUpdate } from 'react-admin';
import { isSame } from '../../api/changes.ts';
import type { ApiFailure, FieldErrors } from '../../api/problem.ts';
import { resourceNamed } from '../../contract/contract.ts';
import type { Field } from '../../contract/types.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { UnsavedEdits } from '../../unsaved/use-unsaved.ts';
import { useFailure } from '../save-failure.tsx';
import { useSavedNotice } from '../saved-notice.ts';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';
import type { Conflict } from './conflict-dialog.tsx';

/** The editing of single values of a record in its text. */
export interface InPlace {
  /** Returns true for the fields that can be changed in the present state of the record. */
  readonly isOpen: (field: Field) => boolean;
  /** Custom inputs, by the field that they replace the input of. */
  readonly inputs?: Readonly<Record<string, ReactElement>>;
  readonly onConflict: (conflict: Conflict) => void;
}

interface EditableValueProps {
  readonly view: View;
  readonly field: Field;
  readonly inPlace: InPlace;
  /** The value as text. */
  readonly children: ReactNode;
}

/** A value of the current record, which a click or its button turns into an input. */
export function EditableValue({ view, field, inPlace, children }: EditableValueProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = labelIn(view, field.name);
  const close = (): void => {
    setEditing(false);
    // The button exists after the next rendering.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isEditing) return <ValueForm view={view} field={field} inPlace={inPlace} onClose={close} />;
  const begin = ({ target }: MouseEvent): void => {
    const isMarked = (getSelection()?.toString() ?? '') !== '';
    if (!isMarked && !(target as Element).closest('a')) setEditing(true);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside the text is that of the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="editable" onClick={begin}>
      <span className="editable-text">{children}</span>
      <IconButton ref={button} size="small" aria-label={`Edit: ${label}`} onClick={() => setEditing(true)}>
        <EditIcon sx={{ fontSize: 14 }} />
      </IconButton>
    </div>
  );
}

type ValueFormProps = Omit<EditableValueProps, 'children'> & { readonly onClose: () => void };

/** The form of one value: Enter saves, Escape takes back. */
function ValueForm({ view, field, inPlace, onClose }: ValueFormProps): ReactElement {
  // A save of another value must not replace what was typed here.
  const [begun] = useState(useRecordContext<RaRecord>()!);
  const save = useSaveValue(view, field, begun, { onConflict: inPlace.onConflict, onClose });
  const takeBack = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <Form record={begun} onSubmit={save} sanitizeEmptyValues={false} noValidate>
      <fieldset className="value-form" ref={focusInput} onKeyDown={takeBack}>
        <UnsavedEdits />
        {inPlace.inputs?.[field.name] ?? (
          <FieldInput
            of={resourceNamed(view.name)}
            field={field}
            label={labelIn(view, field.name)}
            help={view.help?.[field.name]}
            isLong={view.longTexts?.includes(field.name)}
          />
        )}
        <IconButton type="submit" size="small" aria-label="Save">
          <SaveIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label="Cancel" onClick={onClose}>
          <CancelIcon fontSize="small" />
        </IconButton>
      </fieldset>
    </Form>
  );
}

/** Moves the focus into the input of a form that was just opened. */
function focusInput(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [role=combobox]')?.focus();
}

/**
 * Returns the function that saves a value. It resolves with the errors of the input, which keeps what was typed.
 * @param begun the record as the input received it
 */
function useSaveValue(
  view: View,
  { name }: Field,
  begun: RaRecord,
  { onConflict, onClose }: Pick<InPlace, 'onConflict'> & Pick<ValueFormProps, 'onClose'>,
) {
  const record = useRecordContext<RaRecord>()!;
  const explain = useFailure();
  const notifySaved = useSavedNotice();
  const [update] = useUpdate();
  return async (values: Readonly<Record<string, unknown>>): Promise<FieldErrors | undefined> => {
    // Another value of the record may have been saved since, but not this one.
    const before = isSame(record[name], begun[name]) ? record : begun;
    const params = { id: record.id, data: { ...before, [name]: values[name] }, previousData: before };
    try {
      notifySaved(await update(view.name, params, { mutationMode: 'pessimistic', returnPromise: true }));
      onClose();
      return undefined;
    } catch (error) {
      if ((error as ApiFailure).status !== 412) return explain([name], error);
      onConflict(params);
      return undefined;
    }
  };
}
