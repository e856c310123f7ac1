import type { Contract } from '../types.ts';
import { type ParsedContract, parseContract } from './parse-contract.ts';
import { locateProtos, type ProtoSource, readOnce } from './proto-files.ts';
import { throughSnapshot } from './snapshot.ts';
import { openWire } from './wire.ts';

/**
 * Reads the contract; that of the project once per process.
 * @throws Error naming the rpc, message or field at fault; a process with an incomplete contract does not start
 * @see docs/adr/0001-contract-first.md
 */
export const loadContract: (source?: ProtoSource) => Contract = readOnce(readContract);

function readContract(source: ProtoSource): Contract {
  const protos = locateProtos(source);
  const isOfProject = !source.protoDirs && !source.files;
  const parsed = isOfProject ? throughSnapshot(protos, parseContract) : parseContract(protos);
  return contractOf(parsed, openWire(parsed.files, protos.includeDirs));
}

function contractOf(
  { services, events, recordEvents, messages }: ParsedContract,
  definition: Contract['definition'],
): Contract {
  const rpcs = services.flatMap((service) => service.rpcs);
  const byPath = new Map(rpcs.map((rpc) => [rpc.path, rpc]));
  return {
    rpcs,
    events,
    recordEvents,
    services: new Map(services.map((service) => [service.name, service])),
    definition,
    message: (name) => {
      const message = messages.get(name);
      if (!message) throw new Error(`no rpc and no event of the contract has a message ${name}`);
      return message;
    },
    rpc: (rpcPath) => {
      const rpc = byPath.get(rpcPath);
      if (!rpc) throw new Error(`the contract has no rpc ${rpcPath}`);
      return rpc;
    },
  };
}
