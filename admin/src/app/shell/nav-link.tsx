import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

interface NavEntryProps {
  readonly to: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly isCurrent: boolean;
  readonly onClick?: () => void;
}

/** A link of the navigation with its icon. The open page is marked for screen readers, too. */
export function NavEntry({ to, label, icon: Icon, isCurrent, onClick }: NavEntryProps): ReactElement {
  return (
    <li>
      <Link to={to} title={label} onClick={onClick} aria-current={isCurrent ? 'page' : undefined}>
        <Icon fontSize="inherit" aria-hidden />
        <span className="nav-label">{label}</span>
      </Link>
    </li>
  );
}
