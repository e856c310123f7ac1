import type { Rpc } from '../types.ts';

/** The message of a file that the gateway sends as the body of a response. */
const FILE_CONTENT = 'bms.api.FileContent';

/** True if an rpc returns a file instead of JSON. */
export const returnsFile = ({ response }: Rpc): boolean => response.name === FILE_CONTENT;
