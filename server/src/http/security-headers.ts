import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** Strict headers for everything served; styles may stand in the page because Ant Design writes them at run time. */
export function securityHeaders(publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  const webSocket = publicUrl.replace(/^http/, 'ws');
  const strict = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", webSocket],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    // Everything that is answered from the database is of somebody; what may be kept, files of the web app alone, says
    // so itself.
    response.setHeader('Cache-Control', 'private, no-store');
    strict(request, response, next);
  };
}

/**
 * What the pages use of a device: photos and places of those who clock in, and copying a text. Nothing of the rest is
 * given to anybody.
 */
const own = [
  'camera',
  'geolocation',
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-get',
  'publickey-credentials-create',
];
const nobodys = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];
const permissions = [...own.map((name) => `${name}=(self)`), ...nobodys.map((name) => `${name}=()`)].join(', ');
