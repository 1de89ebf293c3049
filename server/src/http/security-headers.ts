import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** Strict headers for everything served; styles may stand in the page because Ant Design writes them at run time. */
export function securityHeaders(publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  const webSocket = publicUrl.replace(/^http/, 'ws');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"], baseUri: ["'self'"], formAction: ["'self'"], frameAncestors: ["'none'"], objectSrc: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'], fontSrc: ["'self'", 'data:'], styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'], connectSrc: ["'self'", webSocket],
        ...isHttps ? { upgradeInsecureRequests: [] } : {},
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
}
