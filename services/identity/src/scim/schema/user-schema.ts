import { attribute, type Schema } from './schema.ts';

const readOnly = { mutability: 'readOnly' } as const;

/** The schema of users, the staff accounts. */
export const userSchema: Schema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  description: 'A staff account',
  attributes: [
    attribute('userName', 'The name of the user in the directory, unique without regard to case.', {
      required: true,
      uniqueness: 'server',
    }),
    attribute('name', 'The name of the person.', {
      type: 'complex',
      required: true,
      subAttributes: [
        attribute('familyName', 'The last name.', { required: true }),
        attribute('givenName', 'The first name.', { required: true }),
      ],
    }),
    attribute('displayName', 'First and last name.', readOnly),
    attribute('title', 'The job title.'),
    attribute('active', 'False ends all sessions of the account and prevents sign-in.', {
      type: 'boolean',
      required: true,
    }),
    attribute('emails', 'The email address to sign in with: the primary one, or else that of the type work.', {
      type: 'complex',
      multiValued: true,
      required: true,
      subAttributes: [
        attribute('value', 'The address, unique among all accounts.', { required: true }),
        attribute('type', 'The kind of the address.', { canonicalValues: ['work'] }),
        attribute('primary', 'True for the address to sign in with.', { type: 'boolean', isHidden: true }),
      ],
    }),
    attribute('phoneNumbers', 'The phone number to sign in with, which its owner or an administrator sets.', {
      ...readOnly,
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The number (E.164).', readOnly),
        attribute('type', 'The kind of the number.', { ...readOnly, canonicalValues: ['mobile'] }),
      ],
    }),
    attribute('groups', 'The role of the account. It is changed by the members of groups.', {
      ...readOnly,
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The id of the group.', readOnly),
        attribute('$ref', 'The address of the group.', { ...readOnly, type: 'reference', referenceTypes: ['Group'] }),
        attribute('display', 'The name of the group.', readOnly),
        attribute('type', 'The kind of the membership.', { ...readOnly, canonicalValues: ['direct'] }),
      ],
    }),
  ],
};
