/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */

export interface FieldMaskInput {
  'paths'?: (string)[];
}

export interface FieldMask {
  'paths': (string)[];
}
