/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */

export type AnyInput = {
  type_url: string;
  value: Buffer | Uint8Array | string;
}

export interface Any {
  'type_url': (string);
  'value': (Buffer);
}

export interface FieldMaskInput {
  'paths'?: (string)[];
}

export interface FieldMask {
  'paths': (string)[];
}
