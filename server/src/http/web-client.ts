import fs from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';

/**
 * What no page of the app is called: doors of programs, what watches of servers ask for (there are no metrics here:
 * /healthz and /readyz tell how it is), and files, which are there or not. Whoever asks for them learns that they are
 * not there.
 */
const noPage =
  /^\/(api|graphql|upload|device|export|metrics|prometheus|actuator|(server-)?status|health([-_]?check|z)?|(live|ready|alive)(z|ness)?|startupz?|ping|debug|cgi-bin)(\/|$)|^\/\.|\.[a-z\d]{1,8}$/i;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The built web client: hashed assets are kept for a year, pages are asked for anew, unknown paths get the app. */
export function serveClient(folder: string): RequestHandler {
  const assets = path.join(folder, 'assets');
  const compressed = new Set(
    fs.existsSync(assets) ? fs.readdirSync(assets).filter((name) => name.endsWith('.gz')) : [],
  );
  const router = Router();
  router.use('/assets', (request, response, next) => {
    response.removeHeader('Cache-Control');
    const name = `${request.path.slice(1)}.gz`;
    if (!compressed.has(name)) return next();
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip') === 'gzip') request.url = `/${name}`;
    next();
  });
  router.use('/assets', express.static(assets, { immutable: true, maxAge: '1y', setHeaders: asCompressed }));
  router.use(
    '/assets',
    (_request, response) =>
      void response.status(404).set('Cache-Control', 'no-store').type('text').send('There is no such file.'),
  );
  router.use(
    express.static(folder, {
      index: false,
      extensions: ['html'],
      setHeaders: (response) => {
        response.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  // The service worker takes what is shared to the installed app; without one its page says that nothing has come.
  router.post('/share', (_request, response) => response.redirect(303, '/my-profile?shared=0'));
  router.get(/.*/, (request, response) => {
    if (noPage.test(request.path)) return void response.status(404).type('text').send('There is no such path.');
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(path.join(folder, 'index.html'));
  });
  return router;
}

function asCompressed(response: Response, file: string): void {
  if (!file.endsWith('.gz')) return;
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', types[path.extname(file.slice(0, -3))] ?? 'application/octet-stream');
}
