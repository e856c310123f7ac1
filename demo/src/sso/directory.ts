/** A person as a directory has them. */
interface Person {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
}

/** A directory that provisions accounts by SCIM 2.0 (RFC 7644). */
export interface Directory {
  /** @returns the id of the account @throws Error if it is rejected */
  create(person: Person): Promise<number>;
  /** @throws Error if it is rejected */
  deactivate(id: number): Promise<void>;
}

const SCHEMAS = 'urn:ietf:params:scim';

/** Creates the client of a directory. @param url the address of the system */
export function createDirectory(url: string, token: string): Directory {
  const send = async (method: string, path: string, body: object): Promise<{ readonly id: string }> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' };
    const response = await fetch(`${url}/scim/v2${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  return {
    create: async ({ email, given_name, family_name }) => {
      const user = {
        schemas: [`${SCHEMAS}:schemas:core:2.0:User`],
        userName: email,
        externalId: email,
        name: { givenName: given_name, familyName: family_name },
        emails: [{ value: email, type: 'work' }],
        active: true,
      };
      return Number((await send('POST', '/Users', user)).id);
    },
    deactivate: async (id) => {
      const Operations = [{ op: 'replace', path: 'active', value: false }];
      await send('PATCH', `/Users/${id}`, { schemas: [`${SCHEMAS}:api:messages:2.0:PatchOp`], Operations });
    },
  };
}
