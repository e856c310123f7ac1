import { createHash } from 'node:crypto';
import type { Message } from '@bms/rpc';
import { create as contentDisposition } from 'content-disposition';
import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';
import { allowRevalidation, isUnmodified, sendUnmodified } from './preconditions.ts';

/**
 * Sends the file of a response (`bms.api.FileContent`): browsers display it and save it under its name. Its ETag
 * identifies the content; If-None-Match with it is answered with 304.
 */
export function sendFile(request: Request, response: GatewayResponse, status: number, message: Message): void {
  const { media_type: type, file_name: name, content } = message as unknown as FileContent;
  const tag = createHash('sha256').update(content).digest('base64url');
  response.setHeader('ETag', `"${tag}"`);
  response.setHeader('Content-Disposition', contentDisposition(name, { type: 'inline' }));
  if (isUnmodified(request, tag)) {
    sendUnmodified(response);
    return;
  }
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  allowRevalidation(response);
  response.setHeader('Content-Length', content.length);
  response.end(content);
}

interface FileContent {
  readonly media_type: string;
  readonly file_name: string;
  readonly content: Buffer;
}
