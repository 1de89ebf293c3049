import type { Services } from '../../../platform/context';
import type { Text } from '../../../platform/text';
import { answerBegins } from '../domain/answer-begins';
import { signedHeaders } from '../domain/webhook-signature';
import { t } from '../texts/text';

/** Sends lines as one JSON array, signed as webhooks are; answers why they were not taken; null where they were. */
export async function sendLines(
  { webhooks, clock }: Pick<Services, 'webhooks' | 'clock'>,
  { url, secret }: { url: string; secret: string },
  id: string,
  lines: readonly object[],
): Promise<Text | null> {
  const body = JSON.stringify(lines);
  try {
    const { status, answer } = await webhooks.post(url, signedHeaders(secret, id, clock(), body), body);
    const isTaken = status >= 200 && status < 300;
    return isTaken ? null : t('send_lines.answered', { status, answer: answerBegins(answer) });
  } catch (error) {
    return t('send_lines.nobody_answered', { why: answerBegins((error as Error).message) });
  }
}
