const plain = /^[!-[\]-~]+$/;

/**
 * Where a client may be sent after signing in or out: a path of ours, or an address of our own origin.
 * Everything else becomes the origin, so that no link of ours leads to another site.
 */
export function safeCallbackUrl(wanted: unknown, publicOrigin: string): string {
  if (typeof wanted !== 'string') return publicOrigin;
  const isPath = /^\/(?![/\\])/.test(wanted);
  if (!URL.canParse(isPath ? publicOrigin + wanted : wanted)) return publicOrigin;
  const url = new URL(isPath ? publicOrigin + wanted : wanted);
  const isOurs = url.origin === publicOrigin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isOurs) return publicOrigin;
  if (!plain.test(wanted)) return url.href;
  return isPath ? publicOrigin + wanted : wanted;
}
