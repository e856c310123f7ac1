import type { Contract, MessageContract } from '@bms/contracts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that are always redacted, even if no contract marks them as sensitive. */
const ALWAYS_SENSITIVE = ['password', 'token', 'otp', 'secret', 'authorization'];
/** The redaction depths: the object itself, a message in it, a record in that message. */
const DEPTHS = ['', '*.', '*.*.'];

/** Creates the log of a process: JSON lines on stdout; fields that the contract marks as sensitive are redacted. */
export function createLog(service: string, level: string, contract: Contract, stream?: DestinationStream): Logger {
  const names = new Set([...ALWAYS_SENSITIVE, ...sensitiveFields(contract)]);
  const paths = [...names].flatMap((name) => DEPTHS.map((depth) => depth + name));
  const options = {
    level,
    base: { service },
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * Serializes an error without its other properties: drivers attach whole topologies and commands, with their values.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const reason = 'code' in error ? error.code : undefined;
  return { name, message, reason, stack, cause: cause instanceof Error ? cause.message : undefined };
}

function sensitiveFields(contract: Contract): string[] {
  const seen = new Set<MessageContract>();
  const visit = (message: MessageContract): string[] => {
    if (seen.has(message)) return [];
    seen.add(message);
    return message.fields.flatMap((field) => [
      ...(field.rules.sensitive ? [field.name] : []),
      ...(field.message ? visit(field.message) : []),
    ]);
  };
  return contract.rpcs.flatMap((rpc) => [...visit(rpc.request), ...visit(rpc.response)]);
}
