import type { Caller, OpenApiDocument } from '@bms/contracts';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { callTool, type Dispatch, failure, text } from './call-tool.ts';
import { describeOperation } from './describe-operation.ts';
import type { AgentOperation } from './operations.ts';
import { DESCRIBE, describeTools, permittedTo, toolsOf } from './tools.ts';

/** The API as agents see it. */
export interface AgentApi {
  readonly document: OpenApiDocument;
  readonly operations: readonly AgentOperation[];
}

const INSTRUCTIONS = `Records are found by list_records or read, and changed by update_record and run_action.
Call describe_operation before the first write to a resource. Amounts are in minor units of their currency.
A write with dry_run checks everything and changes nothing. A detail has actions: those that are possible now.`;

/** The server of one request. */
interface AgentServer {
  readonly api: AgentApi;
  readonly caller: Caller;
  readonly dispatch: Dispatch;
}

/**
 * Answers the message of a request: without sessions, each request has a server of its own.
 * @param request the head of the request
 * @param message its body
 */
export async function answerMessage(deps: AgentServer, request: Request, message: unknown): Promise<Response> {
  const server = createServer(deps);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** Creates a server with the tools whose modules the caller may access. */
function createServer({ api: { document, operations }, caller, dispatch }: AgentServer): Server {
  const { title: name, version } = document.info;
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  const permitted = permittedTo(caller, operations);
  const tools = toolsOf(permitted);
  const describe = (id: unknown): CallToolResult => {
    const operation = permitted.find((one) => one.id === id);
    if (!operation) return failure(`operation: choose one of ${permitted.map((one) => one.id).join(', ')}`);
    return { content: [text(JSON.stringify(describeOperation(document, operation)))] };
  };
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describeTools(tools) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args } }) => {
    if (name === DESCRIBE) return describe(args?.['operation']);
    const tool = tools.find((one) => one.name === name);
    return tool ? callTool(tool, args, dispatch) : failure(`There is no tool ${name} for this caller.`);
  });
  return server;
}
