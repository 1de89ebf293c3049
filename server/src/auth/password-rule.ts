import { invalid } from '../platform/errors';
import type { Text } from '../platform/text';

const minimumCharacters = 8;
/** bcrypt reads no further than this, so a longer password would be cut without anybody noticing. */
const maximumBytes = 72;

export const isTooLongForBcrypt = (password: string): boolean => Buffer.byteLength(password, 'utf8') > maximumBytes;

/** Why a new password is refused, or null when it may be used. */
export function passwordProblem(password: string): Text | null {
  if ([...password].length < minimumCharacters) {
    return {
      en: `Use at least ${minimumCharacters} characters for the password.`,
      ar: `استخدم ${minimumCharacters} أحرف على الأقل لكلمة المرور.`,
    };
  }
  if (isTooLongForBcrypt(password)) {
    return {
      en: `The password is too long. Its limit is ${maximumBytes} bytes: ${maximumBytes} Latin or ${maximumBytes / 2} Arabic letters.`,
      ar: `كلمة المرور طويلة جدًا. الحد ${maximumBytes} بايت: ${maximumBytes} حرفًا لاتينيًا أو ${maximumBytes / 2} عربيًا.`,
    };
  }
  return null;
}

/** Throws INVALID on `field` unless the password may be used. */
export function assertPassword(password: string, field: string): void {
  const problem = passwordProblem(password);
  if (problem) throw invalid(field, problem);
}
