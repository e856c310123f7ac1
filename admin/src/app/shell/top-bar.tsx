import type { ReactElement } from 'react';
import { LoadingIndicator } from 'react-admin';
import { Bell } from './bell.tsx';
import { Crumbs } from './crumbs.tsx';
import { FindButton } from './find-button.tsx';
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
