import fs from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';

const types: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml' };

/** The built web client: hashed assets are kept for a year, pages are asked for anew, unknown paths get the app. */
export function serveClient(folder: string): RequestHandler {
  const assets = path.join(folder, 'assets');
  const compressed = new Set(fs.existsSync(assets) ? fs.readdirSync(assets).filter((name) => name.endsWith('.gz')) : []);
  const router = Router();
  router.use('/assets', (request, response, next) => {
    const name = `${request.path.slice(1)}.gz`;
    if (!compressed.has(name)) return next();
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip') === 'gzip') request.url = `/${name}`;
    next();
  });
  router.use('/assets', express.static(assets, { immutable: true, maxAge: '1y', setHeaders: asCompressed }));
  router.use('/assets', (_request, response) => void response.status(404).set('Cache-Control', 'no-store').type('text').send('There is no such file.'));
  router.use(express.static(folder, { index: false, extensions: ['html'], setHeaders: (response) => { response.setHeader('Cache-Control', 'no-cache'); } }));
  router.get(/.*/, (request, response, next) => {
    if (/^\/(api|graphql|upload)(\/|$)/.test(request.path)) return next();
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
