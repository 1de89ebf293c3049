import { randomInt } from 'node:crypto';
import type { Cipher } from '../../platform/http/cipher';

/** Letters and digits nobody takes for another: 32 of them, so that ten are 50 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
const codes = 10;
const half = 5;

const part = (): string => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');

/** Ten codes, each good once in place of the second factor, as they are written down: `abcde-fgh23`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, () => `${part()}-${part()}`);

/** As it is kept: nobody without the server's secret can try codes against it. */
export const recoveryHash = (cipher: Cipher, userId: string, code: string): string =>
  cipher.sign(`recovery code ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`).toString('base64url');
