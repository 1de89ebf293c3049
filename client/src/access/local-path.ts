/** The path to go on to after signing in: only ever one of this app, whatever the address says. */
export function localPath(callbackUrl: string | null): string {
  if (!callbackUrl) return '/';
  try {
    const url = new URL(callbackUrl, window.location.origin);
    return url.origin === window.location.origin ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
