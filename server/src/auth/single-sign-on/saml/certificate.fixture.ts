import { createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

export interface Keys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

export const rsaKeys = (modulusLength = 2048): Keys => generateKeyPairSync('rsa', { modulusLength });
export const ecKeys = (): Keys => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date): Buffer => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')));
const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('A directory')))));

/** A certificate that whoever holds these keys signed for themselves, as PEM. */
export function certificate({ privateKey, publicKey }: Keys, until: Date, from = new Date(0)): string {
  const isRsa = privateKey.asymmetricKeyType === 'rsa';
  const algorithm = isRsa ? sequence(oid('2a864886f70d01010b'), der(0x05)) : sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${whole.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----`;
}
