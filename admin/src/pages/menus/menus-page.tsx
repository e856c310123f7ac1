import { Card, CardContent, Link, List, ListItem, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailureNote } from '../../app/failure-note.tsx';
import { viewOf } from '../../resources/views.ts';
import { useSession } from '../../session/use-session.ts';
import { itemsOf, type MenuItem, type MenuType, menusOf } from './menu.ts';
import { MenuForm } from './menu-form.tsx';

const WORDS: Readonly<Record<MenuType, { readonly label: string; readonly about: string }>> = {
  user: { label: 'My menu', about: 'Only you see it, in every client app.' },
  default: { label: 'All staff', about: 'Everybody who works here sees it, above their own.' },
  client: { label: 'Clients', about: 'Users of the portal see it.' },
};

/** The left menus of client apps: of the user, of all staff, and of clients. */
export function MenusPage(): ReactElement | null {
  const [params, setParams] = useSearchParams();
  const session = useSession();
  if (!session) return null;
  const menus = menusOf(session);
  const menu = menus.find(({ type }) => type === params.get('menu')) ?? menus[0]!;
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="Menus" />
      <Tabs
        value={menu.type}
        onChange={(_event, next: MenuType) => setParams({ menu: next })}
        aria-label="Menu"
        variant="scrollable"
      >
        {menus.map(({ type }) => (
          <Tab key={type} value={type} label={WORDS[type].label} />
        ))}
      </Tabs>
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {WORDS[menu.type].about}
        </Typography>
        <Menu key={menu.type} {...menu} />
      </CardContent>
    </Card>
  );
}

function Menu({ type, mayChange }: { readonly type: MenuType; readonly mayChange: boolean }): ReactElement {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['left_menus', type],
    queryFn: ({ signal }) => itemsOf(type, signal),
    // A later response must not replace unsaved edits.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (mayChange) return <MenuForm key={dataUpdatedAt} type={type} items={data} onSaved={refetch} />;
  if (data.length === 0) return <Typography>{viewOf('left_menus')!.empty}</Typography>;
  return <MenuText items={data} />;
}

/** A read-only menu. */
function MenuText({ items }: { readonly items: readonly MenuItem[] }): ReactElement {
  return (
    <List dense>
      {items.map(({ id, title, url, parent_id }) => (
        <ListItem key={id} sx={{ pl: parent_id ? 4 : 0, gap: 2 }}>
          {title}
          {/^https?:/.test(url) ? (
            <Link href={url} target="_blank" rel="noreferrer">
              {url}
            </Link>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {url}
            </Typography>
          )}
        </ListItem>
      ))}
    </List>
  );
}
