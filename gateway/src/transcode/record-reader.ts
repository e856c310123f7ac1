import type { HttpBinding, PathSegment, Rpc } from '@bms/contracts';

/**
 * Finds the rpc that reads the record of a longer path, or of another method on the same path. A POST that pages of the
 * record's origins send is about the record, too.
 */
export function readerOf(rpc: Rpc, binding: HttpBinding): { rpc: Rpc; binding: HttpBinding } | undefined {
  const readers = rpc.service.rpcs
    .filter((other) => other.policy.stream === '')
    .flatMap((other) => other.bindings.map((candidate) => ({ rpc: other, binding: candidate })))
    .filter((reader) => reader.binding.method === 'GET' && isRecordOf(reader.binding.segments, binding.segments))
    .filter((reader) => rpc.policy.crossOrigin || !createsRecord(binding, reader.binding));
  return readers.sort((a, b) => b.binding.segments.length - a.binding.segments.length)[0];
}

/**
 * True if the binding creates the record: a POST to its path creates it under the number in the path, so it need not
 * exist.
 */
function createsRecord(binding: HttpBinding, record: HttpBinding): boolean {
  return binding.method === 'POST' && record.segments.length === binding.segments.length;
}

function isRecordOf(record: readonly PathSegment[], whole: readonly PathSegment[]): boolean {
  const last = record.at(-1);
  if (!last || record.length > whole.length) return false;
  if (!('variable' in last) && record.length < whole.length) return false;
  return record.every((segment, at) => JSON.stringify(segment) === JSON.stringify(whole[at]));
}
