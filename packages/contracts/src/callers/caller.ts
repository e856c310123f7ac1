/** The caller of an rpc, as passed from the gateway to a service (bms.identity.Caller in camel case). */
export interface Caller {
  readonly kind: 'user' | 'api_key' | 'scim_token' | 'public' | 'gateway' | 'service';
  /** Id of the user, or of the administrator on whose behalf an API key acts; 0 if there is none. */
  readonly userId: number;
  readonly userType: '' | 'staff' | 'client';
  readonly isAdmin: boolean;
  readonly roleId: number;
  /** Client company of a portal user; 0 for other callers. */
  readonly clientId: number;
  readonly sessionId: string;
  readonly apiKeyId: number;
  /** The token of a directory; 0 for other callers. */
  readonly scimTokenId: number;
  /** True for an API key that can only read. */
  readonly isReadOnly: boolean;
  /** True for a session whose account has to set up a second factor before it can do anything else. */
  readonly needsFactorSetup: boolean;
  /** Scope by `<module>.<action>`, without those of scope none; empty for administrators, who have every permission. */
  readonly grants: Readonly<Record<string, 'own' | 'all'>>;
}
