import { resourceNamed } from '../../contract/contract.ts';
import { http } from '../../services.ts';
import { may, type Session } from '../../session/account.ts';

/** The kind of menu: of a user, of all staff, or of the portal. */
export type MenuType = 'user' | 'default' | 'client';

/** An item of a menu; a new one has no id yet. */
export interface MenuItem {
  readonly id?: number;
  readonly title: string;
  readonly url: string;
  readonly icon?: string;
  readonly parent_id?: number | null;
  readonly open_in_new_tab?: boolean;
}

const PATH = resourceNamed('left_menus').path;

/** Returns the items of a menu in their order. */
export async function itemsOf(type: MenuType, signal?: AbortSignal): Promise<readonly MenuItem[]> {
  const query = { type, sort: 'sort' };
  return (await http<{ records: readonly MenuItem[] }>('GET', PATH, { query, signal })).body.records;
}

/** Replaces the items of a menu. @throws ApiFailure whose fields are `items.<place>.<field>` */
export async function saveMenu(type: MenuType, items: readonly MenuItem[]): Promise<void> {
  if (items.length === 0) await clearMenu(type);
  else await http('PUT', `${PATH}/${type}`, { body: { items: items.map(bare) } });
}

export const clearMenu = async (type: MenuType): Promise<void> => void (await http('DELETE', `${PATH}/${type}`));

function bare({ id, title, url, icon, parent_id, open_in_new_tab = false }: MenuItem): MenuItem {
  return { title, url, open_in_new_tab, ...(id && { id }), ...(icon && { icon }), ...(parent_id && { parent_id }) };
}

/** Returns the menus that the user sees, and which of them may be changed. */
export function menusOf(session: Session): readonly { readonly type: MenuType; readonly mayChange: boolean }[] {
  if (session.account.user_type === 'client') return [{ type: 'client', mayChange: false }];
  const isAdmin = session.account.is_admin === 1;
  const mayChange = may(session, { module: 'left_menus', action: 'update' });
  const shared = { type: 'default', mayChange: isAdmin } as const;
  return [{ type: 'user', mayChange }, shared, ...(isAdmin ? [{ type: 'client', mayChange: true } as const] : [])];
}
