/** What this service keeps of a user. */
export interface User {
  /** First and last name. */
  readonly name: string;
  /** `active` or `inactive`. */
  readonly status: string;
  /** `staff`, or `client` for a user of the portal. */
  readonly user_type: string;
}

/** Whether work may be given to the user. */
export const isActiveStaff = ({ status, user_type }: User): boolean => status === 'active' && user_type === 'staff';

/** What is kept of what identity says of a user. */
export const fieldsOf = ({ name, status, user_type }: User): User => ({ name, status, user_type });
