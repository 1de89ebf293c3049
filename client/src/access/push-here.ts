/** Whether this browser can be told while the app is closed. */
export const mayPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

/** The browser and system of a device, as people call them. */
export function deviceName(userAgent: string): string {
  const found = (names: [RegExp, string][]): string | undefined => names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = found([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = found([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter(Boolean).join(' · ') || 'Browser';
}

/** Asks the push service of this browser for an address of its own. */
export async function subscribeHere(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const registration = await navigator.serviceWorker.ready;
  // One made for another key, of an installation that was here before, is of no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Gives that address back; the badge goes with it. */
export async function unsubscribeHere(): Promise<void> {
  if (!mayPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await navigator.clearAppBadge?.();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
