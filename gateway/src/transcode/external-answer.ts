/** The answer of the rpc PutExternal as an HTTP response. */
export interface ExternalAnswer {
  readonly status: number;
  /** Undefined if no record was created, or if it has no path of its own. */
  readonly location: string | undefined;
  readonly body: Record<string, unknown>;
}

/** Reads the answer of PutExternal, which has that of the create or of the update. @see docs/adr/0224-external-ids.md */
export function readExternalAnswer({ created, location, answer }: Record<string, unknown>): ExternalAnswer {
  return {
    status: created === true ? 201 : 200,
    location: location === '' ? undefined : String(location),
    body: answer as Record<string, unknown>,
  };
}
