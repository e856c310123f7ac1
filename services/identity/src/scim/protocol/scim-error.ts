import { ApiError } from '@bms/contracts';
import { databaseError } from '@bms/service-kit';

/** The detail keywords of errors (RFC 7644, 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** An error with its HTTP status, as the protocol reports it. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** Creates the error for a value that is not possible. */
export const invalidValue = (detail: string): ScimError => new ScimError(400, detail, 'invalidValue');

/** The names of the fields of accounts and roles in the protocol. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  email: 'emails',
  user_name_key: 'userName',
  first_name: 'name.givenName',
  last_name: 'name.familyName',
  job_title: 'title',
  external_keys: 'externalId',
  title: 'displayName',
};

/**
 * Returns the error of the protocol for a thrown one; undefined for those that the gateway reports, such as an unavailable
 * database.
 */
export function toScimError(thrown: unknown): ScimError | undefined {
  if (thrown instanceof ScimError) return thrown;
  const error = thrown instanceof ApiError ? thrown : databaseError(thrown);
  if (error?.code === 'not_found') return new ScimError(404, 'The resource does not exist.');
  if (error?.code === 'version_mismatch') return new ScimError(412, 'The resource has changed since it was read.');
  if (error?.code !== 'validation_failed') return undefined;
  const [violation] = error.violations;
  if (!violation) return undefined;
  const name = ATTRIBUTES[violation.field.replace(/\..*/, '')];
  if (violation.code === 'taken')
    return new ScimError(409, `${name ?? violation.field} is already in use.`, 'uniqueness');
  if (violation.code === 'in_use') return new ScimError(409, violation.message);
  if (violation.code === 'last_administrator') return new ScimError(400, violation.message, 'mutability');
  return invalidValue(name ? `${name}: ${violation.message}` : violation.message);
}

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Returns the body of an error. */
export const errorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
