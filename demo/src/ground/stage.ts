import { type Http, hire, type Inbox, type StartedSystem, signIn } from '@bms/testing';

/** The system with the users of the demo. */
export interface Stage {
  readonly system: StartedSystem;
  readonly inbox: Inbox;
  /** Addresses of the two gateways. */
  readonly urls: readonly [string, string];
  /** The administrator, signed in at the first gateway. */
  readonly admin: Http;
  /** A user with all permissions on clients. */
  readonly manager: { readonly http: Http; readonly id: number };
  /** A user who can view all clients, and update and delete their own. */
  readonly member: { readonly http: Http; readonly id: number };
}

const grants = (scopes: Record<string, string>) =>
  Object.entries(scopes).map(([action, scope]) => ({ module: 'clients', action, scope }));

/** Creates two users with one role each. */
export async function openStage(system: StartedSystem, inbox: Inbox): Promise<Stage> {
  const [first, second] = system.gateways.map(({ url }) => url) as [string, string];
  const admin = await signIn(first, system.admin.email, system.admin.password);
  const manager = await hire(
    first,
    admin,
    inbox,
    'manager',
    grants({ view: 'all', create: 'all', update: 'all', delete: 'all' }),
  );
  const owning = grants({ view: 'all', create: 'all', update: 'own', delete: 'own' });
  const member = await hire(first, admin, inbox, 'member', owning);
  return { system, inbox, urls: [first, second], admin, manager, member };
}
