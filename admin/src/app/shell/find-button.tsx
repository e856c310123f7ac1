import SearchIcon from '@mui/icons-material/Search';
import type { ReactElement } from 'react';
import { KeyCaps } from '../keyboard/key-caps.tsx';

const KEYS = { keys: ['k'], hasCommand: true };

/** The button that opens the search. It looks like a field, since typing is what follows. */
export function FindButton({ onClick }: { readonly onClick: () => void }): ReactElement {
  return (
    <button type="button" className="find" onClick={onClick}>
      <SearchIcon aria-hidden />
      <span className="find-text">Search or jump to</span>
      <span aria-hidden>
        <KeyCaps of={KEYS} />
      </span>
    </button>
  );
}
