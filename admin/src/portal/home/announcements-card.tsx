import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { useToday } from '../../session/use-session.ts';
import { dayText } from '../days.ts';
import { useRecords } from '../use-records.ts';

interface Announcement {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly created_at: string;
}

const LATEST = { limit: 3, sort: '-id' };

/** The latest announcements of the seller; nothing if there are none. */
export function AnnouncementsCard(): ReactElement | null {
  const today = useToday();
  const { data } = useRecords<Announcement>('announcements', LATEST);
  if (!data || data.records.length === 0) return null;
  return (
    <section className="portal-card" aria-labelledby="announcements">
      <h2 id="announcements">News</h2>
      <ul className="portal-list">
        {data.records.map(({ id, title, description, created_at }) => (
          <li key={id}>
            <Link to={`${BASE}/announcements/${id}`}>
              <span className="grow">
                {title}
                <span className="portal-sub clipped">{description}</span>
              </span>
              <span className="portal-sub">{dayText(created_at, today)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
