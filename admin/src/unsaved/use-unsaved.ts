import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { unsaved } from '../services.ts';

/** Returns true while a form of the page has unsaved edits. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(unsaved.subscribe, () => unsaved.hasAny);

/** Registers the edits of the form around it for the confirmation before they are lost. */
export function UnsavedEdits(): null {
  const { reset } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useEffect(
    () => (isDirty ? unsaved.add({ isSaving: isSubmitting, reset: () => reset() }) : undefined),
    [isDirty, isSubmitting, reset],
  );
  return null;
}

/** Registers edits of a form that holds its own values. */
export function useTypedEdits(): { readonly onInput: () => void; readonly onSaved: () => void } {
  const [isDirty, setDirty] = useState(false);
  useEffect(() => (isDirty ? unsaved.add({ isSaving: false, reset: () => setDirty(false) }) : undefined), [isDirty]);
  return { onInput: () => setDirty(true), onSaved: () => setDirty(false) };
}
