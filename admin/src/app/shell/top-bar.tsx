import SearchIcon from '@mui/icons-material/Search';
import type { ReactElement } from 'react';
import { LoadingIndicator } from 'react-admin';
import { KeyCaps } from '../keyboard/key-caps.tsx';
import { Bell } from './bell.tsx';
import { Crumbs } from './crumbs.tsx';
import { NewMenu } from './new-menu.tsx';
import { PersonMenu } from './person-menu.tsx';

interface TopBarProps {
  readonly isNarrow: boolean;
  readonly onSearch: () => void;
}

/** The bar above every page. On a phone it has the person's menu, which is in the sidebar otherwise. */
export function TopBar({ isNarrow, onSearch }: TopBarProps): ReactElement {
  return (
    <header className="top-bar">
      <Crumbs />
      <FindButton onClick={onSearch} />
      <LoadingIndicator />
      <Bell />
      {isNarrow ? <PersonMenu /> : <NewMenu />}
    </header>
  );
}

const KEYS = { keys: ['k'], hasCommand: true };

/** The button that opens the search. It looks like a field, since typing is what follows. */
function FindButton({ onClick }: { readonly onClick: () => void }): ReactElement {
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
