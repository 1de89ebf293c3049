import { createHmac } from 'node:crypto';

/**
 * Headers of one call as Standard Webhooks 1.0.0 has them (https://www.standardwebhooks.com): the signature is over id,
 * time and the very bytes of the body, so that none of them can be exchanged and an old call cannot be played again
 * later.
 */
export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
