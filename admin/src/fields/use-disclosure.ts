import { useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Inputs that can be hidden. */
export interface Disclosure {
  /** The id of the element with the inputs. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * Returns whether some inputs are shown. An error of one of them shows them, and they stay once it is corrected.
 * @param names the paths of the inputs in the form
 * @param isOpenFirst true if they are shown at first
 */
export function useDisclosure(names: readonly string[], isOpenFirst = false): Disclosure {
  const { getFieldState } = useFormContext();
  const state = useFormState({ name: [...names] });
  const [isOpen, setOpen] = useState(isOpenFirst);
  const hasError = names.some((name) => getFieldState(name, state).error);
  if (hasError && !isOpen) setOpen(true);
  return { id: useId(), isOpen, setOpen };
}
