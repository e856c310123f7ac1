import { Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { formatTimestamp } from '../../fields/dates.ts';
import { StatusChip } from '../../fields/status-chip.tsx';
import { kindsOf } from '../../resources/parts.ts';
import { ImportJobPage } from './import-job-page.tsx';
import { recentImports } from './import-jobs.ts';
import './imports.css';
import { StartImport } from './start-import.tsx';

/** The page that imports files: a new import with those of before, or with `?id=` one of them. */
export function ImportsPage(): ReactElement {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return (
    <div className="imports">
      <Title title="Import" />
      {id > 0 ? (
        <ImportJobPage key={id} id={id} />
      ) : (
        <>
          <StartImport module={search.get('module') ?? ''} owner={Number(search.get('owner')) || undefined} />
          <RecentImports />
        </>
      )}
    </div>
  );
}

function RecentImports(): ReactElement | null {
  const query = useQuery({ queryKey: ['imports'], queryFn: ({ signal }) => recentImports(signal), staleTime: 0 });
  const shown = query.data?.filter(({ dry_run }) => !dry_run) ?? [];
  if (shown.length === 0 && !query.error) return null;
  return (
    <QueryCard title="Imports of before" query={query}>
      <ul className="import-list">
        {shown.map(({ id, file_name, module, status, created, updated, created_at }) => (
          <li key={id}>
            <TextLink component={Link} to={`${BASE}/imports?id=${id}`}>
              {file_name}
            </TextLink>
            <span>{kindsOf(module) ?? module}</span>
            <span>{`${created.toLocaleString()} new, ${updated.toLocaleString()} changed`}</span>
            <span>{formatTimestamp(created_at)}</span>
            <StatusChip status={status} />
          </li>
        ))}
      </ul>
    </QueryCard>
  );
}
