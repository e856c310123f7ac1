import BackIcon from '@mui/icons-material/ChevronLeft';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Entry } from '../../app/shell/entries.ts';
import type { Section } from '../sections.ts';

interface SectionHeadProps {
  readonly section: Section | undefined;
  /** The entry of the open page. */
  readonly entry: Entry | undefined;
}

/** The head of a page in a section: on a list its other pages, on a record the way back to its list. */
export function SectionHead({ section, entry }: SectionHeadProps): ReactElement | null {
  const { pathname } = useLocation();
  if (!entry) return null;
  if (pathname.replace(/\/$/, '') !== entry.to)
    return (
      <Link to={entry.to} className="portal-back">
        <BackIcon fontSize="small" className="dir" aria-hidden />
        {entry.label}
      </Link>
    );
  if (!section || section.entries.length < 2) return null;
  return (
    <nav aria-label={section.label} className="portal-tabs">
      {section.entries.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === entry.to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
