import type { GetManyParams, Identifier, RaRecord } from 'react-admin';
import type { PanelProvider } from './data-provider.ts';
import type { Http } from './http.ts';

/** The name of a user whom the team does not list: a customer, or a deleted account. */
interface UserName {
  readonly id: number;
  readonly name: string;
  readonly user_type: string;
  readonly status: string;
}

const TEAM = 'team';
/** The maximum number of users in a request. */
const MAX_IDS = 100;

/** Adds the names of customers and deleted accounts to look-ups of the team, whose ids any record may have. */
export function withNames(provider: PanelProvider, http: Http): PanelProvider {
  const namesOf = async (ids: readonly Identifier[]): Promise<readonly UserName[]> => {
    if (ids.length === 0) return [];
    const query = { ids: ids.slice(0, MAX_IDS).join() };
    // Without names, the look-up still has those of the team.
    const answer = await http<{ records: readonly UserName[] }>('GET', '/api/team/names', { query }).catch(() => null);
    return [...(answer?.body.records ?? []), ...(await namesOf(ids.slice(MAX_IDS)))];
  };
  const getMany = async (name: string, params: GetManyParams): Promise<{ data: RaRecord[] }> => {
    const found = await provider.getMany(name, params);
    if (name !== TEAM) return found;
    const missing = found.data.filter((record) => record['email'] === undefined && Number(record.id) > 0);
    const names = new Map((await namesOf(missing.map(({ id }) => id))).map((user) => [user.id, user]));
    return { data: found.data.map((record) => ({ ...names.get(Number(record.id)), ...record })) };
  };
  return { ...provider, getMany: getMany as unknown as PanelProvider['getMany'] };
}
