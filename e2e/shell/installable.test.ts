import { openStage } from '../stage';
import { barriers, eventually, painted } from '../visitor';

const stage = openStage();

test('the product can be installed under its name and sign', async () => {
  const somebody = await stage.visitor();
  const { page } = somebody;
  await somebody.go('/login');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Muster', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([(await page.request.get(src)).headers()['content-type'], sizes === 'any' ? sizes : size]).toEqual([
      type,
      sizes,
    ]);
  }
});

test('the app opens without a connection from built files; no answer is kept beside them', async () => {
  const hana = await stage.as('hr', '/employees', { serviceWorkers: 'allow' });
  const { page, context } = hana;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('table').getByRole('link').first().waitFor();
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(2);
  expect(kept.filter((path) => !/^\/(assets\/[^/]+|offline\.html|favicon\.svg)?$/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/payslips');
  await page.getByRole('heading', { name: 'This needs a connection' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Payslips' }).waitFor();
  hana.browserErrors();
});

test('what is pushed to a device is shown by it with its page, and what says nothing is not shown', async () => {
  const mariam = await stage.as('manager', '/', { serviceWorkers: 'allow' });
  const { page, context } = mariam;
  const wire = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;
  await eventually(() => expect(context.serviceWorkers()).toHaveLength(1));
  const worker = context.serviceWorkers()[0]!;
  // This browser has no system to show it on.
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: object; shown: unknown[] };
    scope.shown = [];
    Object.assign(scope.registration, {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) => {
        scope.shown.push([title, body, tag, data]);
      },
    });
  });
  const push = (data: object) =>
    wire.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify(data),
    });

  await push({ id: 'silent' });
  await push({ id: 'asked', text: 'Elias Khoury asks for 3 days of annual leave', path: '/approvals' });
  await eventually(async () =>
    expect(await worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)).toEqual([
      ['Muster', 'Elias Khoury asks for 3 days of annual leave', 'asked', { path: '/approvals' }],
    ]),
  );
});

test('nothing jumps while pages come', async () => {
  const hana = await stage.as('hr', '/', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts: [string, number][] = [];
  for (const path of ['/', '/employees', '/payslips', '/401']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await painted(page);
    shifts.push([path, await page.evaluate(() => (window as unknown as { shifts: number }).shifts)]);
  }
  expect(shifts.filter(([, value]) => value >= 0.1)).toEqual([]);
});
