/** The projection of an identity user. */
export interface User {
  /** First and last name. */
  readonly name: string;
  /** `active` or `inactive`. */
  readonly status: string;
  /** `staff`, or `client` for a user of the portal. */
  readonly user_type: string;
}

/** True if work may be assigned to the user. */
export const isActiveStaff = ({ status, user_type }: User): boolean => status === 'active' && user_type === 'staff';

/** Returns the projected fields of an identity user. */
export const fieldsOf = ({ name, status, user_type }: User): User => ({ name, status, user_type });
