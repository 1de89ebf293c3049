import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler } from 'express';
import { serveClient } from './web-client';

const script = 'export const words = "said often, said often";';
let folder: string;
let server: Server;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muster-client-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Muster</title>');
  writeFileSync(path.join(folder, 'assets/app-1.js'), script);
  writeFileSync(path.join(folder, 'assets/app-1.js.gz'), gzipSync(script));
  const asDefect: ErrorRequestHandler = (_error, _request, response, _next) => void response.sendStatus(500);
  server = express().use(serveClient(folder)).use(asDefect).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  rmSync(folder, { recursive: true });
});

it.each([
  ['gzip', 'gzip'],
  ['identity', null],
])('an asset goes out as %s to whoever takes only that, under one type and for a year', async (accepted, encoding) => {
  const response = await fetch(`${url}/assets/app-1.js`, { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000/);
  expect(await response.text()).toBe(script);
});

it.each([
  '/metrics',
  '/metrics/',
  '/actuator/health',
  '/device/none',
  '/api/none',
  '/.well-known/none',
  '/.env',
  '/wp-login.php',
  '/server-status',
  '/status',
  '/health',
  '/health-check',
  '/livez',
  '/liveness',
  '/ready',
  '/ping',
  '/none.ico',
  '/deep/none.json',
])('%s is no page of the app', async (path) => {
  const response = await fetch(url + path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'There is no such path.',
  ]);
});

it('a page of the app is answered under any path, anew each time; an asset that is not there is missing', async () => {
  const page = await fetch(`${url}/employees/0123`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await page.text()).toContain('<title>Muster</title>');
  expect((await fetch(`${url}/assets/none.js`)).status).toBe(404);
});

it('what is shared to the app without its service worker leads to the page that says nothing has come', async () => {
  const answer = await fetch(`${url}/share`, { method: 'POST', body: new FormData(), redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-profile?shared=0']);
});
