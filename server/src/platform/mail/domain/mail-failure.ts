import type { Text } from '../../../kernel/text/text';
import { t } from '../../texts/text';

export const mailFailures = [
  'address',
  'message',
  'busy',
  'sign_in',
  'unreachable',
  'timeout',
  'attachment',
  'other',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/** How an SMTP client tells what went wrong: its own code, and the reply of the server if there was one. */
export interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

export interface JudgedFailure {
  failure: MailFailure;
  /** The address itself was refused for good, which is all that SMTP lets us know of a mail that bounces. */
  hasBounced?: true;
  /** Trying again would be refused again. */
  isFinal: boolean;
  /** It is the server that cannot be used now: other mails need not be tried either. */
  isOfServer: boolean;
}

/**
 * What is said of the recipient but is not their doing: our server, a policy or the mail itself (RFC 3463, 5.3 to 5.7).
 */
const notOfAddress = /^\d{3}[ -]5\.[3-7]\./;

export function judgedFailure({ code = '', responseCode = 0, command = '', response = '' }: SmtpError): JudgedFailure {
  const ofServer = (failure: MailFailure): JudgedFailure => ({ failure, isFinal: false, isOfServer: true });
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return ofServer('sign_in');
  if (code === 'EATTACH') return { failure: 'attachment', isFinal: false, isOfServer: false };
  if (code === 'ETIMEDOUT') return ofServer('timeout');
  if (responseCode === 421) return ofServer('busy');
  if (responseCode >= 500) {
    const hasBounced = /^RCPT/.test(command) && !notOfAddress.test(response);
    return {
      failure: hasBounced ? 'address' : 'message',
      isFinal: true,
      isOfServer: false,
      ...(hasBounced && { hasBounced }),
    };
  }
  if (responseCode >= 400) return { failure: 'busy', isFinal: false, isOfServer: false };
  if (['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPROTOCOL'].includes(code))
    return ofServer('unreachable');
  return { failure: 'other', isFinal: false, isOfServer: false };
}

/** Minutes to wait after the first, second … attempt; after the last one the mail has failed. */
const waits = [1, 5, 30, 120, 480];
export const mostAttempts = waits.length + 1;

/** When to try again after so many attempts; null when it was tried often enough. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 60_000);
}

export const failureTexts: Record<MailFailure, Text> = {
  address: t('mail_failure.failure_texts.address'),
  message: t('mail_failure.mail_server_refused_mail'),
  busy: t('mail_failure.failure_texts.busy'),
  sign_in: t('mail_failure.failure_texts.sign_in'),
  unreachable: t('mail_failure.failure_texts.unreachable'),
  timeout: t('mail_failure.failure_texts.timeout'),
  attachment: t('mail_failure.failure_texts.attachment'),
  other: t('mail_failure.failure_texts.other'),
};
