import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** The part of the options of a ceremony that a passkey reads. */
interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

/** A difference from the response of an honest browser or authenticator. */
export interface Deviation {
  readonly origin?: string;
  readonly counter?: number;
  readonly isUnverified?: boolean;
}

/** A passkey in memory (ES256, without attestation) on a page of an origin. */
export class SoftwarePasskey {
  readonly id: Buffer = randomBytes(16);
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#origin = origin;
    this.#privateKey = privateKey;
    this.#publicKey = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
  }

  /** Answers the options of `navigator.credentials.create`. */
  create(options: Options, deviation: Deviation = {}) {
    const clientDataJSON = this.#clientData('webauthn.create', options, deviation);
    const data = Buffer.concat([
      this.#authenticatorData(options.rp?.id ?? '', HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey,
    ]);
    const attestationObject = base64url(attestation(data));
    return this.#credential({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** Answers the options of `navigator.credentials.get`. */
  get(options: Options, deviation: Deviation = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', options, deviation);
    const data = this.#authenticatorData(options.rpId ?? '', 0, deviation);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = base64url(sign('sha256', signed, this.#privateKey));
    return this.#credential({ clientDataJSON, authenticatorData: base64url(data), signature });
  }

  #credential(response: object) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Options, { origin = this.#origin }: Deviation): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  #authenticatorData(rpId: string, flag: number, { counter, isUnverified }: Deviation): Buffer {
    this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const flags = USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED) | flag;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}

/** Returns a public key (RFC 9052) of ES256 in CBOR. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from('a5010203262001', 'hex');
  return Buffer.concat([head, Buffer.from('215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
}

/** Returns an attestation object of the format `none` in CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const none = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  return Buffer.concat([Buffer.from([0xa3]), ...none, text('authData'), Buffer.from([0x58, data.length]), data]);
}
