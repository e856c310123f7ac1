import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';

interface NavEntryProps {
  readonly to: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** True if only the page itself is marked as current, not those below it. */
  readonly isExact?: boolean;
  /** True if the page is current for another reason than its path. */
  readonly isCurrent?: boolean;
  readonly onClick?: () => void;
}

/** A link of the navigation with its icon. The open page is marked for screen readers, too. */
export function NavEntry({ to, label, icon: Icon, isExact, isCurrent, onClick }: NavEntryProps): ReactElement {
  return (
    <li>
      <NavLink
        to={to}
        end={isExact}
        className={isCurrent ? 'is-current' : undefined}
        title={label}
        onClick={onClick}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <Icon fontSize="inherit" aria-hidden />
        <span className="nav-label">{label}</span>
      </NavLink>
    </li>
  );
}
