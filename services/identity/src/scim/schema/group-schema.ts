import { attribute, type Schema } from './schema.ts';

const immutable = { mutability: 'immutable' } as const;

/** The schema of groups, the roles. */
export const groupSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  name: 'Group',
  description: 'A role',
  attributes: [
    attribute('displayName', 'The name of the role, unique without regard to case.', {
      required: true,
      uniqueness: 'server',
    }),
    attribute(
      'members',
      'The accounts with the role. An account has one role: adding it takes it out of another group.',
      {
        type: 'complex',
        multiValued: true,
        subAttributes: [
          attribute('value', 'The id of the user.', { ...immutable, required: true }),
          attribute('$ref', 'The address of the user.', { ...immutable, type: 'reference', referenceTypes: ['User'] }),
          attribute('type', 'The type of the member.', { ...immutable, canonicalValues: ['User'] }),
        ],
      },
    ),
  ],
};
