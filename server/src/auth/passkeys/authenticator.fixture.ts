import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { certificate, makersKey } from './maker.fixture';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as authenticators write: small whole numbers, bytes, texts, lists and maps. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

/** What of a ceremony is done otherwise than by the rules. */
export interface Otherwise {
  origin?: string;
  rpID?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  signedBy?: KeyObject;
  userHandle?: string;
  id?: string;
  /** Who vouches for the authenticator, in place of nobody. */
  attestedBy?: 'itself' | 'its maker';
}

/** A passkey in software: a key of the curve P-256 (ES256, COSE -7), and an authenticator that verifies its owner. */
export class Authenticator {
  readonly credentialId = base64url(randomBytes(32));
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** 0 for ever where it does not count. */
  counter: number;
  userHandle = '';

  constructor(
    private readonly origin: string,
    { counter = 0 }: { counter?: number } = {},
  ) {
    this.counter = counter;
  }

  /** As `navigator.credentials.create` answers, to `PublicKeyCredentialCreationOptionsJSON`. */
  make({ challenge, user }: { challenge: string; user: { id: string } }, otherwise: Otherwise = {}) {
    this.userHandle = user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.credentialId, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, key]);
    const data = this.data(0x40, otherwise, credential);
    const client = this.client('webauthn.create', challenge, otherwise);
    const statement = this.statement(Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]), otherwise);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', statement.size ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', data],
      ]),
    );
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client,
        attestationObject: base64url(attestation),
      },
    };
  }

  /** As `navigator.credentials.get` answers, to `PublicKeyCredentialRequestOptionsJSON`. */
  show({ challenge }: { challenge: string }, otherwise: Otherwise = {}) {
    if (this.counter) this.counter += 1;
    const data = this.data(0, otherwise);
    const client = this.client('webauthn.get', challenge, otherwise);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    const id = otherwise.id ?? this.credentialId;
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, otherwise.signedBy ?? this.keys.privateKey)),
        userHandle: otherwise.userHandle ?? this.userHandle,
      },
    };
  }

  private statement(signed: Buffer, { attestedBy }: Otherwise): Map<string, Cbor> {
    if (!attestedBy) return new Map();
    const key = attestedBy === 'itself' ? this.keys.privateKey : makersKey;
    const own: [string, Cbor][] = [
      ['alg', -7],
      ['sig', sign('sha256', signed, key)],
    ];
    return new Map(attestedBy === 'itself' ? own : [...own, ['x5c', [certificate]]]);
  }

  private client(type: string, challenge: string, otherwise: Otherwise): string {
    return base64url(
      JSON.stringify({
        type: otherwise.type ?? type,
        challenge: otherwise.challenge ?? challenge,
        origin: otherwise.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  /** Flags: user present, user verified, and whether a credential follows. */
  private data(more: number, otherwise: Otherwise, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(otherwise.counter ?? this.counter);
    const flags = more | 0x01 | (otherwise.isVerified === false ? 0 : 0x04);
    const rpID = otherwise.rpID ?? new URL(this.origin).hostname;
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), counter, credential]);
  }
}
