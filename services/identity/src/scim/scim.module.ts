import type { SurfaceRequest } from '@bms/contracts/types/api';
import { type Call, callAs, createResource, defineModule } from '@bms/service-kit';
import { roles } from '../roles/role.model.ts';
import { roleRules } from '../roles/roles.module.ts';
import { noteScimTokenUse } from '../scim-tokens/resolve.ts';
import type { Identity } from '../setup.ts';
import { answerBulk } from './bulk.ts';
import type { ScimContext, ScimDeps } from './context.ts';
import { answerRequest } from './endpoints.ts';
import { readRequest, type ScimAnswer, type ScimRequest, writeAnswer } from './protocol/request.ts';
import { errorBody, toScimError } from './protocol/scim-error.ts';
import { teamOfDirectories } from './users/team.ts';

const SERVICE = 'bms.identity.Scim';

/**
 * The module by which directories provision the accounts of the staff (SCIM 2.0).
 * @see docs/adr/0235-scim.md
 */
export const scimModule = defineModule({
  service: SERVICE,
  setup: (identity: Identity) => {
    const { kit, config } = identity;
    const { path } = kit.contract.rpc(`/${SERVICE}/Answer`).policy.surface!;
    const deps: ScimDeps = {
      kit,
      team: teamOfDirectories(identity),
      roles: createResource(kit, roles, roleRules(kit)),
      baseUrl: new URL(path, config.sending.publicUrl).href,
    };
    return {
      Answer: async (call: Call<SurfaceRequest>) => {
        // The response neither waits for this write nor fails with it.
        void noteScimTokenUse(kit.db, call.caller.scimTokenId).catch((err) =>
          kit.log.warn({ err }, 'recording the use of a SCIM token failed'),
        );
        return writeAnswer(await answerScim(contextOf(deps, call), readRequest(call.request)));
      },
    };
  },
});

/** A token may do all that administrators may do with accounts and roles, except what the protocol does not offer. */
function contextOf(deps: ScimDeps, call: Call): ScimContext {
  const caller = { ...call.caller, isAdmin: true };
  return { ...deps, callOf: (name) => callAs(call, { rpc: deps.kit.contract.rpc(`/bms.identity.${name}`), caller }) };
}

/** Answers a request of the protocol. @throws ApiError for errors that are none of the request, such as an unavailable database */
async function answerScim(context: ScimContext, request: ScimRequest): Promise<ScimAnswer> {
  const isBulk = request.segments.length === 1 && request.segments[0] === 'Bulk';
  try {
    return isBulk ? await answerBulk(context, request, answerRequest) : await answerRequest(context, request);
  } catch (thrown) {
    const error = toScimError(thrown);
    if (!error) throw thrown;
    return { status: error.status, body: errorBody(error) };
  }
}
