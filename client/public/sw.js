// Keeps the page of the web app and its built files, which never change under their names, so that it opens without a
// connection. Answers of the server are not kept here: the app keeps the few that may be, for whoever is signed in.
const version = 'muster-1';
const offline = '/offline.html';
// What was shared to the app waits here for its page (use-shared-file.ts), which takes it away.
const shared = 'muster-shared';
const mostFiles = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll([offline, '/favicon.svg'])));
  event.waitUntil(keepShell().catch(() => undefined));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== version && name !== shared).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === '/share') event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (url.pathname === '/favicon.svg') event.respondWith(fetch(request).catch(() => caches.match(request)));
});

// Doors of programs and files, for which the app has no page.
const noPage = /^\/(api|export|playground|upload|device)(\/|$)|\.[a-z\d]{1,8}$/i;

let isShellKept = false;

async function page(event, { pathname }) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !isShellKept) event.waitUntil(keepShell().catch(() => undefined));
    return answer;
  } catch {
    const shell = noPage.test(pathname) ? undefined : await caches.match('/');
    return shell ?? caches.match(offline);
  }
}

// The page of the app is kept once all it loads first is: with some of it missing it would stay white.
async function keepShell() {
  const cache = await caches.open(version);
  const shell = await fetch('/');
  const names = (await shell.clone().text()).match(/\/assets\/[^"]+/g) ?? [];
  const missing = await Promise.all(names.map(async (name) => ((await cache.match(name)) ? [] : [name])));
  await cache.addAll(missing.flat());
  await cache.put('/', shell);
  isShellKept = true;
}

let isTidied = false;

async function asset(event) {
  const { request } = event;
  const cache = await caches.open(version);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(cache, request, answer.clone()));
  return answer;
}

// Files of former versions go once for each start of this script, not with each file.
async function keep(cache, request, answer) {
  await cache.put(request, answer);
  if (isTidied) return;
  isTidied = true;
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  await Promise.all(files.slice(0, -mostFiles).map((file) => cache.delete(file)));
}

async function takeShared(request) {
  const files = (await request.formData()).getAll('file').filter((one) => one instanceof File && one.size > 0);
  const cache = await caches.open(shared);
  for (const kept of await cache.keys()) await cache.delete(kept);
  if (files[0]) {
    const headers = { 'content-type': files[0].type, 'x-name': encodeURIComponent(files[0].name) };
    await cache.put('/share', new Response(files[0], { headers }));
  }
  return Response.redirect(`/my-profile?shared=${files.length}`, 303);
}

self.addEventListener('push', (event) => {
  const { text, path, id } = event.data?.json() ?? {};
  if (!text) return;
  const shown = self.registration.showNotification('Muster', {
    body: text,
    icon: '/icons/muster-192.png',
    badge: '/icons/muster-192.png',
    tag: id,
    data: { path },
  });
  event.waitUntil(Promise.all([shown, countWaiting()]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

async function open(path) {
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return self.clients.openWindow(path);
  await window.focus();
  return window.navigate(path);
}

// The badge counts what waits for a decision, as home and the menu count it.
async function countWaiting() {
  if (!navigator.setAppBadge) return;
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ approvalGroups { count } }' }),
  }).catch(() => null);
  const groups = answer?.ok ? (await answer.json()).data?.approvalGroups : null;
  if (groups) await navigator.setAppBadge(groups.reduce((sum, { count }) => sum + count, 0));
}
