import { isSame } from '../api/changes.ts';
import type { PanelProvider } from '../api/data-provider.ts';
import type { SignInGate } from '../api/sign-in-gate.ts';

type Values = Readonly<Record<string, unknown>>;

/** The changes of what can act for an account, by resource: the password is asked for before each, whatever the organization requires. */
const confirmed: Readonly<
  Record<string, { create?: true; delete?: true; update?: readonly string[]; acts?: readonly string[] }>
> = {
  team: { update: ['email', 'phone'], acts: ['reset-factors'] },
  portal_users: { update: ['email', 'phone'], acts: ['reset-factors'] },
  api_keys: { create: true, delete: true },
  scim_tokens: { create: true, delete: true },
  webhooks: { create: true, update: ['url', 'events'] },
};

/** Asks for the password before changes of credentials. @throws the error with which the dialog is cancelled */
export function withConfirmedChanges(provider: PanelProvider, confirmation: SignInGate): PanelProvider {
  const isChanged = (name: string, data: Values, before: Values = {}): boolean =>
    (confirmed[name]?.update ?? []).some((field) => field in data && !isSame(data[field] ?? '', before[field] ?? ''));
  const confirm = async (isNeeded: boolean | undefined): Promise<void> => {
    if (isNeeded) await confirmation.wait();
  };
  return {
    ...provider,
    create: async (name, params) => {
      await confirm(confirmed[name]?.create);
      return provider.create(name, params);
    },
    update: async (name, params) => {
      await confirm(isChanged(name, params.data, params.previousData));
      return provider.update(name, params);
    },
    delete: async (name, params) => {
      await confirm(confirmed[name]?.delete);
      return provider.delete(name, params);
    },
    act: async (name, id, path, body) => {
      await confirm(confirmed[name]?.acts?.some((act) => path.endsWith(act)));
      return provider.act(name, id, path, body);
    },
    deleteMany: async (name, params) => {
      await confirm(confirmed[name]?.delete);
      return provider.deleteMany(name, params);
    },
  };
}
