import FoldIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import UnfoldIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { IconButton } from '@mui/material';
import type { ReactElement } from 'react';
import { useSidebarState } from 'react-admin';
import { Navigation } from './navigation.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { PersonMenu } from './person-menu.tsx';

/** The sidebar of wide windows. Folded, it shows icons; the browser remembers that. */
export function Sidebar(): ReactElement {
  const [isOpen, setOpen] = useSidebarState();
  const label = isOpen ? 'Fold the navigation' : 'Unfold the navigation';
  return (
    <div className="sidebar" data-folded={!isOpen}>
      <div className="sidebar-head">
        <OrganizationMark />
        <IconButton size="small" aria-label={label} title={label} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <FoldIcon fontSize="small" /> : <UnfoldIcon fontSize="small" />}
        </IconButton>
      </div>
      <nav aria-label="Main" className="sidebar-nav">
        <Navigation />
      </nav>
      <PersonMenu />
    </div>
  );
}
